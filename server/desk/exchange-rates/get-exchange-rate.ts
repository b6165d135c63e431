import {
  getExchangeRate,
  type ExchangeRateChange,
} from '@talentplace/contract/desk/exchange-rates/exchange-rate.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { displayedRate } from './stored-rate.ts'

const maxChanges = 50

/** A month's rate, and what the audit has of it. */
export function getExchangeRateOperation({ database: { kysely } }: { database: Database }) {
  return handle(getExchangeRate, async (_context, { params: { month } }) => {
    const [stored, entries] = await Promise.all([
      kysely.selectFrom('exchange_rates').selectAll().where('month', '=', `${month}-01`).executeTakeFirst(),
      kysely
        .selectFrom('audit_entries')
        .leftJoin('users', 'users.uuid', 'actor_uuid')
        .select([
          'audit_entries.uuid',
          'action',
          'details',
          'audit_entries.created_date',
          'users.full_name as actor_name',
        ])
        .where('entity', '=', `exchange_rate:${month}`)
        .orderBy('audit_entries.id', 'desc')
        .limit(maxChanges)
        .execute(),
    ])
    const changes = entries.map(({ uuid, action, details, created_date, actor_name }) => {
      const { rate_millionths, source, note } = details as Pick<
        ExchangeRateChange,
        'rate_millionths' | 'source' | 'note'
      >
      return {
        uuid,
        action: action as ExchangeRateChange['action'],
        rate_millionths,
        source,
        note,
        actor_name,
        created_date: created_date.toISOString(),
      }
    })
    return { month, ...displayedRate(stored), changes }
  })
}
