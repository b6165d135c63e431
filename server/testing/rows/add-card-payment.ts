import { bookPayment } from '../../billing/payments/book-payment.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createTestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { addCharge, sharesOf } from '../../billing/charges/add-charge.ts'
import { queryProcessor } from '../../billing/charges/query-processor.ts'
import { lockInvoice } from '../../billing/charges/lock-invoice.ts'
import { renewalMails } from '../../billing/charges/notifications.ts'
import { settleInvoiceCharge } from '../../billing/charges/settle-charge.ts'
import { addTestCard } from './add-test-card.ts'
import type { TestDatabase } from '../database.ts'
import { testSender } from '../test-sender.ts'

/**
 * An open invoice's payment by a test card, charged at the processor; its uuid. `transferred`: so much of the invoice is
 * paid by transfer while the card is being charged, and that much becomes the client's credit.
 */
export async function addCardPayment(
  database: TestDatabase,
  about: { invoice_uuid: string; clock: Clock; token?: string; transferred?: number },
): Promise<string> {
  const { invoice_uuid, clock, token = 'tok_visa', transferred = 0 } = about
  const at = clock.now()
  const processor = createTestProcessor({ url: database.url, clock, slowness: 1 })
  try {
    const { client_uuid, currency } = await database.kysely
      .selectFrom('invoices')
      .select(['client_uuid', 'currency'])
      .where('uuid', '=', invoice_uuid)
      .executeTakeFirstOrThrow()
    const card_uuid = await addTestCard(database, { client_uuid, token, clock })
    const charge_uuid = await database.kysely.transaction().execute(async (transaction) => {
      const invoice = await lockInvoice(transaction, invoice_uuid)
      const shares = await sharesOf(transaction, invoice)
      const uuid = await addCharge(transaction, { invoice, shares, card_uuid, processor: 'test', at, requested: null })
      if (transferred > 0) {
        const transfer = {
          method: 'transfer',
          amount_cents: transferred,
          charge_uuid: null,
          recorded_by: null,
        } as const
        await bookPayment(transaction, {
          ...transfer,
          client_uuid,
          currency,
          invoices: [invoice_uuid],
          reference: '',
          at,
        })
      }
      return uuid
    })
    const result = await queryProcessor({ database, processor }, charge_uuid)
    if (result?.state !== 'succeeded') throw new Error('The test charge did not go through.')
    const mails = renewalMails(testSender)
    await settleInvoiceCharge({ database, clock, mails }, charge_uuid, result)
    const payment = await database.kysely
      .selectFrom('payments')
      .select('uuid')
      .where('charge_uuid', '=', charge_uuid)
      .executeTakeFirstOrThrow()
    return payment.uuid
  } finally {
    await processor.close()
  }
}
