import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { adjustmentForm, savedAdjustmentForm } from './adjustment-form.ts'
import { adjustmentKinds, adjustmentReasonCodes } from './adjustment-reasons.ts'
import { adjustmentStates } from './adjustment.states.ts'
import { secondPersonWait } from '../../shared/second-person-wait.ts'

const reading = { caller: ['admin_finance.view'] } as const
const writing = { caller: ['admin_finance.edit'], freshSession: true } as const
const params = z.object({ uuid })
const kind = z.enum(adjustmentKinds)
const state = z.enum(adjustmentStates.values)
const reason_code = z.enum(adjustmentReasonCodes)

/** A row of a list: what is added to (or, below zero, taken off) a client's next invoice or an assistant's next bill. */
export const adjustmentSummary = z.object({
  uuid: z.uuid(),
  kind,
  client_uuid: z.uuid().nullable(),
  virtualassistant_uuid: z.uuid().nullable(),
  /** The company, or the assistant. */
  name: z.string(),
  project_uuid: z.uuid().nullable(),
  project_name: z.string().nullable(),
  rate_plan_uuid: z.uuid().nullable(),
  /** Of the place it is about. */
  role: z.string().nullable(),
  currency,
  /** Of hours: the time, and the rate an hour of its day. */
  minutes: z.int().nullable(),
  unit_cents: z.int().nullable(),
  amount_cents: z.int(),
  /** What was agreed: another amount where this is a part of it. */
  whole_cents: z.int(),
  reason_code,
  effective_date: z.iso.date(),
  state,
  /** The document whose line it is; without a number while it is a draft. */
  applied_to: z.object({ kind: z.enum(['invoice', 'bill']), uuid: z.uuid(), number: z.string().nullable() }).nullable(),
  proposed_by_name: z.string(),
  approved_by_name: z.string().nullable(),
  created_date: z.iso.datetime(),
  /** Raised by each change. */
  version: z.int(),
})
export type AdjustmentSummary = z.infer<typeof adjustmentSummary>

export const adjustment = z.object({
  ...adjustmentSummary.shape,
  /** What the line of a client is taxed as; null: an assistant's. */
  tax_category: z.string().nullable(),
  note: z.string(),
  /** As it is read on the document. */
  text: z.string(),
  edited_by_name: z.string().nullable(),
  approved_date: z.iso.datetime().nullable(),
  /** The first part, where this is the rest of one. */
  rest_of: z.uuid().nullable(),
  /** The amount is above what one person approves alone. */
  needs_second: z.boolean(),
  /** Whoever reads it proposed it or changed it last, so someone else has to approve it. */
  waits_for_other: z.boolean(),
  /** Null: it isn't proposed any more, or one person is enough. */
  second_person: secondPersonWait.nullable(),
})
export type Adjustment = z.infer<typeof adjustment>

/** A6.6: newest first. */
export const listAdjustments = operation({
  name: 'adjustments.listAdjustments',
  method: 'GET',
  path: '/adjustments',
  summary: 'What is added to or taken off coming invoices, or coming bills',
  ...reading,
  readsReplica: true,
  query: z.object({
    kind,
    /** Words of the company or assistant, the subscription, or the document's number. */
    search: searchWords,
    state: state.optional(),
    reason_code: reason_code.optional(),
    currency: currency.optional(),
    /** Effective dates, both days included. */
    from: givenDay().optional(),
    to: givenDay().optional(),
    project_uuid: uuid.optional(),
    virtualassistant_uuid: uuid.optional(),
    /** Only what the caller can approve: someone else proposed it and changed it last. */
    waits_for_me: z.boolean().optional(),
    pagination: paging(10, ['created_date', 'name', 'amount_cents', 'effective_date', 'state']),
  }),
  reply: z.object({ adjustments: z.array(adjustmentSummary), count: z.int() }),
})

export const getAdjustment = operation({
  name: 'adjustments.getAdjustment',
  method: 'GET',
  path: '/adjustments/{uuid}',
  summary: 'One adjustment',
  ...reading,
  params,
  reply: adjustment,
  failures: ['404 not_found'],
})

const adjustedRatePlan = z.object({
  rate_plan_uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  company: z.string(),
  role: z.string(),
  /** Null: nobody was chosen yet. */
  virtualassistant_name: z.string().nullable(),
  currency,
  from: z.iso.date(),
  /** Its last day; null while it goes on. */
  to: z.iso.date().nullable(),
  /** What an hour costs the client, or pays the assistant. */
  unit_cents: z.int(),
  /** What its role is taxed as. */
  tax_category: z.string(),
})
export type AdjustedRatePlan = z.infer<typeof adjustedRatePlan>

/** Without a subscription and without an assistant there are none. */
export const listAdjustedPlaces = operation({
  name: 'adjustments.listAdjustedPlaces',
  method: 'GET',
  path: '/adjustments/places',
  summary: 'The places that an adjustment can be about, the latest first',
  caller: ['admin_finance.edit'],
  query: z.object({
    kind,
    project_uuid: uuid.optional(),
    virtualassistant_uuid: uuid.optional(),
    pagination: paging(100, ['from']),
  }),
  reply: z.object({
    places: z.array(adjustedRatePlan),
    count: z.int(),
    /** What a client's subscription is or has been billed as, first what most of its hours are; of an assistant none. */
    tax_categories: z.array(z.string()),
  }),
})

/**
 * 409 `no_rate`: the place has none on the effective date. 400 at `tax_category`: the subscription isn't billed as that, or is billed as
 * several. Nothing moves until it is approved.
 */
export const createAdjustment = operation({
  name: 'adjustments.createAdjustment',
  method: 'POST',
  path: '/adjustments',
  summary: 'Propose an adjustment',
  ...writing,
  body: adjustmentForm,
  reply: adjustment,
  failures: ['404 not_found', '409 no_rate', '409 too_much'],
})

/** 409 `stale_version`; `not_proposed`: it is approved, applied or void. */
export const saveAdjustment = operation({
  name: 'adjustments.saveAdjustment',
  method: 'PUT',
  path: '/adjustments/{uuid}',
  summary: 'Change what is proposed',
  ...writing,
  params,
  body: savedAdjustmentForm,
  reply: adjustment,
  failures: ['404 not_found', '409 no_rate', '409 not_proposed', '409 stale_version', '409 too_much'],
})

const version = z.int().min(1).max(2_147_483_647)

/**
 * From now on it waits for the next document. 409 `needs_second`: above the configured amount someone other than who proposed it
 * or changed it last approves it (`second_person_waits`); `not_proposed`, `stale_version`.
 */
export const approveAdjustment = operation({
  name: 'adjustments.approveAdjustment',
  method: 'POST',
  path: '/adjustments/{uuid}/approve',
  summary: 'Approve what is proposed',
  ...writing,
  secondPerson: 'approve_adjustment',
  params,
  body: z.object({ version }),
  reply: adjustment,
  failures: ['404 not_found', '409 needs_second', '409 not_proposed', '409 stale_version'],
})

/**
 * It never counts. One on a bill's draft is taken off it; 409 `applied`: on an invoice or a posted bill it stays, `not_open`: it is
 * void, `stale_version`.
 */
export const voidAdjustment = operation({
  name: 'adjustments.voidAdjustment',
  method: 'POST',
  path: '/adjustments/{uuid}/void',
  summary: 'Void an adjustment that isn’t on a posted document',
  ...writing,
  params,
  body: z.object({ version }),
  reply: adjustment,
  failures: ['404 not_found', '409 applied', '409 not_open', '409 stale_version'],
})
