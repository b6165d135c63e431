import * as t from '@talentplace/contract/hiring/messages/meetings'
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Slot } from '@talentplace/contract/hiring/meetings/meeting.routes'
import type { MeetingKind } from '@talentplace/contract/core/calendar/meeting'
import { useApi } from '../../platform/api/query.ts'
import { browserZone, browserZoneChanged } from '../../platform/viewer-zone/browser-zone.ts'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { zoneTime } from '../../platform/formatting/zone-time.ts'
import { slotDays, timeText } from './slot-days.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './slot-picker.module.css'

const daysAtOnce = 2
/** Half hours of office hours, as they are by default: how much room they will need. */
const timesOfDay = 16

/** The zone of the reader's own clock; null until the page is live. */
export function useOwnZone(): string | null {
  return useSyncExternalStore(
    browserZoneChanged.listen,
    () => browserZone() ?? 'UTC',
    () => null,
  )
}

function Times({
  slots,
  chosen,
  officeZone,
  onChoose,
}: {
  slots: readonly Slot[]
  chosen: string | null
  officeZone: string | null
  onChoose: (start: string) => void
}) {
  return (
    <div className={styles.times}>
      {slots.map(({ start, timezone_offset, office_offset }) => (
        <button
          key={start}
          type="button"
          className={styles.time}
          aria-pressed={start === chosen}
          onClick={() => onChoose(start)}
        >
          {timeText(start, timezone_offset)}
          {officeZone !== null && timezone_offset !== office_offset && (
            <span className={styles.other}>
              {timeText(start, office_offset)} {zoneTime(officeZone)}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

interface SlotPickerProps {
  readonly kind: MeetingKind
  readonly chosen: string | null
  /** What is wrong with what is chosen. */
  readonly error: ReactNode
  readonly onChoose: (start: string) => void
}

/** B8.3: our free times, by the reader's own days and clock; always says whose clock it is. The form's field `start`. */
export function SlotPicker({ kind, chosen, error: wrong, onChoose }: SlotPickerProps) {
  const wrongId = useId()
  const timezone = useOwnZone()
  const [visible, setVisible] = useState(daysAtOnce)
  const { data, error, refetch } = useApi(
    'meetings.listSlots',
    { query: { kind, timezone: timezone ?? 'UTC' } },
    // Times shown last time are not shown again: the answer would move them under a press.
    { enabled: timezone !== null, staleTime: 0, gcTime: 0 },
  )
  // Times that were shown stay while others can't be asked for.
  if (error && !data) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className={styles.days} aria-busy="true">
        <Skeleton height={48} />
        {Array.from({ length: daysAtOnce }, (_, day) => (
          <div key={day}>
            <div className={styles.day}>
              <Skeleton height={24} />
            </div>
            <div className={styles.times}>
              {Array.from({ length: timesOfDay }, (_each, at) => (
                <Skeleton key={at} height={44} />
              ))}
            </div>
          </div>
        ))}
      </div>
    )
  }
  if (data.count === 0) {
    return <EmptyState title={t.allTaken()}>{t.lookTomorrow()}</EmptyState>
  }
  const days = slotDays(data.slots)
  return (
    <fieldset className={styles.days} data-path="start" aria-label={t.freeTimes()} aria-describedby={wrongId}>
      <p className={styles.clock}>{t.whoseClock({ zone: zoneTime(data.timezone) })}</p>
      <p id={wrongId} className={styles.wrong}>
        {wrong}
      </p>
      {days.slice(0, visible).map(({ day, slots }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <Times slots={slots} chosen={chosen} officeZone={data.office_timezone} onChoose={onChoose} />
        </section>
      ))}
      {days.length > visible && (
        <TextButton className={styles.more} onClick={() => setVisible(days.length)}>
          {t.laterDays()}
        </TextButton>
      )}
    </fieldset>
  )
}
