import { applyPeopleBatch } from '@talentplace/contract/talent/people-batches/batch.routes'
import type { Transaction } from 'kysely'
import type { LockedAssistant } from '../assistants/locked-assistant.ts'
import { moveAssistant, moveIssue } from '../assistants/move-assistant.ts'
import { isApplying } from '../assistants/open-application.ts'
import { storeRelationship } from '../people/store-relationship.ts'
import { relationshipsOf } from '../people/people-relationships.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BatchChange } from './batch-change.ts'
import type { RequestedChange } from './planned-changes.ts'

interface Doing extends RequestedChange {
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** Changes one who is held; null: it can't be done, or is so already. */
async function changeOne(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  { state, vsm_uuid = null, reason, by, at }: Doing,
): Promise<BatchChange | null> {
  const { uuid, probation_ends } = locked
  if (state !== undefined) {
    if (moveIssue(locked, state) !== null || (await isApplying(transaction, uuid))) return null
    await moveAssistant(transaction, locked, { to: state, reason, by, at })
    return { uuid, what: 'state', before: locked.state, after: state, probation_ends }
  }
  const person = { kind: 'assistant', uuid } as const
  const before = (await relationshipsOf(transaction, person)).find(({ role }) => role === 'vsm')?.user_uuid ?? null
  if (before === vsm_uuid) return null
  await storeRelationship(transaction, person, {
    role: 'vsm',
    user_uuid: vsm_uuid,
    source: 'talent_team',
    by,
    at,
    reason,
  })
  return { uuid, what: 'vsm', before, after: vsm_uuid, probation_ends: null }
}

export function applyPeopleBatchOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(applyPeopleBatch, async (context, { body: { uuids, ...requested } }) => {
    const doing = { ...requested, by: signedIn(context).user_uuid, at: clock.now() }
    return database.kysely.transaction().execute(async (transaction) => {
      const people = await lockRows(transaction, 'assistants', [...new Set(uuids)])
      const changes: BatchChange[] = []
      for (const locked of people) {
        const change = await changeOne(transaction, locked, doing)
        if (change) changes.push(change)
      }
      const { uuid } = await transaction
        .insertInto('people_batches')
        .values({ done_by: doing.by, done_date: doing.at, changes: JSON.stringify(changes) })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      return { uuid, changed: changes.length, left_out: uuids.length - changes.length }
    })
  })
}
