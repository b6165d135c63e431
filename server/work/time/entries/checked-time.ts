import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../../platform/http/http-error.ts'
import { dayText } from '../../../rules/day-text.ts'
import type { TimeViewer } from '../time-viewer.ts'
import type { TimeRules } from '../time-rules.ts'
import { firstOwnDay } from './changeable.ts'
import { checkLive, checkOpen, type TimePlace } from './place-for-time.ts'
import { rejectFullDay } from './reject-full-day.ts'
import { rejectOverlap } from './reject-overlap.ts'
import { dayField, lengthField, writtenPieces, type TimePiece, type WrittenTime } from './written-pieces.ts'

export interface Written extends WrittenTime {
  readonly task_uuid?: string | null | undefined
  readonly billable: boolean
  readonly description: string
  readonly reason?: string | undefined
}

interface Writing {
  readonly place: TimePlace
  readonly reader: TimeViewer
  /** Which is being changed; null: it is new. */
  readonly origin_uuid: string | null
  /** The task it is of already: time keeps it, and its name, when the task is removed. */
  readonly kept?: Pick<CheckedTime, 'task_uuid' | 'task_name'> | undefined
  /** The client asks about it: then its assistant corrects it however old it is. */
  readonly isAsked?: boolean
  readonly now: Date
  readonly rules: TimeRules
}

/** @throws HttpError 400 where staff change someone's time and don't say why */
export function checkReason(reader: TimeViewer, reason: string | undefined): string | null {
  if (reader.side !== 'staff') return null
  if (reason === undefined || reason === '') throw invalidField('reason', 'Say why: both sides read it')
  return reason
}

/** The name of the task, which has to be one of the subscription's, or the one it was of. @throws HttpError 400 */
async function taskNameOf(
  transaction: Transaction<Tables>,
  { task_uuid }: Written,
  { place: { project_uuid }, kept }: Writing,
): Promise<string | null> {
  if (task_uuid === null || task_uuid === undefined) return null
  if (task_uuid === kept?.task_uuid) return kept.task_name
  const task = await transaction
    .selectFrom('tasks')
    .select('name')
    .where('uuid', '=', task_uuid)
    .where('project_uuid', '=', project_uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!task) throw invalidField('task_uuid', 'Choose a task of this subscription')
  return task.name
}

/** An assistant writes what is a few days old; what is older goes through staff. @throws HttpError 400 */
function checkAge(day: string, field: string, { place, reader, isAsked, now, rules }: Writing): void {
  const first = firstOwnDay(place.timezone, now, rules)
  if (reader.side === 'staff' || isAsked === true || day >= first) return
  const message = `Only from ${dayText(first)} on. Write to us to log older time.`
  throw new HttpError(400, 'too_late', message, { fields: { [field]: message } })
}

export interface CheckedTime {
  readonly pieces: readonly TimePiece[]
  readonly task_uuid: string | null
  readonly task_name: string | null
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
  const { place, origin_uuid, now } = writing
  const asked = { assistant_uuid: place.virtualassistant_uuid, origin_uuid, now }
  const pieces = writtenPieces(written, { zone: place.timezone, now })
  for (const { task_date } of pieces) checkOpen(place, task_date)
  if (written.billable && written.description === '') throw invalidField('description', 'Say what was done')
  const task_name = await taskNameOf(transaction, written, writing)
  for (const { task_date } of pieces) {
    checkAge(task_date, dayField(written), writing)
    checkLive(place, task_date, dayField(written))
  }
  await rejectOverlap(transaction, { ...asked, pieces })
  for (const { task_date, seconds } of pieces) {
    const field = lengthField(written)
    await rejectFullDay(transaction, { ...asked, zone: place.timezone, day: task_date, seconds, field })
  }
  return { pieces, task_uuid: written.task_uuid ?? null, task_name }
}
