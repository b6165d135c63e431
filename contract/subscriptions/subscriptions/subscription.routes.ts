import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { accountStates, classificationStates } from '../project.states.ts'
import { toPauseView } from '../pauses/pause-view.ts'
import { requirementStates } from '../requirement.states.ts'

const projectClassification = z.enum(classificationStates.values)

/** C1.3: a row of a client's lists. */
export const clientProject = z.object({
  uuid: z.uuid(),
  project_name: z.string(),
  classification: projectClassification,
  /** Names, each once. */
  roles: z.array(z.string()),
  /** Hours a month over all live rate plans; null for a draft. */
  subscription_hours: z.int().nullable(),
  /** Who has its places, each once with all their hours a month; the most first. */
  people: z.array(z.object({ uuid: z.uuid(), display_name: z.string(), avatar_id: z.int(), hours_per_month: z.int() })),
  /** Hours of this period that aren't worked yet, to the second; below zero once more is. Null unless current, and while paused. */
  hours_remaining: z.number().nullable(),
  /** To the end of the period that is paid for, 0 on its last day. Null unless current, and while paused. */
  days_remaining: z.int().nullable(),
  invoice_day: z.int().nullable(),
  start_date: z.iso.date().nullable(),
  /** The last day, once it is cancelled. */
  end_date: z.iso.date().nullable(),
  ar_status: z.enum(accountStates.values),
  /** To come or under way. */
  pause: toPauseView.nullable(),
  /** The welcome brief: what was sent last, `draft` while nothing was; null where nobody has begun it. */
  requirements: z.enum(requirementStates.values).nullable(),
  /** Someone declined before the start and nobody has their place: a full refund is one press away (`refundProject`). */
  can_be_refunded: z.boolean(),
})
export type ClientProject = z.infer<typeof clientProject>

/**
 * The subscriptions of a client. "Today" is the calendar day on the clock of the client's primary contact, UTC where that
 * clock isn't known; the reply says both.
 */
export const listClientProjects = operation({
  name: 'projects.listClientProjects',
  method: 'GET',
  path: '/client/{uuid}/projects',
  summary: 'A client’s subscriptions: upcoming, current, past or draft',
  caller: ['client', 'admin_project.view', 'admin_client.view'],
  flag: { name: 'client-projects', beta: ['client.beta'] },
  params: z.object({ uuid }),
  readsReplica: true,
  query: z.object({
    classification: projectClassification.optional(),
    /** Words of the name. */
    search: searchWords,
    pagination: paging(10, [
      'start_date',
      'end_date',
      'days_remaining',
      'project_name',
      'subscription_hours',
      'hours_remaining',
      'invoice_day',
    ]),
  }),
  reply: z.object({
    projects: z.array(clientProject),
    count: z.int(),
    today: z.iso.date(),
    timezone: z.string(),
  }),
  failures: ['404 not_found'],
})
