export { LiveProvider, useLine, useLink } from './LiveProvider'
export type { Link } from './news'
export { useLiveTable } from './useLiveTable'
