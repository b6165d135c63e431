import { saveSpendingLimit } from '@talentplace/contract/accounts/spending/spending.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { approvedCompany } from './own-company.ts'
import type { SpendingDeps } from './spending-deps.ts'
import { spendingLimit } from './spending-limit.ts'

export function saveSpendingLimitOperation({ database, clock }: SpendingDeps) {
  return handle(saveSpendingLimit, (context, { body: { above_cents } }) => {
    const session = signedIn(context)
    const client_uuid = approvedCompany(session)
    return database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'clients', client_uuid)
      const before = await spendingLimit(transaction, client_uuid)
      if (before === above_cents) return { above_cents }
      const at = clock.now()
      if (above_cents === null) {
        await transaction.deleteFrom('spending_limits').where('client_uuid', '=', client_uuid).execute()
      } else {
        const limit = { client_uuid, above_cents, set_by: session.user_uuid, set_date: at }
        await transaction
          .insertInto('spending_limits')
          .values(limit)
          .onConflict((conflict) => conflict.column('client_uuid').doUpdateSet(limit))
          .execute()
      }
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'client.spending_limit_changed',
        entity: `client:${client_uuid}`,
        details: { above_cents: { before, after: above_cents } },
      })
      return { above_cents }
    })
  })
}
