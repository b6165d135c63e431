import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { debtAges, type DebtAge, type Statement } from '@talentplace/contract/billing/statements/statement.routes'
import type { ManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { clientClock } from '../invoices/client-clock.ts'
import { seesEveryInvoice, type InvoiceViewer } from '../invoices/visible-invoices.ts'

type Account = Statement['accounts'][number]
type OpenInvoice = Account['invoices'][number]

/** The age of an amount whose due day was so many days ago. */
export function ageOf(days_overdue: number): DebtAge {
  if (days_overdue <= 0) return 'current'
  if (days_overdue <= 30) return '1-30'
  if (days_overdue <= 60) return '31-60'
  return days_overdue <= 90 ? '61-90' : 'over 90'
}

async function openInvoices(database: Kysely<Tables>, client_uuid: string, on: string) {
  const { rows } = await sql<Omit<OpenInvoice, 'number'> & { currency: Currency; number: number }>`
    select invoices.uuid, invoices.number, invoices.currency, project_name, invoice_date, due_date,
      greatest(${on}::date - due_date, 0) as days_overdue, total_cents, paid_cents, balance_cents
    from open_invoices
    join invoices on invoices.uuid = open_invoices.uuid
    join projects on projects.uuid = invoices.project_uuid
    where invoices.client_uuid = ${client_uuid}
    order by due_date, invoices.number`.execute(database)
  return rows
}

const sumOf = (invoices: readonly OpenInvoice[]) => invoices.reduce((sum, { balance_cents }) => sum + balance_cents, 0)

/** How long credit that went back stays on a statement. */
const refundDays = 90

async function refundsOf(database: Kysely<Tables>, client_uuid: string, on: string): Promise<ManualRefund[]> {
  const { rows } = await sql<ManualRefund>`
    select uuid, state, currency, amount_cents, method, paid_date, reference, reason from manual_refunds
    where client_uuid = ${client_uuid} and state = 'recorded' and paid_date > ${on}::date - ${refundDays}::int
    order by paid_date desc, uuid`.execute(database)
  return rows
}

function accountOf(
  currency: Currency,
  { invoices, credit_cents, refunds }: Pick<Account, 'invoices' | 'credit_cents' | 'refunds'>,
): Account {
  const ofAge = (age: DebtAge) => invoices.filter(({ days_overdue }) => ageOf(days_overdue) === age)
  return {
    currency,
    open_cents: sumOf(invoices),
    overdue_cents: sumOf(invoices.filter(({ days_overdue }) => days_overdue > 0)),
    credit_cents,
    ages: debtAges.map((age) => ({ age, amount_cents: sumOf(ofAge(age)) })),
    invoices,
    refunds,
  }
}

/** @throws HttpError 404 */
export function assertSeesStatement(viewer: InvoiceViewer, client_uuid: string): void {
  if (client_uuid !== viewer.client_uuid && !seesEveryInvoice(viewer)) throw notFound('There is no such client.')
}

/** What a client owes on a day of their own clock, for their people and for staff. @throws HttpError 404 */
export async function readStatement(
  database: Kysely<Tables>,
  viewer: InvoiceViewer,
  { client_uuid, now }: { client_uuid: string; now: Date },
): Promise<Statement> {
  const client = await database
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', client_uuid)
    .executeTakeFirst()
  assertSeesStatement(viewer, client_uuid)
  if (client === undefined) throw notFound('There is no such client.')
  const dayOf = await clientClock(database, client_uuid)
  const on = dayOf(now)
  const rows = await openInvoices(database, client_uuid, on)
  const credits = await database
    .selectFrom('client_credit_balances')
    .select(['currency', 'balance_cents'])
    .where('client_uuid', '=', client_uuid)
    .where('balance_cents', '>', 0)
    .execute()
  const refunds = await refundsOf(database, client_uuid, on)
  const currencies = [...new Set([...rows, ...credits, ...refunds].map(({ currency }) => currency))].toSorted()
  const accounts = currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const invoices = own.map(({ currency: _of, number, ...row }) => ({
      ...row,
      number: invoiceNumber(currency, number),
    }))
    const credit_cents = credits.find((each) => each.currency === currency)?.balance_cents ?? 0
    const given = refunds.filter((each) => each.currency === currency)
    return accountOf(currency, { invoices, credit_cents, refunds: given })
  })
  return { company: client.company, on, accounts }
}
