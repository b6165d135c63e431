import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

const lineColumns = sql`measure, month, day, currency, client_uuid, project_uuid, virtualassistant_uuid, document, document_uuid,
  page_uuid, position, amount_cents`

/** What has to hold of the books: each a name, and a query of documents or sums that break it. */
const rules: readonly (readonly [rule: string, broken: ReturnType<typeof sql>])[] = [
  [
    'a posted invoice is its lines and taxes',
    sql`select written_invoice_number(currency, number) as what from invoices where number is not null and (
      total_cents <> (select coalesce(sum(amount_cents), 0) from invoice_lines where invoice_uuid = invoices.uuid) + tax_cents
      or tax_cents <> (select coalesce(sum(amount_cents), 0) from invoice_taxes where invoice_uuid = invoices.uuid))`,
  ],
  [
    'what is paid of an invoice is what payments gave it',
    sql`select written_invoice_number(currency, number) as what from invoices where number is not null and
      paid_cents <> (select coalesce(sum(amount_cents), 0) from payment_allocations where invoice_uuid = invoices.uuid)`,
  ],
  [
    'a payment is what it paid of invoices and left as credit',
    sql`select uuid::text as what from payments where amount_cents <>
      (select coalesce(sum(amount_cents), 0) from payment_allocations where payment_uuid = payments.uuid)
      + (select coalesce(sum(amount_cents), 0) from client_credits
         where payment_uuid = payments.uuid and kind = 'surplus')`,
  ],
  [
    'what is refunded of a payment is its refunds',
    sql`select uuid::text as what from payments where refunded_cents <> (select coalesce(sum(amount_cents), 0) from refunds
      where payment_uuid = payments.uuid and state <> 'failed')`,
  ],
  [
    'a client’s credit is its movements',
    sql`select client_uuid || ' ' || currency as what from client_credit_balances balance full join (
        select client_uuid, currency, sum(amount_cents) as moved from client_credits group by 1, 2) moves
      using (client_uuid, currency) where coalesce(balance_cents, 0) <> coalesce(moved, 0)`,
  ],
  [
    'a refund by transfer or cheque is its movements of credit',
    sql`select uuid::text as what from manual_refunds where
      (select coalesce(sum(amount_cents), 0) from client_credits where manual_refund_uuid = manual_refunds.uuid)
        <> case state when 'recorded' then -amount_cents else 0 end`,
  ],
  [
    'a bill is its lines and taxes',
    sql`select uuid::text as what from va_bills where
      total_cents <> tax_cents + (select coalesce(sum(amount_cents), 0) from va_bill_lines where bill_uuid = va_bills.uuid)
      or tax_cents <> (select coalesce(sum(amount_cents), 0) from va_bill_taxes where bill_uuid = va_bills.uuid)`,
  ],
  [
    'numbers have no gaps',
    sql`select 'invoices in ' || currency as what from invoice_numbers where last_number <>
        (select count(*) from invoices where invoices.currency = invoice_numbers.currency and number is not null)
      union all
      select 'bills in ' || currency from va_bill_numbers where last_number <>
        (select count(*) from va_bills where va_bills.currency = va_bill_numbers.currency and number is not null)`,
  ],
  [
    'net income is the lines of documents',
    sql`select measure || ' of ' || month || ' in ' || currency as what from (
        select measure, month, currency, sum(amount_cents) as cents from income_lines group by 1, 2, 3) lines
      full join (
        select measure, month, currency, sum(cents) as stored from income_sums, lateral (values
          ('invoiced', invoiced_cents), ('promotions', promotions_cents), ('adjustments', adjustments_cents),
          ('collected', collected_cents), ('refunds', refunds_cents), ('cost', cost_cents), ('fees', fees_cents),
          ('outstanding', outstanding_cents)) figures (measure, cents)
        group by 1, 2, 3) sums
      using (measure, month, currency) where coalesce(cents, 0) <> coalesce(stored, 0)`,
  ],
  [
    'each line of net income is stored once',
    sql`select document || ' ' || document_uuid || ' ' || measure || ' of ' || month as what from (
        (select ${lineColumns} from income_lines except all select ${lineColumns} from stored_income_lines)
        union all
        (select ${lineColumns} from stored_income_lines except all select ${lineColumns} from income_lines)) unlike`,
  ],
  [
    'sums of months are their lines',
    sql`select measure || ' of ' || month || ' in ' || currency as what from (
        select measure, month, currency, sum(amount_cents) as cents, count(*) as number from stored_income_lines group by 1, 2, 3) lines
      full join (
        select measure, month, currency, sum(amount_cents) as stored, sum(lines) as counted from income_month_sums group by 1, 2, 3) sums
      using (measure, month, currency)
      where (coalesce(cents, 0), coalesce(number, 0)) <> (coalesce(stored, 0), coalesce(counted, 0))`,
  ],
  [
    'sums of clients, subscriptions and assistants are their lines',
    sql`select measure || ' of ' || kind || ' ' || thing_uuid || ' in ' || currency as what from (
        select kind, coalesce(thing_uuid, '00000000-0000-0000-0000-000000000000') as thing_uuid, currency, measure, sum(amount_cents) as cents
        from stored_income_lines cross join lateral (values
          ('client', client_uuid), ('project', project_uuid), ('assistant', virtualassistant_uuid)) things (kind, thing_uuid)
        where kind <> 'assistant' or thing_uuid is not null group by 1, 2, 3, 4) lines
      full join (
        select kind, thing_uuid, currency, measure, sum(cents) as stored from income_thing_sums, lateral (values
          ('invoiced', invoiced_cents), ('promotions', promotions_cents), ('adjustments', adjustments_cents),
          ('collected', collected_cents), ('refunds', refunds_cents), ('cost', cost_cents), ('fees', fees_cents),
          ('outstanding', outstanding_cents)) figures (measure, cents)
        group by 1, 2, 3, 4) sums
      using (kind, thing_uuid, currency, measure) where coalesce(cents, 0) <> coalesce(stored, 0)`,
  ],
  [
    'tasks are counted as they are',
    sql`select case when is_open then 'open' else 'done' end || ' ones of priority ' || priority as what from (
        select completed_date is null as is_open, priority, count(*) as number from tasks where removed_date is null group by 1, 2) found
      full join (select is_open, priority, sum(tasks) as counted from task_counts group by 1, 2) counts using (is_open, priority)
      where coalesce(number, 0) <> coalesce(counted, 0)`,
  ],
]

const maxNamed = 5

/** Adds the books up anew, document by document: what doesn't add up, in plain sentences; none when all does. */
export async function verifyBooks(database: Kysely<Tables>): Promise<string[]> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      const issues: string[] = []
      for (const [rule, broken] of rules) {
        const { rows } = await sql<{ what: string; total: number }>`select what, count(*) over ()::int as total
          from (${broken}) broken order by what limit ${maxNamed}`.execute(transaction)
        const [first] = rows
        if (first)
          issues.push(`${rule}: not so ${first.total} times, such as ${rows.map(({ what }) => what).join(', ')}.`)
      }
      return issues
    })
}
