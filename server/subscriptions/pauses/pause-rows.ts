import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export type Pause = Selectable<Tables['pauses']>

/** The one that stands with its subscription, which the caller holds; undefined: there never was one. */
export async function latestPause(transaction: Transaction<Tables>, project_uuid: string): Promise<Pause | undefined> {
  return transaction
    .selectFrom('pauses')
    .selectAll()
    .where('project_uuid', '=', project_uuid)
    .orderBy('from_date', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Step: a subscription that is held is paused. */
export async function addPause(
  transaction: Transaction<Tables>,
  pause: Pick<Pause, 'project_uuid' | 'cause' | 'from_date' | 'resumes_on' | 'asked_by' | 'asked_date'>,
): Promise<void> {
  await transaction.insertInto('pauses').values(pause).execute()
}

/** Step: it is paused from that day on until it is paid for; a pause that the client asked for, and isn’t over, becomes that one. */
export async function pauseUntilPaid(
  transaction: Transaction<Tables>,
  { project_uuid, from_date, at }: { project_uuid: string; from_date: string; at: Date },
): Promise<void> {
  const pause = await latestPause(transaction, project_uuid)
  const unpaid = { cause: 'unpaid', resumes_on: null } as const
  if (!pause || (pause.resumes_on !== null && pause.resumes_on <= from_date)) {
    await addPause(transaction, { project_uuid, from_date, ...unpaid, asked_by: null, asked_date: at })
    return
  }
  await transaction
    .updateTable('pauses')
    .set({ ...unpaid, from_date: pause.from_date < from_date ? pause.from_date : from_date })
    .where('uuid', '=', pause.uuid)
    .execute()
}

/**
 * Step: a pause that waited for a payment is over with this day, or was none where it hasn’t begun.
 * @returns the pause as it was, with who had asked for it where the client did; undefined where there is none
 */
export async function endUnpaidPause(
  transaction: Transaction<Tables>,
  project_uuid: string,
  today: string,
): Promise<Pause | undefined> {
  const pause = await latestPause(transaction, project_uuid)
  if (!pause || pause.resumes_on !== null) return undefined
  if (pause.from_date > today) await removePause(transaction, pause.uuid)
  else await resumeOn(transaction, pause.uuid, today)
  return pause
}

/** Step: a pause has another end. */
export async function resumeOn(transaction: Transaction<Tables>, uuid: string, resumes_on: string): Promise<void> {
  await transaction.updateTable('pauses').set({ resumes_on }).where('uuid', '=', uuid).execute()
}

/** Step: a pause that hasn’t begun is none. */
export async function removePause(transaction: Transaction<Tables>, uuid: string): Promise<void> {
  await transaction.deleteFrom('pauses').where('uuid', '=', uuid).execute()
}
