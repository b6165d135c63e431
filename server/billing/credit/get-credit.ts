import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { getCredit, type CreditMovement } from '@talentplace/contract/billing/credit/credit.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { cardText } from '../invoices/document-words.ts'
import { clientClock } from '../invoices/client-clock.ts'
import { manualRefundColumn, proposedRefunds } from '../manual-refunds/proposed-refunds.ts'
import { refundableColumns } from '../payments/refundable.ts'
import { seesEveryInvoice } from '../invoices/visible-invoices.ts'

interface MovementRow extends Omit<CreditMovement, 'moved_date' | 'moved_day' | 'invoice' | 'refundable_cents'> {
  readonly moved_date: Date
  readonly invoice_uuid: string | null
  readonly number: number | null
  readonly credit_cents: number
}

function movementOf(
  { invoice_uuid, number, credit_cents, moved_date, ...row }: MovementRow,
  dayOf: (instant: Date) => string,
): CreditMovement {
  return {
    ...row,
    card: row.card === null ? null : cardText(row.card),
    moved_date: moved_date.toISOString(),
    moved_day: dayOf(moved_date),
    invoice:
      invoice_uuid === null || number === null
        ? null
        : { uuid: invoice_uuid, number: invoiceNumber(row.currency, number) },
    refundable_cents: row.kind === 'surplus' && row.credit_note === null ? credit_cents : 0,
  }
}

async function movementsOf(database: Kysely<Tables>, client_uuid: string): Promise<CreditMovement[]> {
  const left = sql`cross join lateral (select ${refundableColumns(sql`movement.payment_uuid`, sql`null::uuid`)}) as refundable`
  const { rows } = await sql<MovementRow>`
    select movement.uuid, moved_date, movement.kind, movement.amount_cents, movement.currency, movement.payment_uuid,
      brand || ' ending in ' || last_four as card,
      ${manualRefundColumn},
      written_credit_note_number(note.currency, note.number) as credit_note, invoices.uuid as invoice_uuid, invoices.number, refundable.credit_cents
    from client_credits movement
    left join payments on payments.uuid = movement.payment_uuid
    left join manual_refunds refund on refund.uuid = movement.manual_refund_uuid
    left join charges on charges.uuid = charge_uuid
    left join credit_cards on credit_cards.uuid = charges.card_uuid
    left join credit_notes note on movement.kind = 'surplus' and note.payment_uuid = payments.uuid
    left join payment_allocations on movement.kind = 'used' and payment_allocations.payment_uuid = payments.uuid
    left join invoices on invoices.uuid = coalesce(note.invoice_uuid, payment_allocations.invoice_uuid)
    ${left}
    where movement.client_uuid = ${client_uuid}
    order by moved_date desc, movement.uuid desc limit 100`.execute(database)
  const dayOf = await clientClock(database, client_uuid)
  return rows.map((row) => movementOf(row, dayOf))
}

/** What is a client's, for their own people and for staff. */
export function getCreditOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(getCredit, async (context, { params }) => {
    const session = signedIn(context)
    const { uuid } = params
    const client = await kysely.selectFrom('clients').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
    const sees = client && (uuid === session.client_uuid || seesEveryInvoice(session))
    if (!sees) throw notFound('There is no such client.')
    const { rows: balances } = await sql<{ currency: Currency; balance_cents: number }>`
      select currency, balance_cents from client_credit_balances
      where client_uuid = ${uuid} and balance_cents > 0 order by currency`.execute(kysely)
    const about = { viewer: session.user_uuid, at: clock.now() }
    const proposed = seesEveryInvoice(session) ? await proposedRefunds(kysely, uuid, about) : []
    return { balances, movements: await movementsOf(kysely, uuid), proposed }
  })
}
