import { z } from 'zod'
import { wizardStep } from '../../core/criteria/criteria.ts'
import { alertTypes } from '../alerts/alert.routes.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { assistantStates } from '../../talent/assistants/assistant.states.ts'

/** What there is and how much of it came in the last seven days. */
const counted = z.object({ count: z.int(), new_this_week: z.int() })

/** A client's home: the searches of their company that can be gone on with, last seen first, at most three. */
export const getClientHome = operation({
  name: 'operations.getClientHome',
  method: 'GET',
  path: '/home/client',
  summary: 'What a client’s home page shows',
  caller: ['client'],
  reply: z.object({
    company: z.string().nullable(),
    drafts: z.array(
      z.object({
        uuid: z.uuid(),
        project_name: z.string(),
        step: wizardStep,
        /** Names of the chosen roles; empty while none is chosen. */
        roles: z.array(z.string()),
        /** What was entered in the search box, in any group. */
        keywords: z.array(z.string()),
        /** Hours a month over all roles; null while not every role has hours, or one has more than can be chosen. */
        hours: z.int().nullable(),
        /** How many people are in the talent pool of the search. */
        candidates: z.int(),
        /** Those added first, at most five. */
        people: z.array(z.object({ display_name: z.string(), avatar_id: z.int() })),
        last_seen: z.iso.datetime(),
      }),
    ),
    drafts_count: z.int(),
    /** True once a search of the company became a subscription, also where that is over. */
    has_subscribed: z.boolean(),
    /** Names of those whom the client is asked about (`feedback.listFeedbackRequests`), the first asked first; at most five. */
    asked_about: z.array(z.string()),
  }),
})

/** A VA's home and menu: their own profile, or null where the account has none yet, and their work of these days. */
export const getAssistantHome = operation({
  name: 'operations.getAssistantHome',
  method: 'GET',
  path: '/home/virtualassistant',
  summary: 'What a virtual assistant’s home page shows',
  caller: ['virtualassistant'],
  reply: z.object({
    profile: z
      .object({
        uuid: z.uuid(),
        state: z.enum(assistantStates.values),
        display_name: z.string(),
        preferred_pronouns: z.string(),
        blurb: z.string(),
        avatar_id: z.int(),
        city: z.string(),
        region: z.string(),
        timezone: z.string(),
        roles: z.array(z.string()),
        available_hours_per_month: z.int(),
        monthly_hours_committed: z.int(),
        /** 0 to 1; null without reviews. */
        va_rating: z.number().nullable(),
        feedback_count: z.int(),
      })
      .nullable(),
    /** What they have done and what waits for them, by the days of their own clock; null without a profile. */
    work: z
      .object({
        today: z.iso.date(),
        /** Logged today, and since Monday. */
        today_seconds: z.int(),
        week_seconds: z.int(),
        /** Tasks of theirs that are due today or were before. */
        tasks_due: z.int(),
        /** Entries that a client asks about. */
        asked_about: z.int(),
      })
      .nullable(),
  }),
})

/** Invoices of which something is open, and what: one balance a currency. */
const openMoney = z.object({ count: z.int(), balances: z.array(z.object({ currency, balance_cents: cents })) })

/** Staff's home: the counts this person may see; null for the others. */
export const getAdminHome = operation({
  name: 'operations.getAdminHome',
  method: 'GET',
  path: '/home/admin',
  summary: 'What staff’s home page shows',
  caller: ['admin'],
  readsReplica: true,
  reply: z.object({
    /** admin_virtualassistant.view */
    assistants: z.array(z.object({ state: z.string(), count: z.int() })).nullable(),
    /** admin_client.view */
    clients: counted.nullable(),
    /** admin_project.view: searches that were begun and not yet checked out. */
    drafts: counted.nullable(),
    /** admin_project.view: who was asked whether they take work, and hasn't answered yet. */
    invitations: z
      .object({
        count: z.int(),
        /** Those who were asked first, at most three. */
        oldest: z.array(
          z.object({
            uuid: z.uuid(),
            project_uuid: z.uuid(),
            project_name: z.string(),
            company: z.string(),
            role: z.string(),
            display_name: z.string(),
            avatar_id: z.int(),
            asked_date: z.iso.datetime(),
          }),
        ),
      })
      .nullable(),
    /** admin_finance.view: unpaid money that staff have to follow up. */
    money: z
      .object({
        overdue: openMoney,
        /** The last charge of a card was refused. */
        declined: openMoney,
        /** Payments that a cardholder's bank takes back, undecided. */
        disputed: z.int(),
      })
      .nullable(),
    /** admin_configuration.view: mails nobody will try again to send, of the last 24 hours. */
    mails_given_up: z.int().nullable(),
    /** admin_alert.view: alerts that are not resolved, the latest first, at most three. */
    alerts: z
      .object({
        count: z.int(),
        latest: z.array(
          z.object({ uuid: z.uuid(), type: z.enum(alertTypes), title: z.string(), last_date: z.iso.datetime() }),
        ),
      })
      .nullable(),
    /** admin_user.view */
    users: counted.nullable(),
    /** admin_configuration.view: words people searched for that meant nothing to us, the most entered first. */
    unknown_words: z
      .object({ count: z.int(), words: z.array(z.object({ word: z.string(), times_entered: z.int() })) })
      .nullable(),
  }),
})
