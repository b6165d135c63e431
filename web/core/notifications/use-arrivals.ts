import { useEffect, useState } from 'react'
import { announce } from '../../ui/notice/live-region.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { catchUp, realtimeMessages } from '../../platform/realtime/realtime.ts'
import { followArrivals, type Arrived, type Starting } from './follow-arrivals.ts'

function show(arrived: readonly Arrived[]): void {
  const [first] = arrived
  if (!first) return
  announce(arrived.length === 1 ? `New notification: ${first.title}` : `${arrived.length} new notifications`)
  if (document.visibilityState === 'hidden') return
  for (const { uuid, title, priority } of arrived)
    if (priority === 0) notify({ kind: 'info', id: uuid, message: title })
}

/**
 * Says what arrives after `recent` was loaded: to screen readers all of it, over the page what matters most. After a
 * fall of the line what was missed is asked for from where it fell. `person`: whose notifications they are.
 */
export function useArrivals(person: string | null, recent: Starting | undefined): void {
  const [started, setStarted] = useState<{ person: string; from: Starting } | null>(null)
  if (person !== null && recent !== undefined && started?.person !== person) setStarted({ person, from: recent })
  useEffect(() => {
    if (!started) return undefined
    const arrivals = followArrivals(started.from, show)
    const ends = [
      realtimeMessages.listen(({ event }) => event === 'notifications_updated' && arrivals.check()),
      catchUp.listen(() => arrivals.check()),
    ]
    return () => {
      arrivals.stop()
      ends.forEach((end) => end())
    }
  }, [started])
}
