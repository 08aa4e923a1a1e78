export { Games } from './Games'
export { SignInFirst } from './SignInFirst'
