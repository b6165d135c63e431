import * as t from '@talentplace/contract/work/messages/quick-add'
import { IconX } from '@tabler/icons-react'
import { recurrenceText } from '@talentplace/contract/work/tasks/recurrence-text'
import { priorityTag } from '@talentplace/contract/work/tasks/task-priority'
import type { ReactNode } from 'react'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { Rich } from '../../../ui/rich.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Chip, TaskReading, Unclear } from './read-task-text.ts'
import styles from './reading.module.css'

function words(chip: Chip): string {
  if (chip.kind === 'day') return t.dueOn({ day: calendarDay(chip.day) })
  if (chip.kind === 'recurrence') return recurrenceText(chip.rule, calendarDay)
  return chip.kind === 'priority' ? priorityTag(chip.priority) : chip.person.name
}

const tones = { day: 'info', recurrence: 'info', priority: 'notice', person: 'good' } as const

interface ReadingProps {
  readonly reading: TaskReading
  /** Puts the words back into the name. */
  readonly onDismiss: (chip: Chip | Unclear) => void
  readonly onChoose: (unclear: Unclear, user_uuid: string) => void
}

interface ReadingChipProps {
  readonly tone: 'info' | 'notice' | 'good'
  /** The words of the line that it stands for. */
  readonly text: string
  readonly children: ReactNode
  readonly onDismiss: () => void
}

/** What words of a line mean, with a button that puts them back into the task's name. */
function ReadingChip({ tone, text, children, onDismiss }: ReadingChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
      <button type="button" aria-label={t.leaveInName({ text })} onClick={onDismiss}>
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </span>
  )
}

interface WhichPersonProps {
  readonly unclear: Unclear
  readonly onChoose: (unclear: Unclear, user_uuid: string) => void
  readonly onDismiss: (unclear: Unclear) => void
}

const kinds = { client: t.kindClient(), assistant: t.kindAssistant(), staff: t.kindTeam() } as const

/** A name that several people have: whoever writes says which one they mean, or nobody. */
function WhichPerson({ unclear, onChoose, onDismiss }: WhichPersonProps) {
  const { text, people } = unclear
  return (
    <fieldset className={styles.which}>
      <legend>{t.whoIs({ text })}</legend>
      {people.map((person) => (
        <button key={person.user_uuid} type="button" onClick={() => onChoose(unclear, person.user_uuid)}>
          {person.kind === undefined ? person.name : t.personOf({ name: person.name, kind: kinds[person.kind] })}
        </button>
      ))}
      <button type="button" onClick={() => onDismiss(unclear)}>
        {t.noOne()}
      </button>
    </fieldset>
  )
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
        <Rich of={t.taskName} values={{ name: name || '…' }} strong={(text) => <strong>{text}</strong>} />
      </span>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t.found()}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <ReadingChip tone={tones[chip.kind]} text={chip.text} onDismiss={() => onDismiss(chip)}>
                {words(chip)}
              </ReadingChip>
            </li>
          ))}
        </ul>
      )}
      {isFirst && <span>{t.firstDue({ day: calendarDay(due_date) })}</span>}
      {unclear.map((each) => (
        <WhichPerson key={each.key} unclear={each} onChoose={onChoose} onDismiss={onDismiss} />
      ))}
      {unknown.map((word) => (
        <Tag key={word} tone="danger">
          {t.notOnIt({ text: word })}
        </Tag>
      ))}
    </div>
  )
}
