import { z } from 'zod'
import { moneyDocument } from '../prices/quote.ts'
import { invoiceSummary } from '../invoices/invoice.routes.ts'
import { humanText } from '../../shared/human-text.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { interestStates } from '../../subscriptions/interest.states.ts'
import { replacementRequested } from '../../subscriptions/rate-plans/replacement.routes.ts'
import { clientProject } from '../../subscriptions/subscriptions/subscription.routes.ts'

const flag = { name: 'client-projects', beta: ['client.beta'] } as const
const params = z.object({ uuid })
const readers = { caller: ['client', 'admin_project.view', 'admin_client.view'], flag, params } as const
const owner = { caller: ['client'], flag, params } as const

const teamMember = z.object({
  /** The client's wish for someone else, while it is open. */
  replacement: replacementRequested.nullable(),
  rate_plan_uuid: z.uuid(),
  role_id: z.int(),
  role: z.string(),
  hours_per_month: z.int(),
  /** Null: a colleague who does work only looks. */
  client_rate_cents: z.int().nullable(),
  rate_start_date: z.iso.date(),
  rp_end_date: z.iso.date().nullable(),
  /** Null: nobody chosen yet. */
  assistant: z
    .object({
      uuid: z.uuid(),
      display_name: z.string(),
      avatar_id: z.int(),
      timezone: z.string(),
      /** Whether they want the work; null where they weren't asked. */
      interest: z.enum(interestStates.values).nullable(),
      asked_date: z.iso.datetime().nullable(),
      answered_date: z.iso.datetime().nullable(),
      /** Their next time away, or the present one, first and last day; null: none is planned. */
      away: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
    })
    .nullable(),
})
export type TeamMember = z.infer<typeof teamMember>

/** C1.5, C1.6: a subscription as its client sees it: hours, dates, team, money. A draft is none (404). */
export const getProjectDashboard = operation({
  name: 'projects.getProjectDashboard',
  method: 'GET',
  path: '/project/dashboard/{uuid}',
  summary: 'One subscription with its team, hours, dates and money',
  ...readers,
  reply: z.object({
    ...clientProject.shape,
    client_uuid: z.uuid(),
    currency,
    start_date: z.iso.date(),
    invoice_day: z.int(),
    today: z.iso.date(),
    timezone: z.string(),
    /** What is paid for now, or first where it hasn't begun. */
    period: z.object({ start: z.iso.date(), end: z.iso.date() }),
    team: z.array(teamMember),
    /**
     * What is charged next, with today's taxes and what is left of its promotions; null once it is cancelled. While it is
     * paused until it is paid for: what would be, if it were paid today.
     */
    renewal: z.object({ date: z.iso.date(), document: moneyDocument }).nullable(),
    cancellation: z
      .object({
        cancelled_date: z.iso.datetime(),
        reason: z.string(),
        /** Until the end of the last day it can be taken back. */
        can_be_undone: z.boolean(),
      })
      .nullable(),
    /** The newest ten. */
    invoices: z.array(invoiceSummary),
    shortlist_count: z.int(),
    invoices_count: z.int(),
  }),
  failures: ['404 not_found'],
})

/** C1 Ours: the effect on hours and money, before anything is changed. */
export const previewCancellation = operation({
  name: 'projects.previewCancellation',
  method: 'GET',
  path: '/project/{uuid}/cancel',
  summary: 'What cancelling a subscription would do',
  ...owner,
  reply: z.object({
    /** The last day that is paid for. */
    end_date: z.iso.date(),
    /** What would have been charged next, and isn't any more; null where it can't be priced. */
    not_charged: z.object({ date: z.iso.date(), amount_cents: z.int(), currency }).nullable(),
    /** What is still due of invoices that are out. */
    still_due_cents: z.int(),
    currency,
    hours_per_month: z.int(),
  }),
  failures: ['404 not_found', '409 already_cancelled'],
})

/** It ends with the paid period. Cancelling twice is 409. */
export const cancelProject = operation({
  name: 'projects.cancelProject',
  method: 'POST',
  path: '/project/{uuid}/cancel',
  summary: 'Cancel a subscription: it ends with the paid period',
  ...owner,
  freshSession: true,
  body: z.object({ reason: humanText().min(1).max(500) }),
  reply: z.object({ end_date: z.iso.date() }),
  failures: ['404 not_found', '409 already_cancelled'],
})

/** Until the end of its last day a cancelled subscription can go on after all. */
export const keepProject = operation({
  name: 'projects.keepProject',
  method: 'DELETE',
  path: '/project/{uuid}/cancel',
  summary: 'Take a cancellation back',
  raisesSpending: true,
  ...owner,
  freshSession: true,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 no_prices', '409 not_cancelled', '409 over', '429 too_many', '429 too_many_mails'],
})
