import { usualRecurrences } from '@talentplace/contract/tasks/recurrence'
import { priorityWord } from '@talentplace/contract/tasks/task-priority'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { Chip, TaskReading, Unclear } from './read-task-text.ts'
import { ReadingChip } from './reading-chip.tsx'
import { WhichPerson } from './which-person.tsx'
import styles from './reading.module.css'

const weekdayNames: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}
const units: Readonly<Record<string, string>> = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' }

/** A rule as it is written in a line. */
export function recurrenceWords(rule: string): string {
  const usual = usualRecurrences.find((each) => each.rule === rule)
  if (usual) return usual.label
  const { last, days, unit, count } =
    /^FREQ=(?<unit>\w+)(?:;INTERVAL=(?<count>\d+))?(?:;BYDAY=(?<last>-1)?(?<days>[A-Z,]+))?$/.exec(rule)?.groups ?? {}
  const names = days?.split(',').map((day) => weekdayNames[day]) ?? []
  if (last !== undefined) return `On the last ${names.join()} of every month`
  return names.length > 0 ? `Every ${names.join(' and ')}` : `Every ${count} ${units[unit ?? '']}`
}

function words(chip: Chip): string {
  if (chip.kind === 'day') return `Due ${calendarDay(chip.day)}`
  if (chip.kind === 'recurrence') return recurrenceWords(chip.rule)
  return chip.kind === 'priority' ? `${priorityWord(chip.priority)} priority` : chip.person.name
}

const tones = { day: 'info', recurrence: 'info', priority: 'notice', person: 'good' } as const

interface ReadingProps {
  readonly reading: TaskReading
  /** Puts the words back into the name. */
  readonly onDismiss: (chip: Chip | Unclear) => void
  readonly onChoose: (unclear: Unclear, user_uuid: string) => void
}

/** How a line is read, before it is saved: each part can be taken back. */
export function Reading({ reading, onDismiss, onChoose }: ReadingProps) {
  const { name, chips, unclear, unknown, due_date, recurrence } = reading
  // Recurring work begins on the first day of its rule, which may be another one than the line names.
  const isFirst =
    recurrence !== null && due_date !== null && !chips.some((chip) => chip.kind === 'day' && chip.day === due_date)
  return (
    <div className={styles.reading}>
      <span className={styles.name}>
        Task name: <strong>{name || '…'}</strong>
      </span>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Details found in your text">
          {chips.map((chip) => (
            <li key={chip.key}>
              <ReadingChip tone={tones[chip.kind]} text={chip.text} onDismiss={() => onDismiss(chip)}>
                {words(chip)}
              </ReadingChip>
            </li>
          ))}
        </ul>
      )}
      {isFirst && <span>First due {calendarDay(due_date)}</span>}
      {unclear.map((each) => (
        <WhichPerson key={each.key} unclear={each} onChoose={onChoose} onDismiss={onDismiss} />
      ))}
      {unknown.map((word) => (
        <Tag key={word} tone="danger">
          {word} isn’t on this subscription
        </Tag>
      ))}
    </div>
  )
}
