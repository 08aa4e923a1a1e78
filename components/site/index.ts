export { SignInLink, signInTo } from './SignInLink'
export { SafetyLinks } from './SiteFooter'
export { SiteFrame } from './SiteFrame'
export type { Reader } from './SiteHeader'
