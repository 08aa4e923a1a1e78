/** What carries announcements between processes. It may lose some while it is away, and says when it is back. */
export interface Wire {
  /** @throws where not all of it could be sent */
  send(lines: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Those at the end of a wire. */
export interface Ears {
  readonly hear: (line: string) => void
  /** From now on the wire carries, for the first time or again: before, anything may have been missed. */
  readonly back: () => void
}
