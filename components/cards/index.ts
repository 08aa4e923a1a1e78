import './index.css'

export { Back, SmallBack } from './Back'
export { CardFace } from './CardFace'
export { Drawing } from './Drawing'
export { Emblem } from './Emblem'
export { Patch } from './Patch'
