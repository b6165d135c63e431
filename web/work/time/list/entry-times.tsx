import * as t from '@talentplace/contract/work/messages/time'
import { zoneTime } from '../../../platform/formatting/zone-time.ts'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { localTime } from '../../../platform/formatting/local-time.ts'
import { useOffsetAt } from '../../../platform/viewer-zone/use-offset-at.ts'

interface Ends {
  readonly start_at: string
  readonly end_at: string
  readonly timezone: string
  readonly timezone_offset: number
}

function Interval({ start_at, end_at, timezone, timezone_offset }: Ends) {
  // The clocks may change in between.
  const end = useOffsetAt(end_at, timezone) ?? timezone_offset
  return (
    <span title={zoneTime(timezone)}>
      {localTime(timezone_offset, Date.parse(start_at))}–{localTime(end, Date.parse(end_at))}
    </span>
  )
}

/** When an entry was, on the assistant's clock. */
export function EntryTimes({ entry }: { entry: TimeEntry }) {
  const { start_at, end_at, timezone, timezone_offset } = entry
  if (start_at === null || end_at === null) return <span>{t.durationOnly()}</span>
  return <Interval {...{ start_at, end_at, timezone, timezone_offset }} />
}
