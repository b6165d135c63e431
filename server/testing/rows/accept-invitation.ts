import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import type { TestDatabase } from '../database.ts'

/** The assistant who was asked has said yes. */
export async function acceptInvitation(database: TestDatabase, uuid: string): Promise<void> {
  await database.kysely
    .updateTable('va_relationships')
    .set({
      interest: interestStates.step('asked', 'accepted', 'assistant'),
      answered_date: new Date('2026-11-20T13:00:00Z'),
    })
    .where('uuid', '=', uuid)
    .execute()
}
