import { saveRoleTaxCategory } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { lockRow } from '../../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'

/** Holds for every document from then on; those that exist keep their lines. */
export function saveRoleTaxCategoryOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveRoleTaxCategory, async (context, { params: { role_id }, body }) => {
    await database.kysely.transaction().execute(async (transaction) => {
      const before = await lockRow(transaction, 'roles', role_id)
      if (!before) throw notFound()
      await transaction
        .updateTable('roles')
        .set({ tax_category: body.tax_category })
        .where('id', '=', role_id)
        .execute()
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: signedIn(context).user_uuid,
        action: 'taxes.role_category_changed',
        entity: `role:${role_id}`,
        reason: body.reason,
        details: { tax_category: { before: before.tax_category, after: body.tax_category } },
      })
    })
    return {}
  })
}
