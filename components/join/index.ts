export { CodeForm } from './CodeForm'
export { ComeByCode } from './ComeByCode'
