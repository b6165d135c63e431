import { formatDay } from '../formatting/day.ts'
import { localTime } from '../formatting/local-time.ts'
import { useOffsetAt } from './use-offset-at.ts'

/** An instant on the viewer's own clock, as `Nov 20th 2026, 14:20`; in UTC for whoever points at it. */
export function InstantTime({ instant }: { instant: string }) {
  const offset = useOffsetAt(instant)
  const at = Date.parse(instant)
  return (
    <time dateTime={instant} title={`${instant.slice(0, 16).replace('T', ' ')} UTC`}>
      {offset !== null && `${formatDay(offset, at)}, ${localTime(offset, at)}`}
    </time>
  )
}
