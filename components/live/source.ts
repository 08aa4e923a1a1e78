import type { News, Wants } from './news'

/** What a source tells the leading tab. */
export interface Ear {
  readonly news: (news: News) => void
  /** The server was heard: the connection is alive. */
  readonly alive: () => void
  /** The source ended or gave up; it says nothing more. */
  readonly broken: () => void
}

/** Begins to bring news of what is wanted; answers with what ends it. */
export type Source = (wants: Wants, ear: Ear) => () => void
