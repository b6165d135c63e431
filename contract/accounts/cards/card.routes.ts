import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { codeText } from '../../shared/line-text.ts'

/** B9.2: only `talentplace` is found (card-source.ts). */
const source = z.string().min(1).max(60)

/** So many cards a client can keep. */
export const maxCards = 20

/** B9.1: what is known of a card; never its number. */
export const creditCard = z.object({
  uuid: z.uuid(),
  brand: z.string(),
  last_four: z.string(),
  expiry_month: z.int().min(1).max(12),
  expiry_year: z.int(),
  default_credit_card: z.boolean(),
  stripe_card_id: z.string(),
  zip_code: z.string(),
  /** B9.3: it can no longer be chosen or charged. */
  is_expired: z.boolean(),
  /** Its bank refused the last charge of it. */
  was_declined: z.boolean(),
})
export type CreditCard = z.infer<typeof creditCard>

/** What the browser enters a card with; never a secret of ours. */
export const cardFields = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('test') }),
  z.object({ kind: z.literal('stripe'), publishable_key: z.string() }),
])
export type CardFields = z.infer<typeof cardFields>

const clientParams = z.object({ clientUuid: uuid })
const changing = {
  caller: ['client', 'admin_finance.edit'],
  impersonation: true,
  freshSession: true,
  params: clientParams,
} as const

/** B9.2: the default card first, then the newest. */
export const listCards = operation({
  name: 'clients.listCards',
  method: 'GET',
  path: '/client/{clientUuid}/credit_card/{card}',
  summary: 'The cards of a client',
  caller: ['client', 'admin_finance.view', 'admin_finance.edit'],
  impersonation: true,
  params: clientParams.extend({ card: source }),
  reply: z.object({
    credit_cards: z.array(creditCard),
    count: z.int(),
    /** Null: this installation takes no cards. */
    fields: cardFields.nullable(),
  }),
  failures: ['404 not_found'],
})

/** B9 Ours: before a card is entered; nothing is charged. 503 `cards_unavailable` where no processor is set up. */
export const beginCard = operation({
  name: 'clients.beginCard',
  method: 'POST',
  path: '/client/{clientUuid}/credit_card/begin',
  summary: 'What a browser needs to enter a card',
  ...changing,
  reply: z.object({ fields: cardFields, client_secret: z.string() }),
  failures: ['404 not_found', '409 too_many_cards', '429 too_many', '503 cards_unavailable', '503 processor_away'],
})

/**
 * B9.2: keeps the card behind a token that the processor gave the browser. Brand, last four and expiry are asked of the
 * processor; what the call says of them is not used. It becomes the default where no default can be charged. A card that the processor refuses
 * is 400 `card_refused` with its reason.
 */
export const addCard = operation({
  name: 'clients.addCard',
  method: 'POST',
  path: '/client/{clientUuid}/credit_card',
  summary: 'Keep a card',
  ...changing,
  body: z.object({
    token: z.string().trim().min(1).max(200),
    stripe_card_id: z.string().max(200).optional(),
    brand: z.string().max(60).optional(),
    last_four: z.string().max(4).optional(),
    expiry_month: z.int().min(1).max(12).optional(),
    expiry_year: z.int().min(2000).max(2100).optional(),
    /** Kept where the processor knows none. */
    zip_code: codeText().max(12).default(''),
  }),
  reply: z.object({ card: creditCard }),
  failures: [
    '400 card_refused',
    '404 not_found',
    '409 too_many_cards',
    '429 too_many',
    '503 cards_unavailable',
    '503 processor_away',
  ],
})

/** B9.2: which card is charged from now on. An expired one is 409 `card_expired`. */
export const setDefaultCard = operation({
  name: 'clients.setDefaultCard',
  method: 'PUT',
  path: '/client/{clientUuid}/credit_card',
  summary: 'Choose the card that is charged',
  ...changing,
  body: z.object({ uuid, source }),
  reply: z.object({ card: creditCard }),
  failures: ['404 not_found', '409 card_expired'],
})

/** B9.3: the default card is 409 `default_card`. */
export const deleteCard = operation({
  name: 'clients.deleteCard',
  method: 'DELETE',
  path: '/client/{clientUuid}/credit_card/{card}',
  summary: 'Forget a card',
  caller: ['client', 'admin_finance.edit'],
  freshSession: true,
  params: clientParams.extend({ card: uuid }),
  reply: z.object({}),
  failures: ['404 not_found', '409 default_card'],
})
