import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Kysely } from 'kysely'
import { clientTimezone, isExpired } from '../../accounts/cards/card-expiry.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { ProcessorAway, type CardProcessor, type ChargeResult } from '../../platform/payments/card-processor.ts'

interface ClientOfProcessor {
  readonly client_uuid: string
  readonly processor: 'test' | 'stripe'
}

function cardsOf(database: Kysely<Tables>, { client_uuid, processor }: ClientOfProcessor) {
  return database
    .selectFrom('credit_cards')
    .innerJoin('processor_customers as customer', (join) =>
      join
        .onRef('customer.client_uuid', '=', 'credit_cards.client_uuid')
        .onRef('customer.processor', '=', 'credit_cards.processor'),
    )
    .select([
      'credit_cards.uuid',
      'customer_id',
      'stripe_card_id',
      'expiry_month',
      'expiry_year',
      clientTimezone().as('timezone'),
    ])
    .where('credit_cards.client_uuid', '=', client_uuid)
    .where('credit_cards.processor', '=', processor)
}

/** The card a client is charged with by itself: the default one of the processor in use, unless it has expired. */
export async function defaultCard(database: Kysely<Tables>, client: ClientOfProcessor & { now: Date }) {
  const card = await cardsOf(database, client)
    .where('default_credit_card', '=', true)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  return card && !isExpired(card, client.now) ? card : undefined
}

/** A card by its uuid, also one that was removed or has expired since a charge with it began. */
async function cardOfCharge(database: Kysely<Tables>, client: ClientOfProcessor & { card_uuid: string }) {
  return cardsOf(database, client).where('credit_cards.uuid', '=', client.card_uuid).executeTakeFirst()
}

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
