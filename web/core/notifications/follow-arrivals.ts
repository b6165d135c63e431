import type { Reply } from '../../platform/api/operation-types.ts'
import { call } from '../../platform/api/call.ts'

export type Arrived = Reply<'notifications.listMissed'>['notifications'][number]

export interface Arrivals {
  /** Asks what came since the last time. */
  check(): void
  stop(): void
}

/** Where the list ended when it was loaded, and its newest: those are not told. */
export type Starting = Pick<Reply<'notifications.listNotifications'>, 'offset' | 'notifications'>

/**
 * Tells each notification that arrives, once, newest first. Asks from the offset of the answer before, so that nothing
 * is left out whatever happened to the line. A call that fails is made up for by the next.
 */
export function followArrivals(begin: Starting, onArrived: (arrived: readonly Arrived[]) => void): Arrivals {
  const known = new Set(begin.notifications.map(({ uuid }) => uuid))
  const ending = new AbortController()
  let { offset } = begin
  let asking = false
  let again = false

  async function fetchArrivals(): Promise<void> {
    const reply = await call('notifications.listMissed', { query: { offset }, signal: ending.signal })
    offset = reply.offset
    const fresh = reply.notifications.filter(({ uuid }) => !known.has(uuid))
    for (const { uuid } of reply.notifications) known.add(uuid)
    if (fresh.length > 0) onArrived(fresh)
  }

  async function run(): Promise<void> {
    asking = true
    do {
      again = false
      await fetchArrivals().catch(() => undefined)
    } while (again && !ending.signal.aborted)
    asking = false
  }

  return {
    check() {
      if (asking) again = true
      else void run()
    },
    stop: () => ending.abort(),
  }
}
