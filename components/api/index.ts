export { ApiProvider } from './ApiProvider'
export { api, failureOf } from './client'
export { useTRPC } from './context'
export { isLastWord, useReason } from './reason'
