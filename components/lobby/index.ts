export { Facts } from './Facts'
export { Lobby } from './Lobby'
