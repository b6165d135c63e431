import type { Facts } from './facts.ts'
import { sum } from './oracle/whole.ts'
import type { Product } from './product.ts'

interface StoredBill {
  readonly number: string
  readonly currency: string
  readonly cents: string
  readonly status: string
}

/** What went to assistants by the banks’ books and by hand, against what bills say: each once, as long as it didn't come back. */
export async function comparePayouts(product: Product, facts: Facts) {
  const bills = await product.rows<StoredBill>(
    `select written_bill_number(currency, number) as number, currency, total_cents::text as cents, status
     from va_bills where number is not null order by 1`,
  )
  const payments = Map.groupBy(facts.bankPayments, ({ bill_number }) => bill_number)
  const issues = bills.flatMap(({ number, currency, cents, status }) => {
    const theirs = payments.get(number) ?? []
    const wrong = theirs.filter((each) => String(each.cents) !== cents || each.currency !== currency)
    const out = theirs.filter(({ returned }) => returned === null).length + (facts.handPayments.has(number) ? 1 : 0)
    const owed = status === 'paid' || (status === 'scheduled' && theirs.length > 0) ? 1 : 0
    return [
      ...(wrong.length === 0 ? [] : [`bill ${number} is ${cents} ${currency}, and the bank paid ${wrong[0]?.cents}`]),
      ...(out === owed ? [] : [`bill ${number} is ${status}, and was paid ${out} times`]),
    ]
  })
  const known = new Set(bills.map(({ number }) => number))
  for (const number of new Set(payments.keys()).difference(known))
    issues.push(`the bank paid ${number}, which isn't a bill`)
  const [{ files = '' } = {}] = await product.rows<{ files: string }>(
    `select coalesce(sum(total_cents), 0)::text as files from payouts where state = 'sent'`,
  )
  const read = sum(facts.bankPayments.map(({ cents }) => cents))
  if (String(read) !== files) issues.push(`payouts that were sent are ${files}, and the banks read ${read}`)
  const returned = facts.bankPayments.filter((payment) => payment.returned !== null)
  return {
    issues,
    payments: facts.bankPayments.length,
    byFile: read,
    returned: sum(returned.map(({ cents }) => cents)),
    byHand: facts.handPayments.size,
  }
}
