import { saveExchangeRate } from '@talentplace/contract/desk/exchange-rates/exchange-rate.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockRate } from './stored-rate.ts'

/** What a US dollar was worth in a month. Two who enter the first one at once: the second is told of the other’s. */
export function saveExchangeRateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveExchangeRate, async (context, { params: { month }, body }) => {
    const { version, ...rate } = body
    const at = clock.now()
    const first = `${month}-01`
    await database.kysely.transaction().execute(async (transaction) => {
      const before = await lockRate(transaction, first, version)
      const saved = await transaction
        .insertInto('exchange_rates')
        .values({ month: first, ...rate, version: version + 1, changed_date: at })
        .onConflict((conflict) =>
          conflict
            .column('month')
            .doUpdateSet({ ...rate, version: version + 1, changed_date: at })
            .where('exchange_rates.version', '=', version),
        )
        .returning('version')
        .executeTakeFirst()
      if (!saved) {
        throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
      }
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'exchange_rate.saved',
        entity: `exchange_rate:${month}`,
        details: { before: before.rate_millionths, ...rate },
      })
    })
    return { month, ...rate, version: version + 1 }
  })
}
