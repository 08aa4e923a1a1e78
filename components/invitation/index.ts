export { Invitation } from './Invitation'
export { NotHere } from './NotHere'
