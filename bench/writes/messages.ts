/** What a measured server imports first, so that it tells of its statements, its processor time and its memory. */
export const countingStatements = new URL('count-statements.ts', import.meta.url)

/** One call, the statements that it sent, and in how many round trips. */
export interface CallStatements {
  readonly call: string
  readonly texts: string[]
  trips: number
}

export interface ToMeasured {
  /** From `count` on statements are counted, until `statements`. */
  readonly read: 'count' | 'statements' | 'processor' | 'memory'
}

export interface FromMeasured {
  readonly calls?: readonly CallStatements[]
  /** Of the processor, so far. */
  readonly microseconds?: number
  /** Bytes that are resident. */
  readonly memory?: number
}
