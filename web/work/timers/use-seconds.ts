import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useSyncExternalStore } from 'react'
import { timeOfServer } from './server-clock.ts'
import { secondsAt } from './to-timer-views.ts'

/** Wakes each second. */
export function everySecond(listener: () => void): () => void {
  const ticking = setInterval(listener, 1_000)
  return () => clearInterval(ticking)
}
const never = () => () => undefined

/** The seconds on a timer now, by the server's clock; each second anew while it runs. */
export function useSeconds(timer: Pick<Timer, 'state' | 'seconds' | 'as_of'>): number {
  const read = (): number => secondsAt(timer, timeOfServer.now())
  return useSyncExternalStore(timer.state === 'running' ? everySecond : never, read, read)
}
