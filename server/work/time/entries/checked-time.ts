import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/time-errors'
import { printedParts, printedText } from '@talentplace/contract/shared/hours-text'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { dayAfter, secondsOfDay, startOfDay } from '../../../platform/clock/local-day.ts'
import { inOneTrip } from '../../../platform/database/pipeline.ts'
import { sqlIn } from '../../../platform/database/sql-in.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../../platform/http/http-error.ts'
import { dayText } from '../../../rules/day-text.ts'
import type { TimeViewer } from '../time-viewer.ts'
import type { TimeRules } from '../time-rules.ts'
import { firstOwnDay } from './changeable.ts'
import { checkLive, checkOpen, type TimeRatePlan } from './rate-plan-for-time.ts'
import { dayField, lengthField, writtenPieces, type TimePiece, type WrittenTime } from './entry-pieces.ts'

interface Written extends WrittenTime {
  readonly task_uuid?: string | null | undefined
  readonly billable: boolean
  readonly description: string
  readonly reason?: string | undefined
}

interface Writing {
  readonly ratePlan: TimeRatePlan
  readonly viewer: TimeViewer
  /** Which is being changed; null: it is new. */
  readonly origin_uuid: string | null
  /** The task it is of already: time keeps it, and its name, when the task is removed. */
  readonly unchanged?: Pick<CheckedTime, 'task_uuid' | 'task_name'> | undefined
  /** The client asks about it: then its assistant corrects it however old it is. */
  readonly isRequested?: boolean
  readonly now: Date
  readonly rules: TimeRules
}

/** @throws HttpError 400 where staff change someone's time and don't say why */
export function checkReason(viewer: TimeViewer, reason: string | undefined): string | null {
  if (viewer.side !== 'staff') return null
  if (reason === undefined || reason === '') throw invalidField('reason', t.reasonFirst())
  return reason
}

interface TaskName {
  readonly name: string
}

/** The task, where it is one of the subscription's. */
function taskOf({ task_uuid }: Written, { ratePlan: { project_uuid } }: Writing): RawBuilder<TaskName> {
  return sql<TaskName>`
    select name from tasks
    where uuid = ${task_uuid ?? null}::uuid and project_uuid = ${project_uuid} and removed_date is null`
}

/** The name of the task, which has to be one of the subscription's, or the one it was of. @throws HttpError 400 */
function taskNameOf({ task_uuid }: Written, { unchanged }: Writing, task: TaskName | undefined): string | null {
  if (task_uuid === null || task_uuid === undefined) return null
  if (task_uuid === unchanged?.task_uuid) return unchanged.task_name
  if (!task) throw invalidField('task_uuid', t.taskOfSubscription())
  return task.name
}

/** An assistant writes what is a few days old; what is older goes through staff. @throws HttpError 400 */
function checkAge(day: string, field: string, { ratePlan, viewer, isRequested, now, rules }: Writing): void {
  const first = firstOwnDay(ratePlan.timezone, now, rules)
  if (viewer.side === 'staff' || isRequested === true || day >= first) return
  const message = t.tooOld({ day: dayText(first, currentLanguage()) })
  throw new HttpError(400, 'too_late', message, { fields: { [field]: message } })
}

interface CheckedTime {
  readonly pieces: readonly TimePiece[]
  readonly task_uuid: string | null
  readonly task_name: string | null
}

interface Clash {
  readonly uuid: string | null
  readonly start_at: Date
  readonly end_at: Date
  readonly project_name: string
  readonly description: string
}

interface Requested {
  readonly assistant_uuid: string
  /** Which is being changed, and so is in nobody's way. */
  readonly origin_uuid: string | null
  readonly pieces: readonly TimePiece[]
  readonly now: Date
}

/** What is logged or counted at the same time; nothing where it has no start and end. */
function clashOf(request: Requested): RawBuilder<Clash> {
  const { assistant_uuid, origin_uuid, pieces, now } = request
  const start = pieces[0]?.start_at ?? null
  const end = pieces.at(-1)?.end_at ?? null
  if (start === null || end === null) return sql<Clash>`select where false`
  return sql<Clash>`
    select taken.uuid, taken.start_at, taken.end_at, project_name, taken.description from (
      select uuid, project_uuid, start_at, end_at, description from time_entries
      where virtualassistant_uuid = ${assistant_uuid} and removed_date is null and start_at is not null
        and tstzrange(start_at, end_at, '[)') && tstzrange(${start}, ${end}, '[)')
        and origin_uuid is distinct from ${origin_uuid}::uuid
      union all
      select null, timers.project_uuid, start_at, coalesce(end_at, ${now}::timestamptz), description
      from timer_stretches
      join timers on timers.virtualassistant_uuid = timer_stretches.virtualassistant_uuid and timers.id = timer_id
      where timer_stretches.virtualassistant_uuid = ${assistant_uuid}
        and tstzrange(start_at, end_at, '[)') && tstzrange(${start}, ${end}, '[)')
    ) taken join projects on projects.uuid = taken.project_uuid
    order by taken.start_at limit 1`
}

/**
 * Nobody works twice at a time; touching ends are fine, and what a timer counts is taken until now.
 * @throws HttpError 409 `overlaps`, with what is there
 */
function rejectOverlap(clash: Clash | undefined): void {
  if (!clash) return
  const project = clash.project_name
  throw new HttpError(
    409,
    'overlaps',
    clash.uuid === null ? t.timerCounts({ project }) : t.loggedAlready({ project }),
    {
      extra: {
        clash: { ...clash, start_at: clash.start_at.toISOString(), end_at: clash.end_at.toISOString() },
      },
    },
  )
}

interface AskedDay {
  readonly assistant_uuid: string
  /** Which is being changed, and so isn't counted. */
  readonly origin_uuid: string | null
  readonly zone: string
  readonly day: string
  readonly now: Date
}

/** What is logged and counted by timers on a day of the assistant's, in seconds. */
export async function secondsLogged(transaction: Transaction<Tables>, request: AskedDay): Promise<number> {
  const { rows } = await secondsOn(request).execute(transaction)
  return Math.floor(rows[0]?.seconds ?? 0)
}

function secondsOn(request: AskedDay): RawBuilder<{ seconds: number }> {
  const { assistant_uuid, origin_uuid, zone, day, now } = request
  const [start, end] = [startOfDay(zone, day), startOfDay(zone, dayAfter(day))]
  return sql<{ seconds: number }>`
    select (select coalesce(sum(seconds), 0) from time_entries
      where virtualassistant_uuid = ${assistant_uuid} and removed_date is null and task_date = ${day}
        and status in ${sqlIn(timeEntryStates.sets.counted)} and origin_uuid is distinct from ${origin_uuid}::uuid)
    + (select coalesce(sum(extract(epoch from
        least(coalesce(end_at, ${now}::timestamptz), ${end}::timestamptz) - greatest(start_at, ${start}::timestamptz))), 0)
      from timer_stretches
      where virtualassistant_uuid = ${assistant_uuid}
        and tstzrange(start_at, end_at, '[)') && tstzrange(${start}, ${end}, '[)')) as seconds`
}

/** How much of a day can have been worked by now, in seconds: 23, 24 or 25 hours, less what of it is still to come. */
function longestDay(zone: string, day: string, now: Date): number {
  const removed = Math.floor((now.getTime() - startOfDay(zone, day).getTime()) / 1000)
  return Math.min(secondsOfDay(zone, day), removed)
}

/** @throws HttpError 400 where a day's sum would exceed the day */
function rejectFullDay(
  { zone, day, now, seconds, field }: Pick<AskedDay, 'zone' | 'day' | 'now'> & { seconds: number; field: string },
  logged: number,
): void {
  const longest = longestDay(zone, day, now)
  if (logged + seconds <= longest) return
  const language = currentLanguage()
  const [full, room] = printedParts([logged, Math.max(0, longest - logged)])
  throw invalidField(field, t.tooLong({ logged: printedText(full, language), left: printedText(room, language) }))
}

/**
 * Every rule of time entered by hand, while its assistant is held: live place, nothing in the future, over other time, longer than
 * the day or too old.
 * @throws HttpError 400, 409 `time_entry_off` or `overlaps`
 */
export async function checkedTime(
  transaction: Transaction<Tables>,
  written: Written,
  writing: Writing,
): Promise<CheckedTime> {
  const { ratePlan, origin_uuid, now } = writing
  const request = { assistant_uuid: ratePlan.virtualassistant_uuid, origin_uuid, now }
  const pieces = writtenPieces(written, { zone: ratePlan.timezone, now })
  for (const { task_date } of pieces) checkOpen(ratePlan, task_date)
  if (written.billable && written.description === '') throw invalidField('description', t.descriptionFirst())
  const zone = ratePlan.timezone
  const [[task], [clash], ...logged] = await inOneTrip<[TaskName, Clash, ...{ seconds: number }[]]>(
    transaction,
    taskOf(written, writing),
    clashOf({ ...request, pieces }),
    ...pieces.map(({ task_date: day }) => secondsOn({ ...request, zone, day })),
  )
  const task_name = taskNameOf(written, writing, task)
  for (const { task_date } of pieces) {
    checkAge(task_date, dayField(written), writing)
    checkLive(ratePlan, task_date, dayField(written))
  }
  rejectOverlap(clash)
  for (const [at, { task_date: day, seconds }] of pieces.entries()) {
    const field = lengthField(written)
    rejectFullDay({ zone, day, now, seconds, field }, Math.floor(logged[at]?.[0]?.seconds ?? 0))
  }
  return { pieces, task_uuid: written.task_uuid ?? null, task_name }
}
