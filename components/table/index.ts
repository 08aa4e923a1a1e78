export { Table } from './Table'
export type { Answer, Connection, LoggedEvent, Look, Refusal, Send, TableProps } from './types'
