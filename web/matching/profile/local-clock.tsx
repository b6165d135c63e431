import { useEffect } from 'react'
import { localTime } from '../../platform/formatting/local-time.ts'
import { offsetIsStale, type ServerInstant, useServerTime } from '../candidates/card/server-clock.ts'
import { twelveHourTime } from './twelve-hour-clock.ts'

const second = 1000

interface LocalClockProps {
  readonly instant: ServerInstant
  /** Minutes east of UTC. */
  readonly offset: number
  /** When the offset changes next, ISO 8601. */
  readonly nextChange: string | null
  /** The offset no longer holds: a fresh one is needed. */
  readonly onStale: () => void
}

/** B5.3: the time of day there, each second, by the server's clock and offset. */
export function LocalClock({ instant, offset, nextChange, onStale }: LocalClockProps) {
  const time = useServerTime(instant, second) ?? Date.parse(instant.now)
  const isStale = offsetIsStale(time, nextChange)
  useEffect(() => {
    if (isStale) onStale()
  }, [isStale, onStale])
  return (
    <time dateTime={new Date(time).toISOString()}>{twelveHourTime(localTime(offset, time, { seconds: true }))}</time>
  )
}
