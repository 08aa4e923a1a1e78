/** What carries announcements between processes. It may lose some: those who listen look for gaps by themselves. */
export interface Wire {
  send(lines: readonly string[]): Promise<void>
  close(): Promise<void>
}
