/** What the measured server tells the bench. Instants are milliseconds since 1970 with fractions. */
export type FromServer =
  | {
      what: 'ready'
      port: number
      barePort: number
      loadMilliseconds: number
      longestPause: number
      memory: number
      assistants: number
    }
  | { what: 'searchable'; ids: readonly number[]; at: number }
  | { what: 'memory'; memory: number }
  | { what: 'processor'; microseconds: number }
  | { what: 'alone'; microseconds: number }

/** What the bench asks of the measured server: its memory, the processor time it has used, or to search without HTTP. */
export type ToServer = { post: 'memory' } | { post: 'processor' } | { post: 'alone'; searches: readonly unknown[] }

/** What the writer tells: each change it made. */
export interface Written {
  readonly id: number
  readonly sent: number
  readonly committed: number
}

/** The present, comparable between processes of one machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now()
