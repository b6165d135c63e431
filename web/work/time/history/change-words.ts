import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatDay } from '../../../platform/formatting/day.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { localTime } from '../../../platform/formatting/local-time.ts'

/** A part of an entry that was changed, as the history keeps it. */
export interface ChangedPart {
  readonly name: string
  readonly from: string | null
  readonly to: string | null
}

const asIs = (value: string): string => value
const yesNo = (value: string): string => (value === 'true' ? 'yes' : 'no')

function stateWord(value: string): string {
  const state = timeEntryStates.values.find((each) => each === value)
  return state === undefined ? value : timeEntryStates.word(state)
}

function instantWords(value: string, offset: number): string {
  const at = Date.parse(value)
  return `${formatDay(offset, at)}, ${localTime(offset, at, { seconds: true })}`
}

const parts: Readonly<Record<string, readonly [label: string, read: (value: string, offset: number) => string]>> = {
  task_date: ['Day', calendarDay],
  start_at: ['Start', instantWords],
  end_at: ['End', instantWords],
  seconds: ['Time', (value) => hoursText(Number(value))],
  task: ['Task', asIs],
  description: ['Work', asIs],
  billable: ['Billable', yesNo],
  payable: ['Payable', yesNo],
  status: ['State', stateWord],
}

/** A changed part in words, instants on a clock so many minutes east of UTC; what only the product knows it by is named alone. */
export function changeWords({ name, from, to }: ChangedPart, offset: number): string {
  const part = parts[name]
  if (!part) return name === 'rate_plan_uuid' ? 'Another place of the assistant' : name
  const [label, read] = part
  const words = (value: string | null): string => (value === null || value === '' ? 'none' : read(value, offset))
  return `${label}: ${words(from)} → ${words(to)}`
}
