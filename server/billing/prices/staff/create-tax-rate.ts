import { createTaxRate, type TaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { invalidField } from '../../../platform/http/http-error.ts'
import { priceDay } from '../price-day.ts'
import { startsThen, checkStart } from './beginning.ts'
import { currentTaxRates } from './find-tax-rates.ts'

/**
 * A province's or state's tax, another rate of it, or (0) its end, from a day on. This is how a tax is switched on for a
 * state, and for a category of services in a province.
 */
export function createTaxRateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createTaxRate, async (context, { body }) => {
    const { reason, ...rate } = body
    const at = clock.now()
    const today = priceDay(at)
    checkStart(rate.effective_from, today)
    return database.kysely.transaction().execute(async (transaction) => {
      const region = await transaction
        .selectFrom('regions')
        .select('code')
        .where('country', '=', rate.country)
        .where('code', '=', rate.region)
        .executeTakeFirst()
      if (!region) throw invalidField('region', 'Is no province or state of that country')
      const added = await transaction
        .insertInto('tax_rates')
        .values({ ...rate, source_date: rate.source === '' ? null : today, created_date: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('uuid')
        .executeTakeFirst()
      if (!added) throw startsThen('A rate of this tax')
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'taxes.rate_added',
        entity: `tax_rate:${added.uuid}`,
        reason,
        details: rate,
      })
      const { rows } = await sql<TaxRate>`select * from (${currentTaxRates(today)}) as standing
        where uuid = ${added.uuid}`.execute(transaction)
      if (!rows[0]) throw new Error('A tax rate that was added is not there.')
      return rows[0]
    })
  })
}
