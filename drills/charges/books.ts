import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { listedStates } from '@talentplace/server/platform/database/sql-in'
import { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import type { Database } from '@talentplace/server/platform/database/connection'

type Pool = Database['pool']

/** The processor's books beside ours. Sums in cents over both currencies. */
export interface Books {
  readonly charged: { readonly count: number; readonly cents: number }
  readonly paid: { readonly count: number; readonly cents: number }
  readonly invoiced: { readonly count: number; readonly cents: number }
  /** Given back, by the processor and by us. */
  readonly refunded: { readonly count: number; readonly cents: number }
  readonly refunds: { readonly count: number; readonly cents: number }
  /** What is the clients' for want of anything that was open. */
  readonly credit: { readonly count: number; readonly cents: number }
}

async function figure(pool: Pool, text: string): Promise<{ count: number; cents: number }> {
  const { rows } = await pool.query<{ count: number; cents: number }>(text)
  return { count: Number(rows[0]?.count), cents: Number(rows[0]?.cents) }
}

export async function readBooks(pool: Pool): Promise<Books> {
  const sums = 'select count(*) as count, coalesce(sum'
  return {
    charged: await figure(
      pool,
      `${sums}(amount_cents), 0) as cents from test_processor.charges where state = 'succeeded'`,
    ),
    paid: await figure(pool, `${sums}(amount_cents), 0) as cents from payments`),
    invoiced: await figure(pool, `${sums}(paid_cents), 0) as cents from invoices where paid_cents > 0`),
    refunded: await figure(
      pool,
      `${sums}(amount_cents), 0) as cents from test_processor.refunds where state <> 'failed'`,
    ),
    refunds: await figure(pool, `${sums}(amount_cents), 0) as cents from refunds where state <> 'failed'`),
    credit: await figure(pool, `${sums}(amount_cents), 0) as cents from client_credits where kind = 'surplus'`),
  }
}

/** What must not exist, each with a query that counts it. */
const issues: Readonly<Record<string, string>> = {
  'charges of the processor without a payment': `select count(*) from test_processor.charges theirs
    where state = 'succeeded' and not exists (select from payments where charge_uuid::text = theirs.key)`,
  'payments without a charge of the processor': `select count(*) from payments
    where not exists (select from test_processor.charges theirs where theirs.key = charge_uuid::text and state = 'succeeded')`,
  'payments of another amount than was charged': `select count(*) from payments
    join test_processor.charges theirs on theirs.key = charge_uuid::text where theirs.amount_cents <> payments.amount_cents`,
  'orders charged twice': `select count(*) from (select project_uuid from orders
    join test_processor.charges theirs on theirs.key = orders.uuid::text and theirs.state = 'succeeded'
    group by project_uuid having count(*) > 1) doubled`,
  'invoices paid twice':
    'select count(*) from (select invoice_uuid from payment_allocations group by invoice_uuid having count(*) > 1) twice',
  'paid orders without a subscription, an invoice or an agreement': `select count(*) from orders where state = 'paid' and not (
    exists (select from projects where uuid = project_uuid and start_date is not null)
    and exists (select from rate_plans where rate_plans.project_uuid = orders.project_uuid)
    and exists (select from invoices where order_uuid = orders.uuid and status in ${listedStates(invoiceStates.sets.closed)})
    and exists (select from agreement_documents where order_uuid = orders.uuid))`,
  'subscriptions without a paid order': `select count(*) from projects where start_date is not null
    and not exists (select from orders where project_uuid = projects.uuid and state = 'paid')`,
  'refunds of the processor without one of ours': `select count(*) from test_processor.refunds theirs
    where state <> 'failed' and not exists (select from refunds where uuid::text = theirs.key and state <> 'failed'
      and refunds.amount_cents = theirs.amount_cents and processor_refund_id = theirs.id)`,
  'refunds without one of the processor': `select count(*) from refunds where state <> 'failed'
    and not exists (select from test_processor.refunds theirs where theirs.key = uuid::text and theirs.state <> 'failed')`,
  'refunds nobody has settled': `select count(*) from refunds where state in ${listedStates(refundStates.sets.open)}`,
  'charges given back beyond what they came to': `select count(*) from test_processor.charges theirs
    where (select coalesce(sum(amount_cents), 0) from test_processor.refunds where charge_id = theirs.id
      and state <> 'failed') > amount_cents`,
  'orders given up without being cancelled': `select count(*) from orders join charges on charges.uuid = orders.uuid
    where orders.state in ${listedStates(orderStates.sets.unpaid)} and cancelled_date is null`,
  'orders given up that can still be confirmed': `select count(*) from orders
    join test_processor.charges theirs on theirs.key = orders.uuid::text
    where orders.state in ${listedStates(orderStates.sets.unpaid)} and theirs.code is distinct from 'cancelled'`,
  'orders nobody has settled': 'select count(*) from orders where settled_date is null',
  'charges nobody has settled': `select count(*) from charges where state in ${listedStates(chargeStates.sets.open)}`,
  'hours still held': 'select count(*) from hour_holds',
  'assistants whose hours aren’t those of their rate plans': `select count(*) from assistants where monthly_hours_committed <>
    (select coalesce(sum(hours_per_month), 0) from rate_plans where virtualassistant_uuid = assistants.uuid)`,
  'gaps in invoice numbers': `select coalesce(sum(last_number), 0) - (select count(*) from invoices where number is not null)
    from invoice_numbers`,
  'welcome mails missing or doubled': `select abs((select count(*) from orders where state = 'paid')
    - (select count(*) from mail_attachments where file_name = 'agreement.pdf'))`,
  'invoices mailed twice': `select count(*) from (select from mail_attachments where file_name <> 'agreement.pdf'
    group by file_name having count(*) > 1) twice`,
}

/** How often each fault was found; only those that were. */
export async function findIssues(pool: Pool): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [what, query] of Object.entries(issues)) {
    const { rows } = await pool.query<Record<string, number>>(query)
    const count = Number(Object.values(rows[0] ?? {})[0])
    if (count !== 0) found.set(what, count)
  }
  return found
}
