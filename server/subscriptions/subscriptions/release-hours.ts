import { matchingStates } from '@talentplace/contract/subscriptions/project.states'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'

const { from, to } = matchingStates.stepTo('ended', 'system')

/** Subscriptions that have something to release, in the order in which they are held. */
async function findOver({ kysely }: Database, today: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select project_uuid as uuid from rate_plans where rp_end_date < ${today} and hours_released_date is null
    union select uuid from projects where end_date < ${today} and matching_state in ${sqlIn(from)}
    order by uuid`.execute(kysely)
  return rows.map(({ uuid }) => uuid)
}

async function release(transaction: Transaction<Tables>, uuid: string, now: Date, today: string): Promise<void> {
  await lockRow(transaction, 'projects', uuid)
  const places = await lockRows(transaction, 'rate_plans', [uuid], 'project_uuid')
  const people = places.flatMap(({ virtualassistant_uuid: person }) => (person === null ? [] : [person]))
  await lockRows(transaction, 'assistants', people)
  await transaction
    .updateTable('rate_plans')
    .set({ hours_released_date: now })
    .where('project_uuid', '=', uuid)
    .where('rp_end_date', '<', today)
    .where('hours_released_date', 'is', null)
    .execute()
  await transaction
    .updateTable('projects')
    .set({ matching_state: to })
    .where('uuid', '=', uuid)
    .where('matching_state', 'in', from)
    .where('end_date', '<', today)
    .execute()
}

/**
 * Frees the hours of rate plans whose last day is over, and closes the matching of subscriptions that have ended, one after
 * the other. Done again it finds nothing to do.
 */
export async function releaseHours({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  for (const uuid of await findOver(database, today)) {
    await database.kysely.transaction().execute((transaction) => release(transaction, uuid, now, today))
  }
}
