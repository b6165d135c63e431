import { z } from 'zod'
import { wizardStep } from '../matching/criteria.ts'
import { operation } from '../shared/operation.ts'

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
        last_seen: z.iso.datetime(),
      }),
    ),
    drafts_count: z.int(),
    /** True once a search of the company became a subscription, also where that is over. */
    has_subscribed: z.boolean(),
  }),
})

/** A VA's home and menu: their own profile, or null where the account has none yet. */
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
        state: z.enum(['active', 'probationary', 'inactive', 'ineligible', 'lost', 'applicant', 'paused']),
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
  }),
})

/** Staff's home: the counts this person may see; null for the others. */
export const getAdminHome = operation({
  name: 'operations.getAdminHome',
  method: 'GET',
  path: '/home/admin',
  summary: 'What staff’s home page shows',
  caller: ['admin'],
  reply: z.object({
    /** admin_virtualassistant.view */
    assistants: z.array(z.object({ state: z.string(), count: z.int() })).nullable(),
    /** admin_client.view */
    clients: counted.nullable(),
    /** admin_project.view: searches that were begun and not yet checked out. */
    drafts: counted.nullable(),
    /** admin_user.view */
    users: counted.nullable(),
    /** admin_configuration.view: words people searched for that meant nothing to us, the most entered first. */
    unknown_words: z
      .object({ count: z.int(), words: z.array(z.object({ word: z.string(), times_entered: z.int() })) })
      .nullable(),
  }),
})
