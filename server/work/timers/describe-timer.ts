import type { Transaction } from 'kysely'
import { sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Happened } from './happened.ts'
import type { TimerRow } from './timer-rows.ts'

/** What is said of a timer besides: its description, whether it is billable; and that its person is there. */
export async function describeTimer(
  transaction: Transaction<Tables>,
  timer: TimerRow,
  { event, at }: Happened,
): Promise<TimerRow> {
  const { description = timer.description, billable = timer.billable } = event
  const last_sign_at = at > timer.last_sign_at ? at : timer.last_sign_at
  const described = transaction
    .updateTable('timers')
    .set({ description, billable, last_sign_at, version: timer.version + 1 })
    .where('virtualassistant_uuid', '=', timer.virtualassistant_uuid)
    .where('id', '=', timer.id)
  await sendAhead(transaction, described)
  return { ...timer, description, billable, last_sign_at, version: timer.version + 1 }
}
