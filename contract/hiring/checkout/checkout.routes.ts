import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { country, regionCode } from '../../accounts/company/company-fields.ts'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { languages } from '../../shared/i18n/language.ts'
import { operation } from '../../shared/operation.ts'
import { codeText, lineText } from '../../shared/line-text.ts'
import { quote } from '../../billing/prices/quote.ts'
import * as ui from '../../shared/messages/ui.ts'
import * as t from '../messages/checkout.ts'
import { hasLetters } from './signature.ts'
import { paymentStates } from '../../billing/processor/payment.states.ts'

const promotionCodes = z.array(codeText().toUpperCase().min(1).max(40)).max(5).default([])

/** One place of the team: a role and who takes it, or nobody yet ('Help me decide'). */
const teamSeat = z.object({
  role_id: z.int(),
  role: z.string(),
  hours: z.int(),
  hourly_cents: cents,
  amount_cents: cents,
  assistant: z.object({ id: z.int(), uuid: z.uuid(), display_name: z.string(), avatar_id: z.int() }).nullable(),
  isAvailable: z
    .union([z.literal(0), z.literal(1)])
    .describe('0: the assistant has lost the hours meanwhile, else 1. The form that is specified.'),
  /** False: the assistant doesn't offer the role (any more); someone else has to be chosen before paying. */
  has_role: z.boolean(),
})
export type TeamSeat = z.infer<typeof teamSeat>

/** B8 Ours: what a draft comes to, with promotions and taxes, and what still keeps it from being paid. */
export const quoteCheckout = operation({
  name: 'checkout.quoteCheckout',
  method: 'POST',
  path: '/client/checkout/quote',
  summary: 'What a draft comes to, line by line, now and from the second month on',
  caller: ['client'],
  impersonation: true,
  body: z.object({
    project_uuid: uuid,
    promotion_codes: promotionCodes,
    /** Today, of the client's clock, when it is left out. */
    start_date: givenDay().optional(),
    currency: currency.optional(),
    /** Where the company is, as it is being typed: it decides the taxes, and nothing of it is stored. */
    billing_address: z.object({ country, state_prov: regionCode }).optional(),
  }),
  reply: z.object({
    quote,
    /**
     * What a month costs at most, taxes included: today's total, or that of a later month without the promotions that run out, where that is
     * more. A company's limit on what colleagues spend is judged by it.
     */
    month_cents: cents,
    /** The total, or 0 where it is less than a card can be charged: then the next invoice collects it. */
    charged_today_cents: cents,
    team: z.array(teamSeat),
    /** Of the draft that was priced; the checkout sends it back. */
    version: z.int(),
    refused_promotions: z.array(z.object({ code: z.string(), message: z.string() })),
    /** Only until the first invoice. */
    currency_can_change: z.boolean(),
    /** What has to be done before paying, e.g. the company's address. */
    missing: z.array(z.object({ what: z.enum(['address', 'team', 'role', 'hours']), message: z.string() })),
    /**
     * The agreement, in the language in which it comes first: French where the company is in Québec (`french_first`), else the caller's.
     * `other_text` says the same in the other one.
     */
    agreement: z.object({
      version: z.string(),
      language: z.enum(languages),
      text: z.string(),
      other_text: z.string(),
      french_first: z.boolean(),
    }),
  }),
  failures: ['404 no_prices', '404 not_found', '409 project_started', '429 too_many', '429 too_many_codes'],
})

const paymentState = z.enum(paymentStates.values)

export const orderReply = z.object({
  order_uuid: z.uuid(),
  project_uuid: z.uuid(),
  /** `pending`: the processor hasn't answered; ask again, nothing is charged twice. */
  state: paymentState,
  /** For `needs_action`: what the browser confirms with the bank. */
  client_secret: z.string().nullable(),
  message: z.string().nullable(),
})

/**
 * B8.1: pays a draft and begins its subscription. With an `Idempotency-Key`: the same key and body answer the same
 * again, another body 409 `key_reused`. A declined card is 409 `card_declined` with its reason, and nothing is lost;
 * above what the company's colleagues can spend, judged by the quote's `month_cents`, 409 `needs_approval`;
 * a total that has changed meanwhile 409 `quote_changed`, a lost assistant 409 `hours_taken`, one without their role 409
 * `not_their_role`, a code that can't be used 409
 * `promotion_refused`; a draft that was changed, or has another payment under way, 409 `stale_version`, `payment_open`;
 * another currency than that of a payment of the client's which is under way 409 `currency_open`.
 */
export const checkout = operation({
  name: 'checkout.checkout',
  method: 'POST',
  path: '/client/checkout',
  summary: 'Pay a draft and begin its subscription',
  raisesSpending: true,
  caller: ['client'],
  impersonation: true,
  freshSession: true,
  idempotencyKey: true,
  body: z.object({
    project_uuid: uuid,
    version: z.int().min(1).max(2_147_483_647),
    promotion_codes: promotionCodes,
    start_date: givenDay(),
    /** As quoted; the client's own when it is left out. */
    currency: currency.optional(),
    card_uuid: uuid,
    /** Renewals charge it, too; otherwise the default card that can be charged, where there is one. */
    use_for_renewals: z.boolean().default(true),
    /** As shown: what is charged is this or nothing. */
    total_cents: cents.max(2_147_483_647),
    agreement_version: z.string().min(1).max(60),
    /** The one that was read and is signed. */
    agreement_language: z.enum(languages).default('en'),
    /** In Québec the client was given the French agreement and then expressly chose the English one; without it English is 400 there. */
    chose_english: z.boolean().default(false),
    agreed: z.literal(true, { error: () => t.agreeFirst() }),
    /** Two words, or the account's own name; anything else is 400 at this field. */
    signed_name: lineText()
      .min(1, { error: () => ui.required() })
      .max(200)
      .refine(hasLetters, { error: () => t.bothNames() }),
  }),
  reply: orderReply,
  failures: [
    '404 no_prices',
    '404 not_found',
    '409 agreement_changed',
    '409 card_declined',
    '409 card_expired',
    '409 currency_open',
    '409 hours_taken',
    '409 incomplete',
    '409 key_reused',
    '409 not_their_role',
    '409 payment_open',
    '409 project_started',
    '409 promotion_refused',
    '409 quote_changed',
    '409 stale_version',
    '429 too_many',
    '429 too_many_codes',
    '429 too_many_created',
    '503 cards_unavailable',
    ...madeByThread,
  ],
})

/** What became of an order; asks the processor when it isn't known yet. Also after a bank's confirmation. */
export const getOrder = operation({
  name: 'checkout.getOrder',
  method: 'GET',
  path: '/client/checkout/{uuid}',
  summary: 'What became of an order',
  caller: ['client'],
  impersonation: true,
  freshSession: true,
  params: z.object({ uuid }),
  reply: orderReply,
  failures: ['404 not_found', ...madeByThread],
})

/** B8 Ours: by the project's uuid, open to whoever has the link: roles, hours, first names and start date, nothing else. */
export const getCheckoutConfirmation = operation({
  name: 'checkout.getCheckoutConfirmation',
  method: 'GET',
  path: '/checkout_confirmation/{uuid}',
  summary: 'What was agreed, for whoever has the link',
  caller: 'anyone',
  impersonation: true,
  params: z.object({ uuid }),
  reply: z.object({
    project_uuid: z.uuid(),
    start_date: z.iso.date(),
    total_hours: z.int(),
    team: z.array(z.object({ role: z.string(), hours: z.int(), first_name: z.string().nullable() })),
  }),
  failures: ['404 not_found'],
})

/** A4.3, B8.1: staff, also in the client's place, send a client the way to the confirmation. Address and recipient are ours, whatever `link` says. */
export const sendCheckoutEmail = operation({
  name: 'checkout.sendCheckoutEmail',
  method: 'POST',
  path: '/project/sendCheckoutEmail',
  summary: 'Email a client the link to their checkout confirmation',
  caller: ['client', 'admin_checkout.edit', 'admin_project.edit'],
  impersonation: true,
  body: z.object({ project_uuid: uuid, link: z.string().max(2000).optional() }),
  reply: z.object({}),
  failures: ['404 not_found', '429 too_many', '429 too_many_mails'],
})

/** The signed agreement of an order, as it was mailed. */
export const getAgreement = operation({
  name: 'checkout.getAgreement',
  method: 'GET',
  path: '/client/checkout/{uuid}/agreement',
  summary: 'The signed agreement as a PDF',
  caller: ['client', 'admin_client.view', 'admin_finance.view'],
  params: z.object({ uuid }),
  reply: z.unknown(),
  replyType: 'application/pdf',
  failures: ['404 not_found'],
})
