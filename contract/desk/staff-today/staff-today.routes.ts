import { z } from 'zod'
import { signedAmount } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { zoneId } from '../../shared/zone.ts'

/** At most so many lines of each kind; its list has the rest. */
export const maxLines = 5

export const line = z.object({
  uuid: z.uuid(),
  /** Of what its page is about: the alert, the subscription, the assistant, the thread. */
  page_uuid: z.uuid(),
  title: z.string(),
  /** Whose it is; empty where the title says it. */
  about: z.string(),
  /** What comes next, or what is asked; empty where nobody has said. */
  next_step: z.string(),
  /** Null: no day is set. */
  due_date: z.iso.date().nullable(),
  /** Since when it waits; of an interview, when it begins. */
  since: z.iso.datetime().nullable(),
  amount: signedAmount.nullable(),
})
export type TodayLine = z.infer<typeof line>

export const todayGroup = z.object({
  count: z.int(),
  overdue: z.int(),
  due_today: z.int(),
  /** Overdue first, then what is due today, then the rest: by day, and whatever has waited longest first. */
  lines: z.array(line).max(maxLines),
})
export type TodayGroup = z.infer<typeof todayGroup>
/** Null: not for this person. */
const group = todayGroup.nullable()
const counted = z.int().nullable()

const paid = z.object({
  count: z.int(),
  /** What these were last invoiced for a period, before promotions, adjustments and taxes; one amount a currency. */
  monthly: z.array(signedAmount),
})
export type PaidMonthly = z.infer<typeof paid>

/**
 * What waits for the caller, each part by its own permission. Days are those of the caller's clock: of `timezone` where it
 * is one of ours, else of their account, else of our office.
 */
export const getStaffToday = operation({
  name: 'operations.getStaffToday',
  method: 'GET',
  path: '/home/admin/today',
  summary: 'What waits for the signed-in member of staff today',
  caller: ['admin'],
  readsReplica: true,
  query: z.object({ timezone: zoneId.optional() }),
  reply: z.object({
    today: z.iso.date(),
    yours: z.object({
      /** admin_alert.view: open alerts they have taken or were given. */
      alerts: group,
      /** admin_project.view: subscriptions of staff’s lists whose next step is theirs; of the first thirty days the check-ins, too. */
      retention: group,
      first_30: group,
      review: group,
      health: group,
      /** admin_project.view: what they said of a subscription’s health, and counts for two more days at most. */
      health_words: group,
      /** admin_project.view: of clients whom they look after. */
      briefs: group,
      invitations: group,
      /** admin_matching.view: open roles that are theirs; due is their own day or the next target that isn’t reached, whichever is first. */
      open_roles: group,
      /** admin_matching.view: what clients ask about candidates for these. */
      questions: group,
      /** admin_matching.view: with candidates for these, today; at most five. */
      interviews: group,
      /** With the flag `admin-tasks`: their own, due today or before. */
      tasks: group,
      /** Threads they take part in: someone has written to us and has no answer, or a subscription’s has news. */
      discussions: group,
      /** admin_virtualassistant.view: assistants who leave or may leave, whom they speak with. */
      retention_cases: group,
      /** admin_virtualassistant.edit: applications that were handed in, and wait for us. */
      applications: group,
      /** admin_finance.edit: what someone else proposed, or put together. */
      invoice_adjustments: group,
      bill_adjustments: group,
      manual_refunds: group,
      payouts: group,
    }),
    /** What waits and is nobody’s who could see to it, by the same permissions. */
    unowned: z.object({
      alerts: counted,
      retention: counted,
      first_30: counted,
      review: counted,
      health: counted,
      open_roles: counted,
      retention_cases: counted,
      /** admin_virtualassistant.view: applicants who have done everything, and wait to be accepted. */
      ready_applicants: counted,
      /** admin_virtualassistant.view: interviews and onboarding sessions that began, and nobody has said how they went. */
      appointments: counted,
    }),
    /** admin_finance.view and admin_project.view: subscriptions that may stop paying, and what they pay. */
    at_risk: z
      .object({
        red: paid,
        amber: paid,
        /** Cancelled, or about to be paused, and not over. */
        leaving: paid,
        /** No card that can still be charged on the day of the next renewal. */
        card: paid,
      })
      .nullable(),
  }),
})
