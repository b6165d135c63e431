import { useSyncExternalStore } from 'react'
import { timeOfServer } from '../../timers/server-clock.ts'
import { everySecond } from '../../timers/use-seconds.ts'

const minute = 60_000
const read = (): number => Math.floor(timeOfServer.now() / minute) * minute

/** The present minute by the server's clock, in milliseconds; wakes when it is over. */
export function useServerMinute(): number {
  return useSyncExternalStore(everySecond, read, read)
}
