import { getSpending } from '@talentplace/contract/clients/spending/spending.routes'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { ownCompany } from './own-company.ts'
import { primaryContact } from './primary-contact.ts'
import { requestRows, shownRequest } from './read-requests.ts'
import type { SpendingDeps } from './spending-deps.ts'
import { spendingLimit } from './spending-limit.ts'

const shown = 50

export function getSpendingOperation({ database: { kysely }, clock }: SpendingDeps) {
  return handle(getSpending, async (context) => {
    const session = signedIn(context)
    const client_uuid = ownCompany(session)
    const { is_primary_contact, user_uuid } = session
    const ofCompany = requestRows(kysely).where('request.client_uuid', '=', client_uuid).limit(shown)
    const [above_cents, contact, rows] = await Promise.all([
      spendingLimit(kysely, client_uuid),
      primaryContact(kysely, client_uuid),
      (is_primary_contact ? ofCompany : ofCompany.where('request.asked_by', '=', user_uuid)).execute(),
    ])
    const now = clock.now()
    return {
      above_cents,
      is_primary_contact,
      approver: contact?.full_name ?? null,
      requests: rows.map((row) => shownRequest(row, user_uuid, now)),
    }
  })
}
