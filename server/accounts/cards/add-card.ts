import { addCard } from '@talentplace/contract/accounts/cards/card.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { CardDeclined, type CardProcessor, type ProcessorCard } from '../../platform/payments/card-processor.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import { rejectOneMore } from './card-limit.ts'
import { cardRow, type StoredCard } from './card-row.ts'
import { customerOfClient } from './customer-of-client.ts'
import { lockCards } from './lock-cards.ts'
import { requireClient } from './require-client.ts'
import { answered, requireProcessor } from './require-processor.ts'
import { cardColumns, toCardView, type CardRow } from './to-card-view.ts'
import { clearDefault, takesDefault } from './take-default.ts'

interface StoredCardNow {
  readonly card: StoredCard
  readonly client_uuid: string
  readonly processor: CardProcessor['name']
  readonly by: Session
  readonly at: Date
}

async function saveCard(processor: CardProcessor, customer: string, token: string): Promise<ProcessorCard> {
  try {
    return await answered(processor.saveCard(customer, token))
  } catch (error) {
    if (!(error instanceof CardDeclined)) throw error
    throw new HttpError(400, 'card_refused', error.message, { fields: { token: error.message } })
  }
}

/** The card when it is there already: a call that was made twice. */
async function findStored(transaction: Transaction<Tables>, card: StoredCardNow): Promise<CardRow | undefined> {
  return transaction
    .selectFrom('credit_cards')
    .select(cardColumns)
    .where('processor', '=', card.processor)
    .where('stripe_card_id', '=', card.card.stripe_card_id)
    .where('client_uuid', '=', card.client_uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
}

async function insertCard(transaction: Transaction<Tables>, storedCard: StoredCardNow): Promise<CardRow> {
  const { card, client_uuid, processor, by, at } = storedCard
  await rejectOneMore(transaction, client_uuid)
  const default_credit_card = await takesDefault(transaction, { card, client_uuid, now: at })
  if (default_credit_card) await clearDefault(transaction, client_uuid)
  const added = await transaction
    .insertInto('credit_cards')
    .values({ ...card, client_uuid, processor, default_credit_card, created_by: by.user_uuid, created_date: at })
    .returning(cardColumns)
    .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at,
    actor_uuid: by.user_uuid,
    impersonator_uuid: by.impersonator_uuid,
    action: 'card.added',
    entity: `card:${added.uuid}`,
    details: { client_uuid, brand: card.brand, last_four: card.last_four, default_credit_card },
  })
  return added
}

/** B9.2, B9.3: keeps a card as the processor describes it; the first one that can be charged is the default. */
export function addCardOperation(deps: {
  database: Database
  clock: Clock
  processor: CardProcessor | null
  throttle: Throttle
  limit: Limit
}) {
  const { database, clock } = deps
  return handle(addCard, async (context, { params, body }) => {
    const by = signedIn(context)
    const client_uuid = params.clientUuid
    await requireClient(database.kysely, by, client_uuid, ['admin_finance.edit'])
    const processor = requireProcessor(deps.processor)
    await rejectOneMore(database.kysely, client_uuid)
    await deps.throttle.admit(deps.limit, client_uuid)
    const customer = await customerOfClient(database.kysely, processor, client_uuid)
    const card = await saveCard(processor, customer, body.token)
    const at = clock.now()
    const zip_code = card.zip_code === '' ? body.zip_code : card.zip_code
    const stored = await cardRow(database, { ...card, zip_code })
    const storedCard = { card: stored, client_uuid, processor: processor.name, by, at }
    const row = await database.kysely.transaction().execute(async (transaction) => {
      await lockCards(transaction, client_uuid)
      return (await findStored(transaction, storedCard)) ?? (await insertCard(transaction, storedCard))
    })
    return { card: toCardView(row, at) }
  })
}
