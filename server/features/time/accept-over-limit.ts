import { acceptOverLimit } from '@talentplace/contract/time/over-limit.routes'
import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { isLocked } from './entries/changeable.ts'
import { changedParts, recordChange } from './entries/entry-changes.ts'
import type { Entry } from './entries/held-entry.ts'

/** What waits for the client's yes, with the time of its assistants held. */
async function heldBeyond(transaction: Transaction<Tables>, project_uuid: string): Promise<Entry[]> {
  const found = await transaction
    .selectFrom('time_entries')
    .select(['uuid', 'virtualassistant_uuid'])
    .where('project_uuid', '=', project_uuid)
    .where('over_limit', '=', true)
    .where('removed_date', 'is', null)
    .where('status', 'in', timeEntryStates.sets.counted)
    .execute()
  const assistants = new Set(found.map(({ virtualassistant_uuid }) => virtualassistant_uuid))
  await lockRows(transaction, 'assistants', [...assistants])
  const held = await lockRows(
    transaction,
    'time_entries',
    found.map(({ uuid }) => uuid),
  )
  return held.filter((entry) => entry.over_limit && entry.removed_date === null && !isLocked(entry))
}

/** The client's yes: what went beyond the limit counts on both sides. */
export function acceptOverLimitOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(acceptOverLimit, (context, { body: { project_uuid } }) => {
    const { user_uuid, client_uuid } = signedIn(context)
    const now = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const project = await transaction
        .selectFrom('projects')
        .select('client_uuid')
        .where('uuid', '=', project_uuid)
        .where('start_date', 'is not', null)
        .executeTakeFirst()
      if (!project || project.client_uuid !== client_uuid) throw notFound('There is no such subscription.')
      const entries = await heldBeyond(transaction, project_uuid)
      for (const entry of entries) {
        const overage_seconds = entry.seconds
        const accepted = {
          over_limit: false,
          billable: true,
          payable: true,
          overage_seconds,
          version: entry.version + 1,
        }
        await transaction
          .updateTable('time_entries')
          .set({ ...accepted, updated_date: now })
          .where('uuid', '=', entry.uuid)
          .execute()
        const change = { side: 'client', user_uuid, reason: null, at: now } as const
        await recordChange(transaction, entry.origin_uuid, change, changedParts([entry], [{ ...entry, ...accepted }]))
      }
      return { count: entries.length, seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0) }
    })
  })
}
