import * as t from '@talentplace/contract/matching/messages/profile'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import {
  dayName,
  type DayPart,
  partHours,
  partTitle,
  scheduleClocks,
  shiftedPartHours,
  type Weekday,
  worksThen,
} from './schedule-shift.ts'
import { sharedHalves } from './shared-halves.ts'
import styles from './weekly-schedule.module.css'

interface WeeklyScheduleProps {
  readonly availabilities: readonly string[]
  readonly city: string
  /** How far their clock is ahead of the viewer's, in minutes; null when the viewer's is unknown. */
  readonly minutesAhead: number | null
}

interface WorksProps {
  readonly availabilities: readonly string[]
  readonly day: Weekday
  readonly part: DayPart
  readonly minutesAhead: number | null
}

/** The part of the viewer's working day in it, drawn; how much that is in all stands above the week. */
function Shared({ day, part, minutesAhead }: { day: Weekday; part: DayPart; minutesAhead: number }) {
  const halves = sharedHalves(weekdays.indexOf(day), part, minutesAhead)
  if (!halves.includes(true)) return null
  return (
    <span className={styles.halves} aria-hidden="true">
      {halves
        .map((isShared, half) => ({ key: `half-${half}`, isShared }))
        .map(({ key, isShared }) => (
          <span key={key} data-shared={isShared} />
        ))}
    </span>
  )
}

function Works({ availabilities, day, part, minutesAhead }: WorksProps) {
  const works = worksThen(availabilities, day, part)
  return (
    <td className={styles.cell} data-works={works}>
      {works && <IconCheck size={16} stroke={2.5} aria-hidden="true" />}
      {works && minutesAhead !== null && <Shared day={day} part={part} minutesAhead={minutesAhead} />}
      <VisuallyHidden>{works ? t.works() : t.off()}</VisuallyHidden>
    </td>
  )
}

function PartHead({ part, minutesAhead }: { part: DayPart; minutesAhead: number | null }) {
  return (
    <>
      <span className={styles.part}>{partTitle(part)}</span>
      <span className={styles.theirs}>{partHours(part)}</span>
      {minutesAhead !== null && minutesAhead !== 0 && (
        <span className={styles.yours}>{t.forYou({ hours: shiftedPartHours(part, minutesAhead) })}</span>
      )}
    </>
  )
}

function Day({ day }: { day: Weekday }) {
  return (
    <abbr className={styles.day} title={dayName(day)}>
      {dayName(day).slice(0, 3)}
    </abbr>
  )
}

/**
 * B5.3: morning, afternoon and evening of seven days, in both clocks, and which of it lies in the viewer's working day.
 * Where room is short the days stand one below the other.
 */
export function WeeklySchedule({ availabilities, city, minutesAhead }: WeeklyScheduleProps) {
  const isNarrow = useMediaQuery('(max-width: 64em)', false, { getInitialValueInEffect: false })
  if (isNarrow) {
    return (
      <table className={styles.schedule}>
        <caption className={styles.caption}>{scheduleClocks(city, minutesAhead)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t.day()}</VisuallyHidden>
            </th>
            {dayParts.map((part) => (
              <th key={part.part} scope="col">
                <PartHead part={part} minutesAhead={minutesAhead} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">
                <Day day={day} />
              </th>
              {dayParts.map((part) => (
                <Works key={part.part} {...{ availabilities, day, part, minutesAhead }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return (
    <table className={styles.schedule}>
      <caption className={styles.caption}>{scheduleClocks(city, minutesAhead)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t.partOfDay()}</VisuallyHidden>
          </th>
          {weekdays.map((day) => (
            <th key={day} scope="col" className={styles.dayHead}>
              <Day day={day} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dayParts.map((part) => (
          <tr key={part.part}>
            <th scope="row">
              <PartHead part={part} minutesAhead={minutesAhead} />
            </th>
            {weekdays.map((day) => (
              <Works key={day} {...{ availabilities, day, part, minutesAhead }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
