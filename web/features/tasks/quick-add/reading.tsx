import { priorityWord } from '@talentplace/contract/tasks/task-priority'
import { usualRecurrences } from '@talentplace/contract/tasks/recurrence'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { TaskReading } from './read-task-text.ts'

function recurrenceWords(rule: string): string {
  return usualRecurrences.find((each) => each.rule === rule)?.label ?? 'Every week'
}

/** How a line is read, before it is saved. */
export function Reading({ reading }: { reading: TaskReading }) {
  const { name, due_date, priority, people, recurrence, unknown } = reading
  return (
    <>
      <span>
        Reads as <strong>{name || '…'}</strong>
      </span>
      {due_date !== null && <Tag tone="info">Due {calendarDay(due_date)}</Tag>}
      {recurrence !== null && <Tag tone="info">{recurrenceWords(recurrence)}</Tag>}
      {priority !== 99 && <Tag tone="notice">{priorityWord(priority)} priority</Tag>}
      {people.map((person) => (
        <Tag key={person.user_uuid} tone="good">
          {person.name}
        </Tag>
      ))}
      {unknown.map((word) => (
        <Tag key={word} tone="danger">
          {word} isn’t on this subscription
        </Tag>
      ))}
    </>
  )
}
