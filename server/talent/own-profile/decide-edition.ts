import { editionStates } from '@talentplace/contract/talent/assistants/edition.states'
import type { decideProfileEdition } from '@talentplace/contract/talent/own-profile/profile-edition.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Transaction } from 'kysely'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { LockedAssistant } from '../assistants/locked-assistant.ts'
import { lockEdition, showEdition, textsOf } from './visible-texts.ts'

/** The assistant and what waits of theirs, held. @throws HttpError 404, 409 `decided`, `stale_version` */
async function lock(transaction: Transaction<Tables>, { id, version }: { id: string; version: number }) {
  const { rows } = await sql<{ uuid: string; user_uuid: string | null }>`
    select uuid, user_uuid from assistants where ${id}::uuid in (uuid, user_uuid)`.execute(transaction)
  // Their account shows the same face; it comes first in the order of locks.
  if (rows[0]?.user_uuid) await lockRow(transaction, 'users', rows[0].user_uuid)
  const locked = rows[0] && (await lockRow(transaction, 'assistants', rows[0].uuid))
  if (!locked) throw notFound('There is no such assistant.')
  const edition = await lockEdition(transaction, locked.uuid)
  if (!edition || !editionStates.is('open', edition.state)) {
    throw new HttpError(409, 'decided', 'Nothing of theirs waits any more. Load the page again to see how it is now.')
  }
  if (edition.version !== version) {
    throw new HttpError(409, 'stale_version', 'They have changed it meanwhile. Load it again before you decide.')
  }
  return { locked: locked, edition }
}

/** What staff decide of an edition of this version. */
export type Decision = Received<typeof decideProfileEdition>['body']

/**
 * Step: clients see what an assistant has written, or it goes back to them with what staff ask for. Answers with the assistant as
 * they were.
 * @throws HttpError 404, 409 `decided`, `stale_version`
 */
export async function decideEdition(
  transaction: Transaction<Tables>,
  { id, decision, by, at }: { id: string; decision: Decision; by: string; at: Date },
): Promise<LockedAssistant> {
  const { locked, edition } = await lock(transaction, { id: id, version: decision.version })
  if (decision.decision === 'approve') {
    const avatar_id = edition.portrait_id ?? locked.avatar_id
    await showEdition(transaction, locked, { texts: textsOf(edition), avatar_id, edition })
  } else {
    await transaction
      .updateTable('profile_editions')
      .set({
        state: editionStates.step(edition.state, 'returned', 'staff'),
        note: decision.note,
        version: edition.version + 1,
      })
      .where('virtualassistant_uuid', '=', locked.uuid)
      .execute()
  }
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: decision.decision === 'approve' ? 'assistant.edition_approved' : 'assistant.edition_returned',
    entity: `assistant:${locked.uuid}`,
    reason: decision.decision === 'return' ? decision.note.slice(0, 500) : null,
    details: changedFields<string>(textsOf(locked), textsOf(edition)),
  })
  return locked
}
