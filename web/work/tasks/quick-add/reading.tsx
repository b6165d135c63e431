import { priorityWord } from '@talentplace/contract/work/tasks/task-priority'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { Chip, TaskReading, Unclear } from './read-task-text.ts'
import { ReadingChip } from './reading-chip.tsx'
import { recurrenceWords } from './recurrence-words.ts'
import { WhichPerson } from './which-person.tsx'
import styles from './reading.module.css'

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
