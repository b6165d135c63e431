import { undoHours, undoPeopleBatch } from '@talentplace/contract/talent/people-batches/batch.routes'
import type { Transaction } from 'kysely'
import type { LockedAssistant } from '../assistants/locked-assistant.ts'
import { moveAssistant, moveIssue } from '../assistants/move-assistant.ts'
import { storeRelationship } from '../people/store-relationship.ts'
import { relationshipsOf } from '../people/people-relationships.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { batchChange, type BatchChange } from './batch-change.ts'

const reason = 'A change of several was undone'

/** True where it was undone: only of who stands as that change left them. */
async function undoOne(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  { change, by, at }: { change: BatchChange; by: string; at: Date },
): Promise<boolean> {
  if (change.what === 'state') {
    if (locked.state !== change.after || moveIssue(locked, change.before) !== null) return false
    const { before: to, probation_ends } = change
    await moveAssistant(transaction, locked, { to, reason, by, at, probation_ends })
    return true
  }
  const person = { kind: 'assistant', uuid: locked.uuid } as const
  const now = (await relationshipsOf(transaction, person)).find(({ role }) => role === 'vsm')
  if ((now?.user_uuid ?? null) !== change.after) return false
  const back = { role: 'vsm', user_uuid: change.before, source: 'talent_team' } as const
  await storeRelationship(transaction, person, { ...back, by, at, reason })
  return true
}

export function undoPeopleBatchOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(undoPeopleBatch, async (context, { params: { uuid } }) => {
    const by = signedIn(context).user_uuid
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const batch = await lockRow(transaction, 'people_batches', uuid)
      if (!batch) throw notFound('There is no such change.')
      if (batch.undone_date !== null) throw new HttpError(409, 'undone', 'This was undone already.')
      if (at.getTime() - batch.done_date.getTime() > undoHours * 3_600_000) {
        throw new HttpError(409, 'too_late', 'A change of several can be undone for a day. Change them one by one.')
      }
      const changes = batchChange.array().parse(batch.changes)
      const locked = await lockRows(
        transaction,
        'assistants',
        changes.map((change) => change.uuid),
      )
      let undone = 0
      for (const person of locked) {
        const change = changes.find((each) => each.uuid === person.uuid)
        if (change && (await undoOne(transaction, person, { change, by, at }))) undone += 1
      }
      await transaction.updateTable('people_batches').set({ undone_date: at }).where('uuid', '=', uuid).execute()
      return { undone, left_out: changes.length - undone }
    })
  })
}
