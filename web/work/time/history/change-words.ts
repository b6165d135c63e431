import * as t from '@talentplace/contract/work/messages/time'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { watchedFields, type WatchedField } from '@talentplace/contract/work/time/watched-fields'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatDay } from '../../../platform/formatting/day.ts'
import { hoursText } from '../../../platform/formatting/printed-hours.ts'
import { localTime } from '../../../platform/formatting/local-time.ts'

/** A part of an entry that was changed, as the history keeps it. */
export interface ChangedPart {
  readonly name: string
  readonly from: string | null
  readonly to: string | null
}

const yesNo = (value: string): string => (value === 'true' ? t.yes() : t.no())

function stateWord(value: string): string {
  const state = timeEntryStates.values.find((each) => each === value)
  return state === undefined ? value : timeEntryStates.word(state)
}

function instantWords(value: string, offset: number): string {
  const at = Date.parse(value)
  return `${formatDay(offset, at)}, ${localTime(offset, at, { seconds: true })}`
}

/** How values are read; all others as they are. */
const readers: Readonly<Partial<Record<WatchedField, (value: string, offset: number) => string>>> = {
  task_date: calendarDay,
  start_at: instantWords,
  end_at: instantWords,
  seconds: (value) => hoursText(Number(value)),
  billable: yesNo,
  payable: yesNo,
  status: stateWord,
}

const isWatched = (name: string): name is WatchedField => Object.hasOwn(watchedFields, name)

/** A changed part in words, instants on a clock so many minutes east of UTC; what only the product knows it by is named alone. */
export function changeWords({ name, from, to }: ChangedPart, offset: number): string {
  if (!isWatched(name)) return name
  const label = watchedFields[name]()
  if (name === 'rate_plan_uuid') return label
  const read = readers[name] ?? ((value: string) => value)
  const words = (value: string | null): string => (value === null || value === '' ? t.nothing() : read(value, offset))
  return t.change({ label, before: words(from), after: words(to) })
}
