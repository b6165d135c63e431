import type { ProcessorFee } from '../processor-fee.ts'
import type { TestBooks } from './test-books.ts'

/** What the real processor usually asks of a card of its own country: 2.9% and 30 cents, rounded to the cent. */
const feeOfCharge = 'round(amount_cents * 0.029)::int + 30'

/** Of a charge that has gone through, in its own currency. */
export async function testChargeFee(books: TestBooks, id: string): Promise<ProcessorFee | undefined> {
  const [fee] = await books.query<{ amount_cents: number; currency: ProcessorFee['currency'] }>(
    `select ${feeOfCharge} as amount_cents, currency from test_processor.charges where id = $1 and state = 'succeeded'`,
    [id],
  )
  return fee
}

/** A refund costs nothing, and what the charge cost stays kept. */
export async function testRefundFee(books: TestBooks, id: string): Promise<ProcessorFee | undefined> {
  const [fee] = await books.query<{ amount_cents: number; currency: ProcessorFee['currency'] }>(
    `select 0 as amount_cents, currency from test_processor.refunds join test_processor.charges on charges.id = charge_id
    where refunds.id = $1 and refunds.state = 'succeeded'`,
    [id],
  )
  return fee
}
