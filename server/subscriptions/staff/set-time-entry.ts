import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'

interface Switched {
  readonly client_uuid: string
  readonly project_name: string
  /** False: it stood so already. */
  readonly changed: boolean
  /** Since when no time can be logged; null: time entry is on. */
  readonly time_entry_disabled_date: Date | null
}

/**
 * Step: switches time entry of a subscription. Off since a whole second, as time is counted; what is off stays off since it was.
 * @throws HttpError 404
 */
export async function setTimeEntry(
  transaction: Transaction<Tables>,
  { project_uuid, is_on, at }: { project_uuid: string; is_on: boolean; at: Date },
): Promise<Switched> {
  const project = await lockRow(transaction, 'projects', project_uuid)
  if (!project || project.start_date === null || project.removed_date !== null) {
    throw notFound('There is no such subscription.')
  }
  const { client_uuid, project_name, time_entry_disabled_date: before } = project
  if ((before === null) === is_on)
    return { client_uuid, project_name, changed: false, time_entry_disabled_date: before }
  const time_entry_disabled_date = is_on ? null : new Date(Math.floor(at.getTime() / 1000) * 1000)
  await transaction.updateTable('projects').set({ time_entry_disabled_date }).where('uuid', '=', project_uuid).execute()
  return { client_uuid, project_name, changed: true, time_entry_disabled_date }
}
