import type { Announcement } from '../announcement.ts'

/**
 * How what one process announces reaches all of them, itself too: once its transaction has been committed, never when it
 * is rolled back, and once however often one transaction says it.
 */
export interface FanOut {
  readonly name: 'postgresql' | 'redis'
  /** True while this process hears everything that any process announces. */
  readonly connected: boolean
  /** False: what a process has committed and not told yet when it is killed is lost. */
  readonly survivesCrashes: boolean
  onHeard(heard: (announcement: Announcement) => void): void
  /** Called as soon as this process stops hearing: from then on it misses what is announced. */
  onLoss(lost: () => void): void
  /** Settles after the first try: what can't be reached is tried again until it is there. */
  start(): Promise<void>
  /** Tells first what has been committed. */
  stop(): Promise<void>
}
