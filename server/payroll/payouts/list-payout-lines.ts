import { listPayoutLines, type PayoutLine } from '@talentplace/contract/payroll/payouts/payout.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readPayout } from './read-payout.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  virtualassistant_name: inNameOrder(sql`virtualassistant_name`),
  amount_cents: sql`amount_cents`,
  state: sql`state`,
}

const lines = sql<PayoutLine & { position: number; payout_uuid: string }>`(
  select payout_uuid, bill_uuid, position, written_bill_number(va_bills.currency, va_bills.number) as bill_number,
    virtualassistant_uuid, display_name as virtualassistant_name, last_digits, amount_cents, payout_lines.state, settled_date,
    payout_lines.returned_reason
  from payout_lines
  join va_bills on va_bills.uuid = bill_uuid
  join assistants on assistants.uuid = virtualassistant_uuid)`

/** By name. */
export function listPayoutLinesOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listPayoutLines, async (context, { params: { uuid }, query: { state = null, pagination } }) => {
    await readPayout(database.kysely, uuid, { viewer: signedIn(context).user_uuid, at: clock.now() })
    const found = database.kysely
      .selectFrom(lines.as('lines'))
      .select([
        'bill_uuid',
        'bill_number',
        'virtualassistant_uuid',
        'virtualassistant_name',
        'last_digits',
        'amount_cents',
        'state',
        'settled_date',
        'returned_reason',
      ])
      .where('payout_uuid', '=', uuid)
      .where(sql<boolean>`(${state}::text is null or state = ${state})`)
    const page = pageOf(pagination, columns, { by: 'virtualassistant_name', descending: false }, sql`position`)
    const { rows, count } = await listPage(found, page)
    return { lines: rows, count }
  })
}
