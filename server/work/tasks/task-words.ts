import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/task'
import * as l from '@talentplace/contract/work/messages/tasks'
import { isRecurrence, usualRecurrences } from '@talentplace/contract/work/tasks/recurrence'
import { recurrenceText } from '@talentplace/contract/work/tasks/recurrence-text'
import { taskPriorities } from '@talentplace/contract/work/tasks/task-priority'
import { dayText } from '../../rules/day-text.ts'
import type { FieldChange } from './record-change.ts'

/** A calendar day in the language of whoever reads. */
export const readersDay = (day: string): string => dayText(day, currentLanguage())

/** A number as it was stored, with two decimals or none. */
const numberText = (text: string): string => (currentLanguage() === 'fr' ? text.replace('.', ',') : text)

function priorityText(text: string): string {
  return taskPriorities.find(({ label }) => label.texts.en === text)?.label() ?? text
}

/** What was stored before rules were is a text in English. */
function repeatsText(text: string): string {
  if (isRecurrence(text)) return recurrenceText(text, readersDay)
  return usualRecurrences.find(({ label }) => label.texts.en === text)?.label() ?? text
}

interface Field {
  readonly label: () => string
  readonly value?: (text: string) => string
}

/** The parts that a task's history names, by the words under which it stores them. */
const fields: Readonly<Record<string, Field>> = {
  Name: { label: t.name },
  Description: { label: t.description },
  Instructions: { label: t.instructions },
  List: { label: l.list },
  'Assigned to': { label: l.assignedTo },
  Due: { label: l.due },
  Priority: { label: l.priority, value: priorityText },
  Repeats: { label: t.repeats, value: repeatsText },
  Estimate: { label: t.estimate, value: (text) => t.hours({ hours: numberText(text.replace(/ h$/, '')) }) },
  Progress: { label: t.progress, value: (text) => t.percent({ percent: text.replace(/%$/, '') }) },
  File: { label: t.file },
}

/** A change of a task's history in the language of whoever reads. */
export function readersChange({ field, from, to }: FieldChange): FieldChange {
  const { label, value = String } = fields[field] ?? {}
  return { field: label?.() ?? field, from: from === null ? null : value(from), to: to === null ? null : value(to) }
}
