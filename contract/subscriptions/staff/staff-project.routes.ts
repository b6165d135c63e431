import { z } from 'zod'
import { cents, currency } from '../../shared/money.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { declineReason } from '../interest/decline-reason.ts'
import { invoiceStates } from '../../billing/invoices/invoice.states.ts'
import { interestStates } from '../interest.states.ts'
import { backUp } from '../rate-plans/back-up.routes.ts'
import { replacementRequested } from '../rate-plans/replacement.routes.ts'
import { toPauseView } from '../pauses/pause-view.ts'
import { healthStates } from '../health.states.ts'
import { accountStates, projectGroupStates, selectionStates } from '../project.states.ts'
import { followUp, healthReason } from '../care/care.routes.ts'
import { relationshipSource } from '../../accounts/clients/relationship-source.ts'
import { requirementStates } from '../requirement.states.ts'
import { projectNeeds, projectSearchTypes } from './search-types.ts'

const projectGroup = z.enum(projectGroupStates.values)

const projectSummary = z.object({
  uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  company: z.string(),
  group: projectGroup,
  /** Names of the roles, those of the search while it is a draft. */
  roles: z.array(z.string()),
  /** Hours a month over all roles; null for a draft. */
  subscription_hours: z.int().nullable(),
  /** Of the present period, to the second, below zero once more is worked than there is; null where nothing runs. */
  hours_remaining: z.number().nullable(),
  /** Assistants who were asked, by their answer; those whose place went to someone else are left out. */
  answers: z.object({ asked: z.int(), accepted: z.int(), declined: z.int() }),
  /** Places nobody has. */
  open_places: z.int(),
  ar_status: z.enum(accountStates.values),
  /** Null: a draft, one that is over, or one that hasn't been looked at yet. */
  health: z.enum(healthStates.values).nullable(),
  /** To come or under way. */
  pause: toPauseView.nullable(),
  /** Why, the worst first. */
  health_reasons: z.array(healthReason.shape.code),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  created_date: z.iso.datetime(),
})
export type ProjectSummary = z.infer<typeof projectSummary>

/** C1.5, A6.6: latest start first; drafts, which have none, last. */
export const searchProjects = operation({
  name: 'projects.searchProjects',
  method: 'GET',
  path: '/project/text-search',
  summary: 'Subscriptions and drafts of all clients',
  caller: ['admin_project.view'],
  readsReplica: true,
  query: z.object({
    /** Words of the project's name or the client's. */
    search: searchWords,
    /** E2.1: one of staff's lists; none: all there are. */
    searchType: z.enum(projectSearchTypes).optional(),
    /** Someone was asked and hasn't answered yet, and it isn't over. */
    unanswered: z.boolean().optional(),
    /** Those that the caller looks after: in the list asked for, as of their client where it has no owners. */
    mine: z.boolean().optional(),
    /** Those that nobody looks after, in the same way. */
    unowned: z.boolean().optional(),
    /** As it is shown, of those that aren't over. */
    health: z.enum(healthStates.sets.open).optional(),
    needs: z.enum(projectNeeds).optional(),
    pagination: paging(10, [
      'project_name',
      'company',
      'subscription_hours',
      'hours_remaining',
      'start_date',
      'end_date',
      'created_date',
    ]),
  }),
  reply: z.object({
    projects: z.array(
      projectSummary.extend({
        /** Who looks after it in the list that is asked for; null where nobody does, or the list has no owners. */
        follow_up: followUp.pick({ owner: true, next_step: true, due_date: true, done_days: true }).nullable(),
      }),
    ),
    count: z.int(),
  }),
})

const place = z.object({
  uuid: z.uuid(),
  /** Places that follow each other have the same. */
  seat_uuid: z.uuid(),
  version: z.int(),
  /** Where it stands today. */
  state: z.enum(selectionStates.sets.worked),
  /** Of the assistant, an hour; null while nobody has the place, where nothing is agreed, and without `admin_finance.view`. */
  pay: z.object({ hourly_cents: z.int(), currency }).nullable(),
  /** Who would take over at once; null: nobody is named. */
  back_up: backUp.nullable(),
  /** The client's wish for someone else, while it is open. */
  replacement: replacementRequested.nullable(),
  /** Someone has it, and no rate is agreed: no time can be logged. */
  pay_is_missing: z.boolean(),
  role_id: z.int(),
  role: z.string(),
  hours_per_month: z.int(),
  rate_start_date: z.iso.date(),
  rp_end_date: z.iso.date().nullable(),
  /** Since when its hours are free for other work, because a pause lasts long; null: they are the place's. */
  hours_free_since: z.iso.datetime().nullable(),
  /** Null: nobody has the place. */
  assistant: z.object({ uuid: z.uuid(), display_name: z.string(), avatar_id: z.int() }).nullable(),
})

/** One who was asked, and what they said. */
const candidate = z.object({
  uuid: z.uuid(),
  virtualassistant_uuid: z.uuid(),
  display_name: z.string(),
  role_id: z.int(),
  role: z.string(),
  source: relationshipSource,
  interest: z.enum(interestStates.values),
  decline_reason: declineReason.nullable(),
  decline_note: z.string(),
  asked_date: z.iso.datetime(),
  answered_date: z.iso.datetime().nullable(),
})
export type TeamCandidate = z.infer<typeof candidate>

export const projectRecord = projectSummary.extend({
  contact: z.object({ full_name: z.string(), email: z.string() }).nullable(),
  currency: currency.nullable(),
  invoice_day: z.int().nullable(),
  /** The last day that has been invoiced. */
  invoiced_until: z.iso.date().nullable(),
  /** The first day of the next period: other hours begin then. Null for a draft, and once it is cancelled. */
  next_period: z.iso.date().nullable(),
  cancelled_date: z.iso.datetime().nullable(),
  /** Since when no time can be logged, because staff switched it off; null: it is on. */
  time_entry_disabled_date: z.iso.datetime().nullable(),
  cancelled_reason: z.string().nullable(),
  /** The welcome brief, as far as the client has sent it. */
  requirements: z.enum(requirementStates.sets.sent).nullable(),
  places: z.array(place),
  candidates: z.array(candidate),
  /** Newest first, at most 24. Amounts only for those with `admin_finance.view`. */
  invoices: z.array(
    z.object({
      uuid: z.uuid(),
      number: z.int().nullable(),
      invoice_date: z.iso.date(),
      status: z.enum(invoiceStates.values),
      currency,
      total_cents: cents.nullable(),
    }),
  ),
})
export type ProjectRecord = z.infer<typeof projectRecord>

export const getProjectRecord = operation({
  name: 'projects.getProjectRecord',
  method: 'GET',
  path: '/project/{uuid}/record',
  summary: 'One subscription as staff see it: client, team and answers, dates, invoices',
  caller: ['admin_project.view'],
  params: z.object({ uuid }),
  reply: projectRecord,
  failures: ['404 not_found'],
})
