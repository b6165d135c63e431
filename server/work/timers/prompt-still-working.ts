import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { asksAfter } from './still-working.ts'
import { notifyBrowsers } from './notifications.ts'
import { timerRows } from './timer-rows.ts'

interface RunningTimer {
  readonly virtualassistant_uuid: string
  readonly id: string
}

/** Running timers whose person would have to be asked and wasn't since their last sign. */
export async function quietTimers({ kysely }: Database, now: Date): Promise<RunningTimer[]> {
  const rows = await kysely
    .selectFrom('timers')
    .innerJoin('assistants', 'assistants.uuid', 'timers.virtualassistant_uuid')
    .select(['virtualassistant_uuid', 'timers.id', 'last_sign_at', 'availability', 'timezone'])
    .where('running_since', 'is not', null)
    .where((where) => where('asked_after', 'is distinct from', where.ref('last_sign_at')))
    .orderBy('virtualassistant_uuid')
    .execute()
  return rows.filter((row) => now > asksAfter(row, row.last_sign_at))
}

export interface RequestedPerson {
  readonly user_uuid: string
  readonly name: string
}

/**
 * Notes that the person of a timer is asked, and tells their browsers. Null where they were asked meanwhile, gave a sign, or it no
 * longer runs.
 */
export async function promptStillWorking(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: RunningTimer,
  now: Date,
): Promise<RequestedPerson | null> {
  const assistant = await lockRow(transaction, 'assistants', virtualassistant_uuid)
  const row = await timerRows(transaction, virtualassistant_uuid).where('timers.id', '=', id).executeTakeFirst()
  if (!assistant || assistant.user_uuid === null || !row || row.running_since === null) return null
  if (row.asked_after?.getTime() === row.last_sign_at.getTime() || now <= asksAfter(row, row.last_sign_at)) return null
  const { user_uuid } = assistant
  await transaction
    .updateTable('timers')
    .set({ asked_after: row.last_sign_at })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('id', '=', id)
    .execute()
  await notifyBrowsers(transaction, { assistant_uuid: virtualassistant_uuid, user_uuid }, id, now)
  return { user_uuid, name: row.task_name ?? row.project_name }
}
