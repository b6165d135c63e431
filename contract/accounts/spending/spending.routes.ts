import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { maxAboveCents } from './spending-limit.ts'
import { spendingRequestStates } from './spending-request.states.ts'
import { humanText } from '../../shared/human-text.ts'

/**
 * What a limit is asked about: a draft at the checkout, hours for this period, more hours from the next one, extra time that will count
 * (up to some hours, or as needed), extra time that has been worked, and a subscription that continues earlier than agreed, or after all.
 * Invoices that are due aren't purchases.
 */
export const purchaseKinds = [
  'checkout',
  'hours',
  'next_hours',
  'overage',
  'overage_as_needed',
  'over_limit',
  'continue',
] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

export const request = z.object({
  uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  kind: z.enum(purchaseKinds),
  asked_by: z.string(),
  /** The caller asked. */
  is_own: z.boolean(),
  amount_cents: cents,
  currency,
  state: z.enum(spendingRequestStates.values),
  note: z.string(),
  created_date: z.iso.datetime(),
  expires_date: z.iso.datetime(),
  /** Nobody answered for seven days, or what was approved wasn't bought within seven. */
  is_expired: z.boolean(),
  is_bought: z.boolean(),
})
export type SpendingRequest = z.infer<typeof request>

/** The latest fifty: the primary contact sees those of everyone, others their own. */
export const getSpending = operation({
  name: 'clients.getSpending',
  method: 'GET',
  path: '/client/spending',
  summary: 'What colleagues may spend in a month without asking, what is left of it, and what was asked',
  caller: ['client'],
  reply: z.object({
    /** Null: never. */
    above_cents: cents.nullable(),
    /** What is left of it for the caller this month, on the company's clock; null where they need nobody's yes. */
    left_cents: cents.nullable(),
    currency,
    /** For the primary contact: what each colleague has spent or committed to this month without asking. */
    colleagues: z.array(
      z.object({ user_uuid: z.uuid(), full_name: z.string(), spent_cents: cents, left_cents: cents.nullable() }),
    ),
    /** The caller is the primary contact, who needs nobody’s yes. */
    is_primary_contact: z.boolean(),
    /** Who is asked; null where the company has no primary contact. */
    approver: z.string().nullable(),
    requests: z.array(request),
  }),
  failures: ['404 not_found'],
})

/** Only the primary contact: 403 `primary_contact_only`. It holds for the next purchase. */
export const saveSpendingLimit = operation({
  name: 'clients.saveSpendingLimit',
  method: 'PUT',
  path: '/client/spending',
  summary: 'Set what colleagues may spend in a month before they have to ask',
  caller: ['client'],
  freshSession: true,
  body: z.object({
    above_cents: cents.max(maxAboveCents).nullable(),
  }),
  reply: z.object({ above_cents: cents.nullable() }),
  failures: ['403 primary_contact_only'],
})

/** Takes the place of what the caller asked about the same purchase before. 409 `not_needed` within the limit. */
export const askToSpend = operation({
  name: 'clients.askToSpend',
  method: 'POST',
  path: '/client/spending/requests',
  summary: 'Ask the primary contact to approve a purchase',
  caller: ['client'],
  freshSession: true,
  body: z.object({
    project_uuid: uuid,
    kind: z.enum(purchaseKinds),
    amount_cents: z.int().min(1).max(2_147_483_647),
    currency,
  }),
  reply: request,
  failures: ['404 not_found', '409 no_contact', '409 not_needed', '429 too_many', '429 too_many_mails'],
})

/** Only the primary contact. The approval lets whoever asked make that purchase up to that amount, once, within seven days. */
export const decideSpending = operation({
  name: 'clients.decideSpending',
  method: 'PUT',
  path: '/client/spending/requests/{uuid}',
  summary: 'Approve or decline what a colleague asks to spend',
  caller: ['client'],
  freshSession: true,
  params: z.object({ uuid }),
  body: z.object({
    state: z.enum(spendingRequestStates.sets.decided),
    note: humanText().max(500).default(''),
  }),
  reply: request,
  failures: ['403 primary_contact_only', '404 not_found', '409 decided', '409 expired'],
})

/** By whoever asked, also after an approval. */
export const withdrawSpending = operation({
  name: 'clients.withdrawSpending',
  method: 'DELETE',
  path: '/client/spending/requests/{uuid}',
  summary: 'Take back what you asked to spend',
  caller: ['client'],
  freshSession: true,
  params: z.object({ uuid }),
  reply: z.object({}),
  failures: ['404 not_found', '409 decided'],
})
