import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Database } from '../../platform/database/connection.ts'
import { ProcessorAway, type CardProcessor, type ChargeResult } from '../../platform/payments/card-processor.ts'
import { cardOfCharge } from './default-card.ts'

/**
 * Asks the processor for the money of a charge that is noted already, or asks again: its uuid is the key, so that nothing
 * is charged twice. Undefined: no answer came, and it may have gone through. Never within a transaction.
 */
export async function queryProcessor(
  { database, processor }: { database: Database; processor: CardProcessor },
  charge_uuid: string,
): Promise<ChargeResult | undefined> {
  const charge = await database.kysely
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.uuid', 'charges.invoice_uuid')
    .selectAll('charges')
    .innerJoin('projects', 'projects.uuid', 'invoices.project_uuid')
    .select(['invoices.number', 'project_name'])
    .where('charges.uuid', '=', charge_uuid)
    .executeTakeFirstOrThrow()
  const card = await cardOfCharge(database.kysely, {
    client_uuid: charge.client_uuid,
    processor: processor.name,
    card_uuid: charge.card_uuid,
  })
  if (!card) return undefined
  try {
    return await processor.charge({
      key: charge.uuid,
      customer_id: card.customer_id,
      stripe_card_id: card.stripe_card_id,
      amount_cents: charge.amount_cents,
      currency: charge.currency,
      // Added hours have their invoice once they are paid.
      description:
        charge.number === null
          ? `Added hours, ${charge.project_name}`
          : `Invoice ${invoiceNumber(charge.currency, charge.number)}`,
      // Someone who pays an invoice is there to confirm it; a renewal has nobody.
      ...(charge.asked_by === null && { off_session: true as const }),
    })
  } catch (error) {
    if (error instanceof ProcessorAway) return undefined
    throw error
  }
}
