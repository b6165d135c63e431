import { listColleagues } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { ledCompany } from './locked-company.ts'
import { readColleagues, toInvitationView } from './read-colleagues.ts'

export function listColleaguesOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(listColleagues, async (context) => {
    const client_uuid = ledCompany(signedIn(context))
    const [colleagues, invitations] = await Promise.all([
      readColleagues(kysely, client_uuid),
      kysely
        .selectFrom('colleague_invitations')
        .selectAll()
        .where('client_uuid', '=', client_uuid)
        .orderBy('email')
        .execute(),
    ])
    const now = clock.now()
    return { colleagues, invitations: invitations.map((row) => toInvitationView(row, now)) }
  })
}
