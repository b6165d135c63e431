import type { Facts } from './facts.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'

type Sums = Map<string, bigint>

async function sumsBy({ rows }: Product, text: string): Promise<Sums> {
  const found = await rows<{ client_uuid: string; cents: string }>(text)
  return new Map(found.map(({ client_uuid, cents }) => [client_uuid, BigInt(cents)]))
}

const each = (table: string, cents: string, which = 'true') =>
  `select client_uuid, sum(${cents})::text as cents from ${table} where ${which} group by client_uuid`

/** Money of each client: what the processor and the bank know on one side, what the product says on the other. */
async function moneyOf(product: Product, facts: Facts) {
  const transfers: Sums = new Map()
  for (const { client_uuid, cents } of facts.transfers) {
    transfers.set(client_uuid, (transfers.get(client_uuid) ?? 0n) + BigInt(cents))
  }
  const refundedByHand: Sums = new Map()
  for (const { client_uuid, cents, voided } of facts.manualRefunds) {
    if (voided === null) refundedByHand.set(client_uuid, (refundedByHand.get(client_uuid) ?? 0n) + BigInt(cents))
  }
  const posted = 'number is not null'
  return {
    refundedByHand,
    charged: await sumsBy(
      product,
      `select charges.client_uuid, sum(theirs.amount_cents)::text as cents from test_processor.charges theirs
       join charges on charges.uuid::text = theirs.key where theirs.state = 'succeeded' group by charges.client_uuid`,
    ),
    transfers,
    refunded: await sumsBy(
      product,
      `select payments.client_uuid, sum(theirs.amount_cents)::text as cents from test_processor.refunds theirs
       join refunds on refunds.uuid::text = theirs.key join payments on payments.uuid = payment_uuid
       where theirs.state <> 'failed' group by payments.client_uuid`,
    ),
    invoiced: await sumsBy(product, each('invoices', 'total_cents', posted)),
    open: await sumsBy(product, each('invoices', 'total_cents - paid_cents', posted)),
    noted: await sumsBy(product, each('credit_notes', '-total_cents')),
    credit: await sumsBy(product, each('client_credit_balances', 'balance_cents')),
    // Given back of an invoice and not taken off it by a note.
    uncovered: await sumsBy(
      product,
      `select client_uuid, sum(cents)::text as cents from (
         select payments.client_uuid, refunds.amount_cents - refunds.credit_cents as cents from refunds
           join payments on payments.uuid = payment_uuid where state <> 'failed'
         union all select client_uuid, -refunded_cents from credit_notes) moved group by client_uuid`,
    ),
  }
}

/** What came in less what went out is what invoices say, client by client, to the cent. */
export async function compareMoney(product: Product, facts: Facts) {
  const money = await moneyOf(product, facts)
  const issues: string[] = []
  for (const client of facts.regions.keys()) {
    const of = (sums: Sums) => sums.get(client) ?? 0n
    const balance = of(money.charged) + of(money.transfers) - of(money.refunded) - of(money.refundedByHand)
    const said = of(money.invoiced) - of(money.open) - of(money.noted) + of(money.credit) - of(money.uncovered)
    if (balance !== said) issues.push(`client ${client} gave ${balance}, and invoices say ${said}`)
  }
  const apart = await product.rows<object>(
    `select key, theirs.amount_cents, theirs.state, charges.state as ours, charges.created_date, kind, status
     from test_processor.charges theirs left join charges on charges.uuid::text = key
     left join invoices on invoices.uuid = charges.invoice_uuid
     full join payments on charge_uuid = charges.uuid and payments.amount_cents = theirs.amount_cents
     where (theirs.state = 'succeeded') is distinct from (payments.uuid is not null) and coalesce(method, 'card') = 'card'
       and coalesce(theirs.state, 'succeeded') = 'succeeded'`,
  )
  for (const each of apart) issues.push(`a charge and a payment that don't belong together: ${JSON.stringify(each)}`)
  const gaps = await product.rows<{ currency: string }>(
    `select currency from invoice_numbers where last_number <>
       (select count(distinct number) from invoices where invoices.currency = invoice_numbers.currency)`,
  )
  for (const { currency } of gaps) issues.push(`numbers of invoices in ${currency} have gaps`)
  const totals = Object.fromEntries(Object.entries(money).map(([name, sums]) => [name, sum(sums.values())]))
  return { issues, totals: totals as Record<keyof typeof money, bigint> }
}
