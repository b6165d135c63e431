import { createPayRate, type PayRate } from '@talentplace/contract/billing/prices/staff/pay-rate.routes'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { invalidField } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'
import { startsThen, checkStart } from './beginning.ts'
import { currentPayRates } from '../../../talent/pay-rates/find-pay-rates.ts'

const currencies = { CA: 'cad', US: 'usd' } as const

/** What places that begin from a day on are paid; in the country's currency. */
export function createPayRateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createPayRate, async (context, { body }) => {
    const { reason, ...rate } = body
    const at = clock.now()
    const today = priceDay(at)
    const { user_uuid } = signedIn(context)
    checkStart(rate.effective_from, today)
    return database.kysely.transaction().execute(async (transaction) => {
      if (rate.role_id !== null) {
        const role = await transaction
          .selectFrom('roles')
          .select('id')
          .where('id', '=', rate.role_id)
          .executeTakeFirst()
        if (!role) throw invalidField('role_id', 'Is no role')
      }
      const added = await transaction
        .insertInto('pay_rates')
        .values({ ...rate, currency: currencies[rate.country], created_by: user_uuid, created_date: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('uuid')
        .executeTakeFirst()
      if (!added) throw startsThen('A pay rate of this role')
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'prices.pay_rate_added',
        entity: `pay_rate:${added.uuid}`,
        reason,
        details: rate,
      })
      const { rows } = await sql<PayRate>`select * from (${currentPayRates(today)}) as standing
        where uuid = ${added.uuid}`.execute(transaction)
      if (!rows[0]) throw new Error('A pay rate that was added is not there.')
      return rows[0]
    })
  })
}
