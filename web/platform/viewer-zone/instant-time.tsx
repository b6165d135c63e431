import { formatDay } from '../formatting/day.ts'
import { localTime } from '../formatting/local-time.ts'
import styles from './instant-time.module.css'
import { useOffsetAt } from './use-offset-at.ts'

const textAt = (offset: number, at: number) => `${formatDay(offset, at)}, ${localTime(offset, at)}`

/** An instant on the viewer's own clock, as `Nov 20th 2026, 14:20`; in UTC for whoever points at it. */
export function InstantTime({ instant }: { instant: string }) {
  const offset = useOffsetAt(instant)
  const at = Date.parse(instant)
  return (
    <time dateTime={instant} title={`${instant.slice(0, 16).replace('T', ' ')} UTC`}>
      {offset === null ? <span className={styles.room}>{textAt(0, at)}</span> : textAt(offset, at)}
    </time>
  )
}
