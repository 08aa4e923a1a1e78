export { CallMe } from './CallMe'
export { useStayCalled } from './useCalls'
export { useSummons } from './useSummons'
