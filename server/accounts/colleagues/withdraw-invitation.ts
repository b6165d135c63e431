import { withdrawInvitation } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { ColleagueDeps } from './colleague-deps.ts'
import { lockLedCompany } from './locked-company.ts'
import { lockInvitation } from './locked-invitation.ts'

export function withdrawInvitationOperation({ database, clock }: ColleagueDeps) {
  return handle(withdrawInvitation, (context, { params: { uuid } }) => {
    const session = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const client_uuid = await lockLedCompany(transaction, session)
      const { email } = await lockInvitation(transaction, client_uuid, uuid)
      await transaction.deleteFrom('colleague_invitations').where('uuid', '=', uuid).execute()
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: session.user_uuid,
        action: 'client.invitation_withdrawn',
        entity: `client:${client_uuid}`,
        details: { email },
      })
      return {}
    })
  })
}
