import * as t from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { codeText, lineText } from '../../shared/line-text.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { completePromotion } from './promotion-rules.ts'
import { promotionStates, redemptionStates } from './promotion.states.ts'
import { humanText } from '../../shared/human-text.ts'
import { required } from '../../shared/required.ts'

/** A6.3. */
export const promotionType = z.enum(['hours', 'percentage', 'cents_amount'])
export type PromotionType = z.infer<typeof promotionType>
export const promotionDuration = z.enum(['once', 'repeating', 'forever'])
export type PromotionDuration = z.infer<typeof promotionDuration>

const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= Date.UTC(2020, 0) && Date.parse(text) < Date.UTC(2101, 0), {
    error: () => t.dateOutside({ first: 2020, last: 2100 }),
  })
const day = z.iso
  .date()
  .refine((text) => text >= '2000' && text < '2101', { error: () => t.dateOutside({ first: 2000, last: 2100 }) })
const max = 1_000_000
const limit = z.int().min(1).max(max).nullable().default(null)

const fields = z.object({
  code: codeText()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/, '2 to 40 letters, digits, dashes or underscores'),
  name: lineText().min(1).max(200),
  type: promotionType,
  /** Whole hours, thousandths of a percent, or cents. */
  value: z.int(required).min(1).max(100_000_000),
  /** Only for cents, and then needed. */
  currency: currency.nullable().default(null),
  duration: promotionDuration,
  /** Only for repeating, and then needed. */
  months: z.int().min(2).max(60).nullable().default(null),
  redeemable_from: instant,
  /** Null: until it is switched off. */
  redeemable_until: instant.nullable().default(null),
  max_redemptions: limit,
  per_client_limit: limit,
  first_purchase_only: z.boolean().default(false),
  minimum_hours: z.int().min(1).max(14_880).nullable().default(null),
  stackable: z.boolean().default(false),
  active: z.boolean().default(true),
})

export const promotionForm = completePromotion(fields)
export type PromotionForm = z.infer<typeof promotionForm>

/** Closed: switched off; exhausted: used as often as it may be. */
const promotionState = z.enum(promotionStates.values)

export const promotion = z.object({
  uuid: z.uuid(),
  code: z.string(),
  name: z.string(),
  type: promotionType,
  value: z.int(),
  currency: currency.nullable(),
  duration: promotionDuration,
  months: z.int().nullable(),
  redeemable_from: z.iso.datetime(),
  redeemable_until: z.iso.datetime().nullable(),
  max_redemptions: z.int().nullable(),
  per_client_limit: z.int().nullable(),
  first_purchase_only: z.boolean(),
  minimum_hours: z.int().nullable(),
  stackable: z.boolean(),
  active: z.boolean(),
  state: promotionState,
  /** In words, e.g. `10% off for 3 months`. */
  terms: z.string(),
  /** Held by an order or redeemed. */
  times_redeemed: z.int(),
  /** Of those, how many were signed in time and paid for after the limit had been reached. */
  redeemed_beyond_limit: z.int(),
  /** Raised by each change. */
  version: z.int(),
  created_by_name: z.string().nullable(),
  created_date: z.iso.datetime(),
})
export type Promotion = z.infer<typeof promotion>

const viewPermission = ['admin_finance.view'] as const
const editing = { caller: ['admin_finance.edit'], freshSession: true } as const
/** Why it was done, for the audit. */
const reason = humanText().max(500).optional()

/** D3.1: what one code gives, for whoever types it. Never a list. An unknown code is 404, one that can't be used 409. */
export const getPromotionCode = operation({
  name: 'promotions.getPromotionCode',
  method: 'GET',
  path: '/promotions/codes',
  summary: 'What a promotion code gives',
  caller: 'anyone',
  query: z.object({ code: codeText().min(1).max(40) }),
  reply: z.object({
    code: z.string(),
    name: z.string(),
    terms: z.string(),
    type: promotionType,
    value: z.int(),
    currency: currency.nullable(),
    duration: promotionDuration,
    months: z.int().nullable(),
    redeemable_until: z.iso.datetime().nullable(),
    minimum_hours: z.int().nullable(),
    first_purchase_only: z.boolean(),
    stackable: z.boolean(),
  }),
  failures: ['404 not_found', '409 promotion_closed', '429 too_many', '429 too_many_codes'],
})

/** A6.5: newest by the day they can be redeemed from. */
export const listPromotions = operation({
  name: 'promotions.listPromotions',
  method: 'GET',
  path: '/promotions',
  summary: 'Promotions that staff made, and how often they are used',
  caller: viewPermission,
  readsReplica: true,
  query: z.object({
    /** Words of code or name. */
    search: searchWords,
    type: promotionType.optional(),
    currency: currency.optional(),
    duration: promotionDuration.optional(),
    active: z.boolean().optional(),
    state: promotionState.optional(),
    /** Those that can be redeemed at some time from that day (of UTC) on. */
    redeemable_after: day.optional(),
    /** Those that can be redeemed at some time before that day. */
    redeemable_before: day.optional(),
    pagination: paging(10, ['redeemable_from', 'redeemable_until', 'code', 'name', 'times_redeemed', 'created_date']),
  }),
  reply: z.object({ promotions: z.array(promotion), count: z.int() }),
})

export const getPromotion = operation({
  name: 'promotions.getPromotion',
  method: 'GET',
  path: '/promotions/{uuid}',
  summary: 'One promotion',
  caller: viewPermission,
  params: z.object({ uuid }),
  reply: promotion,
  failures: ['404 not_found'],
})

const redemptionState = z.enum(redemptionStates.values)

/** Newest first. Held: an order is being paid; released: it came to nothing and doesn't count. */
export const listRedemptions = operation({
  name: 'promotions.listRedemptions',
  method: 'GET',
  path: '/promotions/{uuid}/redemptions',
  summary: 'Who has used a promotion, and for which subscription',
  caller: viewPermission,
  readsReplica: true,
  params: z.object({ uuid }),
  query: z.object({ state: redemptionState.optional(), pagination: paging(10, ['created_date']) }),
  reply: z.object({
    redemptions: z.array(
      z.object({
        uuid: z.uuid(),
        state: redemptionState,
        client_uuid: z.uuid(),
        company: z.string(),
        project_uuid: z.uuid(),
        project_name: z.string(),
        periods_applied: z.int(),
        /** It was signed in time, and paid for after the limit had been reached. */
        beyond_limit: z.boolean(),
        created_date: z.iso.datetime(),
      }),
    ),
    count: z.int(),
  }),
  failures: ['404 not_found'],
})

export const createPromotion = operation({
  name: 'promotions.createPromotion',
  method: 'POST',
  path: '/promotions',
  summary: 'Add a promotion',
  ...editing,
  body: promotionForm,
  reply: promotion,
  failures: ['409 code_taken'],
})

/**
 * A stale `version` answers 409 `stale_version`. Once it has been used, what it gives stays (409 `promotion_used`): code,
 * type, value, currency, duration and months. Its name, window, limits and whether it is active can change.
 */
export const savePromotion = operation({
  name: 'promotions.savePromotion',
  method: 'PUT',
  path: '/promotions/{uuid}',
  summary: 'Change a promotion',
  ...editing,
  params: z.object({ uuid }),
  body: completePromotion(fields.extend({ version: z.int().min(1).max(2_147_483_647), reason })),
  reply: promotion,
  failures: ['404 not_found', '409 code_taken', '409 promotion_used', '409 stale_version'],
})

/** Nobody can use it any more, and its code is free again; subscriptions that have it keep it. */
export const deletePromotion = operation({
  name: 'promotions.deletePromotion',
  method: 'DELETE',
  path: '/promotions/{uuid}',
  summary: 'Remove a promotion',
  ...editing,
  params: z.object({ uuid }),
  query: z.object({ reason }),
  reply: z.object({}),
  failures: ['404 not_found'],
})
