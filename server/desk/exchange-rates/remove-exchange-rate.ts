import { removeExchangeRate } from '@talentplace/contract/desk/exchange-rates/exchange-rate.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { lockRate } from './stored-rate.ts'

/** Takes a month's rate back. Its row stays without one, so that a page which still shows it can't save over the next. */
export function removeExchangeRateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(removeExchangeRate, async (context, { params: { month }, query: { version } }) => {
    const at = clock.now()
    const first = `${month}-01`
    await database.kysely.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('exchange_rates')
        .select('month')
        .where('month', '=', first)
        .where('rate_millionths', 'is not', null)
        .executeTakeFirst()
      if (!known) throw notFound('There is no rate of this month.')
      const before = await lockRate(transaction, first, version)
      await transaction
        .updateTable('exchange_rates')
        .set({ rate_millionths: null, version: version + 1, changed_date: at })
        .where('month', '=', first)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'exchange_rate.removed',
        entity: `exchange_rate:${month}`,
        details: { before: before.rate_millionths, rate_millionths: null, source: before.source, note: before.note },
      })
    })
    return {}
  })
}
