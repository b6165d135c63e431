import type { Transaction } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { ownProfileOf, rejectWhoLeft } from '../own-profile/lock-own-profile.ts'

/** The caller as an assistant, held, and the day on their clock. @throws HttpError 404, 409 `left` */
export async function lockSelf(
  transaction: Transaction<Tables>,
  { user_uuid, at }: { user_uuid: string; at: Date },
): Promise<{ uuid: string; today: string }> {
  const locked = await lockRow(transaction, 'assistants', await ownProfileOf(transaction, user_uuid))
  if (!locked) throw notFound()
  rejectWhoLeft(locked)
  return { uuid: locked.uuid, today: calendarDay(locked.timezone, at) }
}
