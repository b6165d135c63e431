import { withdrawDeletion } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

export function withdrawDeletionOperation({ database, clock }: PersonalDataDeps) {
  return handle(withdrawDeletion, async (context) => {
    const { user_uuid, permissions } = signedIn(context)
    const who = hasPermission(permissions, 'client')
      ? 'client'
      : hasPermission(permissions, 'virtualassistant')
        ? 'assistant'
        : 'staff'
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      const requests = await lockRows(transaction, 'deletion_requests', [user_uuid], 'user_uuid')
      const open = requests.find(({ state }) => deletionRequestStates.is('open', state))
      if (open === undefined) throw notFound('No request waits.')
      if (open.state !== 'waiting') {
        throw new HttpError(
          409,
          'already_approved',
          'Your account is being deleted already. Please write to us at once.',
        )
      }
      await transaction
        .updateTable('deletion_requests')
        .set({
          state: deletionRequestStates.step(open.state, 'withdrawn', who),
          withdrawn_date: at,
          version: open.version + 1,
        })
        .where('uuid', '=', open.uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'user.deletion_withdrawn',
        entity: `user:${user_uuid}`,
        details: { deletion_request: open.uuid },
      })
    })
    return {}
  })
}
