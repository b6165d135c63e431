import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Transaction } from 'kysely'
import { dayAfter, secondsOfDay, startOfDay } from '../../../platform/clock/local-day.ts'
import { sqlIn } from '../../../platform/database/sql-in.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { invalidField } from '../../../platform/http/http-error.ts'
import { printedParts, printedText } from '@talentplace/contract/shared/hours-text'

interface Asked {
  readonly assistant_uuid: string
  /** Which is being changed, and so isn't counted. */
  readonly origin_uuid: string | null
  readonly zone: string
  readonly day: string
  readonly now: Date
}

/** What is logged and counted by timers on a day of the assistant's, in seconds. */
export async function secondsLogged(transaction: Transaction<Tables>, asked: Asked): Promise<number> {
  const { assistant_uuid, origin_uuid, zone, day, now } = asked
  const [start, end] = [startOfDay(zone, day), startOfDay(zone, dayAfter(day))]
  const { rows } = await sql<{ seconds: number }>`
    select (select coalesce(sum(seconds), 0) from time_entries
      where virtualassistant_uuid = ${assistant_uuid} and removed_date is null and task_date = ${day}
        and status in ${sqlIn(timeEntryStates.sets.counted)} and origin_uuid is distinct from ${origin_uuid}::uuid)
    + (select coalesce(sum(extract(epoch from
        least(coalesce(end_at, ${now}::timestamptz), ${end}::timestamptz) - greatest(start_at, ${start}::timestamptz))), 0)
      from timer_stretches
      where virtualassistant_uuid = ${assistant_uuid}
        and tstzrange(start_at, end_at, '[)') && tstzrange(${start}, ${end}, '[)')) as seconds`.execute(transaction)
  return Math.floor(rows[0]?.seconds ?? 0)
}

/** How much of a day can have been worked by now, in seconds: 23, 24 or 25 hours, less what of it is still to come. */
export function longestDay(zone: string, day: string, now: Date): number {
  const gone = Math.floor((now.getTime() - startOfDay(zone, day).getTime()) / 1000)
  return Math.min(secondsOfDay(zone, day), gone)
}

/** @throws HttpError 400 where a day's sum would exceed the day */
export async function rejectFullDay(
  transaction: Transaction<Tables>,
  { seconds, field, ...asked }: Asked & { seconds: number; field: string },
): Promise<void> {
  const longest = longestDay(asked.zone, asked.day, asked.now)
  const logged = await secondsLogged(transaction, asked)
  if (logged + seconds <= longest) return
  const [full, room] = printedParts([logged, Math.max(0, longest - logged)])
  throw invalidField(
    field,
    `Too long for this day: ${printedText(full)} are logged already, and ${printedText(room)} are left`,
  )
}
