import { createUplift } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'
import { startsThen, checkStart } from './beginning.ts'

export function createUpliftOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createUplift, async (context, { params: { role_id }, body }) => {
    const { effective_from, cad_cents, usd_cents, reason } = body
    const at = clock.now()
    checkStart(effective_from, priceDay(at))
    await database.kysely.transaction().execute(async (transaction) => {
      const role = await transaction.selectFrom('roles').select('id').where('id', '=', role_id).executeTakeFirst()
      if (!role) throw notFound()
      const added = await transaction
        .insertInto('role_uplifts')
        .values([
          { role_id, effective_from, currency: 'cad', uplift_cents: cad_cents },
          { role_id, effective_from, currency: 'usd', uplift_cents: usd_cents },
        ])
        .onConflict((conflict) => conflict.doNothing())
        .returning('currency')
        .execute()
      if (added.length < 2) throw startsThen('An uplift of this role')
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'prices.uplift_added',
        entity: `role:${role_id}`,
        reason,
        details: { effective_from, cad_cents, usd_cents },
      })
    })
    return {}
  })
}
