import { payoutLineStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { exactCsvText } from '@talentplace/contract/shared/csv'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { dayAfter, startOfDay } from '../../platform/clock/local-day.ts'
import { countUpTo, readInBatches } from '../../platform/database/read-in-batches.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { plainAmount } from '../../rules/money-text.ts'
import { accounts, type Account } from './accounts.ts'

/** A line of the journal: a debit above zero, a credit below. */
export interface JournalLine {
  readonly date: string
  readonly document: string
  readonly account: Account
  readonly currency: Currency
  readonly amount_cents: number
  readonly memo: string
}

type Row = Omit<JournalLine, 'date'> & {
  readonly day: string | null
  readonly at: Date | null
  readonly document_uuid: string
}

const longestMonth = 31

/** Posted documents of the month with their lines and taxes. */
const documents = (month: string) => sql`
  invoice as (select uuid, invoice_date, currency, total_cents, client ->> 'name' as name, written_invoice_number(currency, number) as written
    from invoices
    where number is not null and month_of(invoice_date) = ${month}::date),
  note as (select *, written_credit_note_number(currency, number) as written from credit_notes where month_of(issue_date) = ${month}::date),
  bill as (select *, written_bill_number(currency, number) as written from va_bills
    where number is not null and month_of(bill_date) = ${month}::date),
  period as (select month, begins, ends from office_months where month = ${month}::date),
  -- By hand, or by a file for the bank on the day it pays; what came back comes back on its own day.
  moved as (
    select bill_uuid, day, case kind when 'paid' then 1 else -1 end as sign, amount_cents as cents, memo
      from va_bill_payments where month_of(day) = ${month}::date
    union all select bill_uuid, payment_date, 1, amount_cents, 'Payout ' || number
      from payout_lines line join payouts on payouts.uuid = line.payout_uuid
      where payouts.state = 'sent' and month_of(payment_date) = ${month}::date
        and line.state in ${sqlIn(payoutLineStates.sets.wentOut)}
    union all select bill_uuid, settled_date, -1, amount_cents, returned_reason
      from payout_lines where state = 'returned' and month_of(settled_date) = ${month}::date),
  paid as (select payments.* from payments join period on paid_date >= begins and paid_date < ends where method <> 'credit_note')`

/** What a credit note counts as is booked with the note itself, so its payment isn't. */
const entriesOf = (month: string) => sql`
  select invoice_date as day, null::timestamptz as at, uuid as document_uuid, 'Invoice ' || written as document, 'receivable' as account,
    currency, total_cents as amount_cents, name as memo from invoice
  union all select invoice_date, null, uuid, 'Invoice ' || written, coalesce(line.adjusts, line.kind), currency, -line.amount_cents, line.description
    from invoice join invoice_lines line on line.invoice_uuid = uuid
  union all select invoice_date, null, uuid, 'Invoice ' || written, 'tax', currency, -tax.amount_cents, tax.name
    from invoice join invoice_taxes tax on tax.invoice_uuid = uuid
  union all select issue_date, null, uuid, 'Credit note ' || written, part.account, currency, -part.cents, client ->> 'name'
    from note cross join lateral (values ('receivable', applied_cents), ('credit', credited_cents), ('refunded', refunded_cents))
      part (account, cents)
  union all select issue_date, null, note.uuid, 'Credit note ' || written, coalesce(line.adjusts, line.kind), currency, -own.amount_cents, own.description
    from note join credit_note_lines own on own.credit_note_uuid = note.uuid
    join invoice_lines line on line.invoice_uuid = note.invoice_uuid and line.position = own.invoice_position
  union all select issue_date, null, uuid, 'Credit note ' || written, 'tax', currency, -tax.amount_cents, tax.name
    from note join credit_note_taxes tax on tax.credit_note_uuid = uuid
  union all select null, paid_date, uuid, 'Payment', case method when 'card' then 'processor' when 'credit' then 'credit' else 'bank' end,
    currency, amount_cents, reference from paid
  union all select null, paid_date, paid.uuid, 'Payment', 'receivable', paid.currency, -part.amount_cents,
      written_invoice_number(invoices.currency, invoices.number)
    from paid join payment_allocations part on part.payment_uuid = paid.uuid join invoices on invoices.uuid = part.invoice_uuid
  union all select null, paid_date, paid.uuid, 'Payment', 'credit', paid.currency, -left_over.amount_cents, 'More than was open'
    from paid join client_credits left_over on left_over.payment_uuid = paid.uuid and left_over.kind = 'surplus'
  union all select null, moved.at, refund.uuid, 'Refund', part.account, payments.currency, moved.sign * part.cents, refund.reason
    from period
    cross join lateral (
      select created_date as at, 1 as sign, uuid from refunds where created_date >= begins and created_date < ends
      union all select settled_date, -1, uuid from refunds
        where state = 'failed' and settled_date >= begins and settled_date < ends) moved
    join refunds refund on refund.uuid = moved.uuid
    join payments on payments.uuid = refund.payment_uuid
    cross join lateral (values ('credit', refund.credit_cents), ('refunded', refund.amount_cents - refund.credit_cents),
      ('processor', -refund.amount_cents)) part (account, cents)
  union all select moved.day, null, refund.uuid, moved.document, part.account, refund.currency, moved.sign * part.sign * refund.amount_cents,
      refund.reference
    from manual_refunds refund
    cross join lateral (values (refund.paid_date, 1, 'Refund by ' || refund.method),
      (refund.voided_day, -1, 'Voided refund by ' || refund.method)) moved (day, sign, document)
    cross join (values ('credit', 1), ('bank', -1)) part (account, sign)
    where refund.approved_by is not null and moved.day is not null and month_of(moved.day) = ${month}::date
  union all select null, moved.at, payments.uuid, 'Dispute', part.account, payments.currency, part.sign * moved.cents, dispute.reason
    from disputes dispute join payments on payments.uuid = dispute.payment_uuid
    cross join lateral (values (dispute.opened_date, 'fees', dispute.fee_cents),
      (case dispute.state when 'lost' then dispute.settled_date end, 'disputed', dispute.amount_cents)) moved (at, account, cents)
    join period on moved.at >= begins and moved.at < ends
    cross join lateral (values (moved.account, 1), ('processor', -1)) part (account, sign)
  union all select null, charged_date, fee.uuid, 'Card processor', part.account, fee.currency, part.sign * fee.amount_cents, reference
    from processor_fees fee join period on charged_date >= begins and charged_date < ends
    join payments on payments.uuid = fee.payment_uuid
    cross join lateral (values ('fees', 1), ('processor', -1)) part (account, sign)
  union all select bill_date, null, uuid, 'Bill ' || written, 'assistants', currency, -total_cents, payee ->> 'name' from bill
  union all select bill_date, null, uuid, 'Bill ' || written, case line.kind when 'adjustment' then 'bill_adjustment' else line.kind end,
      currency, line.amount_cents, line.description
    from bill join va_bill_lines line on line.bill_uuid = uuid
  union all select bill_date, null, uuid, 'Bill ' || written, 'recoverable', currency, tax.amount_cents, tax.name
    from bill join va_bill_taxes tax on tax.bill_uuid = uuid
  union all select moved.day, null, bill.uuid,
      case moved.sign when 1 then 'Payment of bill ' else 'Returned payment of bill ' end || written_bill_number(bill.currency, bill.number),
      part.account, bill.currency, moved.sign * part.sign * moved.cents, moved.memo
    from moved join va_bills bill on bill.uuid = moved.bill_uuid
    cross join (values ('assistants', 1), ('bank', -1)) part (account, sign)`

/** The day of an instant of a month, found among when its days begin: a month has tens of thousands of them. */
function daysOf(month: string, zone: string): (at: Date) => string {
  const days = Array.from({ length: longestMonth }, (_each, back) => dayAfter(month, longestMonth - 1 - back))
  const begins = days.map((day) => startOfDay(zone, day).getTime())
  return (at) => days[begins.findIndex((begin) => begin <= at.getTime())] ?? month
}

/** In the order of its days. */
const linesOf = (month: string): RawBuilder<Row> => sql<Row>`
  with ${documents(month)}
  select * from (${entriesOf(month)}) entries
  where amount_cents <> 0
  order by coalesce(at, (day::text || 'T00:00:00Z')::timestamptz), document collate "C", document_uuid, amount_cents desc, account`

/** Lines of a month's journal (its first day), counted up to a limit. */
export function countJournal(database: Kysely<Tables>, month: string, limit: number): Promise<number> {
  return countUpTo(
    database,
    sql`with ${documents(month)} select from (${entriesOf(month)}) entries where amount_cents <> 0`,
    limit,
  )
}

/** The journal of a month (its first day), some at a time: debits equal credits, of each document and so of each currency. */
export async function* journalOf(
  transaction: Transaction<Tables>,
  { month, zone }: { month: string; zone: string },
): AsyncGenerator<JournalLine[]> {
  const dayOf = daysOf(month, zone)
  for await (const rows of readInBatches(transaction, linesOf(month))) {
    yield rows.map(({ day, at, document_uuid: _uuid, ...line }) => ({ ...line, date: day ?? dayOf(at ?? new Date(0)) }))
  }
}

const heading = ['Date', 'Document', 'Account', 'Name', 'Debit', 'Credit', 'Currency', 'Memo']

export function journalCsv(lines: readonly JournalLine[], withHeading = true): string {
  const rows = lines.map(({ date, document, account, currency, amount_cents, memo }) => [
    date,
    document,
    accounts[account].number,
    accounts[account].name,
    amount_cents > 0 ? plainAmount(amount_cents) : '',
    amount_cents < 0 ? plainAmount(0 - amount_cents) : '',
    currency.toUpperCase(),
    memo,
  ])
  return exactCsvText([...(withHeading ? [heading] : []), ...rows])
}
