import * as fields from '../../shared/messages/fields.ts'
import { namedStaff } from '../../shared/named-people.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { healthStates } from '../health.states.ts'
import { healthReasonCodes } from './health-reasons.ts'
import { humanText } from '../../shared/human-text.ts'

const viewing = { caller: ['admin_project.view'] } as const
const editing = { caller: ['admin_project.edit'] } as const
const params = z.object({ uuid })
const version = z.int().min(0).max(2_147_483_647)
const level = z.enum(healthStates.values)
const note = humanText().min(1).max(500)
const line = humanText().max(500)
const day = z.iso.date().refine((date) => date >= '2020-01-01' && date <= '2100-12-31', {
  error: () => fields.dateOutside({ first: 2020, last: 2100 }),
})

export const healthReason = z.object({
  code: z.enum(healthReasonCodes),
  /** Null: it asks for a review, and says nothing of how the subscription does. */
  level: z.enum(healthStates.sets.open).nullable(),
  since: z.iso.datetime(),
  /** Days, tasks, percent or stars, whichever the reason is about; null where nothing is counted. */
  count: z.number().nullable(),
  /** The invoice, thread or review it is about. */
  evidence_uuid: z.uuid().nullable(),
})
export type HealthReason = z.infer<typeof healthReason>

/** E2 Ours: lists in which each subscription has an owner and a next step. */
export const careQueues = ['retention', 'first_30', 'review', 'health'] as const
const careQueue = z.enum(careQueues)
export type CareQueue = z.infer<typeof careQueue>

/** Days of the first thirty on which someone looks how it goes. */
export const checkedDays = [1, 7, 14, 30] as const

/** What came of it when a client wanted to leave or to pause. */
export const retentionOutcomes = ['stays', 'leaves'] as const

export const followUp = z.object({
  queue: careQueue,
  /** It is in that list today. */
  is_in: z.boolean(),
  owner: namedStaff.nullable(),
  next_step: z.string(),
  due_date: z.iso.date().nullable(),
  offer: z.string(),
  outcome: z.enum(retentionOutcomes).nullable(),
  done_days: z.array(z.int()),
  /** 0: nothing is saved yet. */
  version: z.int(),
})
export type FollowUp = z.infer<typeof followUp>

const override = z.object({ level, note, until: day })

export const projectHealth = z.object({
  /** What is shown: staff's word until the end of its day, else what was worked out. */
  level,
  worked_out: level,
  /** The worst first. */
  reasons: z.array(healthReason),
  /** Null: it hasn't begun, or nobody has looked yet. */
  checked_date: z.iso.datetime().nullable(),
  override: override.extend({ by: z.string() }).nullable(),
  reviewed_date: z.iso.datetime().nullable(),
  /** A reason has come since it was last gone through. */
  asks_for_review: z.boolean(),
  version: z.int(),
  follow_ups: z.array(followUp),
  /** The client's own reason, where it was cancelled. */
  cancelled_reason: z.string().nullable(),
})
export type ProjectHealth = z.infer<typeof projectHealth>

export const getProjectHealth = operation({
  name: 'projects.getProjectHealth',
  method: 'GET',
  path: '/project/{uuid}/health',
  summary: 'How a subscription does, why, and who looks after it',
  ...viewing,
  params,
  reply: projectHealth,
  failures: ['404 not_found'],
})

/** Staff's word until the end of a day by the client's clock; null takes it back. 400 at `until` for a day that is over or more than 90 days away. */
export const overrideHealth = operation({
  name: 'projects.overrideHealth',
  method: 'PUT',
  path: '/project/{uuid}/health',
  summary: 'Say how a subscription does, until a date',
  ...editing,
  params,
  body: z.object({ override: override.nullable(), version }),
  reply: projectHealth,
  failures: ['404 not_found', '409 stale_version'],
})

/** Reasons that hold now ask for no review any more; what comes later does. */
export const reviewProject = operation({
  name: 'projects.reviewProject',
  method: 'POST',
  path: '/project/{uuid}/health/review',
  summary: 'Note that a subscription was reviewed',
  ...editing,
  params,
  body: z.object({ note, version }),
  reply: projectHealth,
  failures: ['404 not_found', '409 stale_version'],
})

/** Fields that another list has are left as they are. */
export const saveFollowUp = operation({
  name: 'projects.saveFollowUp',
  method: 'PUT',
  path: '/project/{uuid}/followUps/{queue}',
  summary: 'Who looks after a subscription in a list, and what they do next',
  ...editing,
  params: params.extend({ queue: careQueue }),
  body: z.object({
    owner_uuid: uuid.nullable(),
    next_step: line,
    due_date: day.nullable(),
    offer: line.default(''),
    outcome: z.enum(retentionOutcomes).nullable().default(null),
    done_days: z.array(z.literal(checkedDays)).max(checkedDays.length).default([]),
    version,
  }),
  reply: projectHealth,
  failures: ['404 not_found', '409 stale_version'],
})

/** Staff who may look after subscriptions, by name; at most 100. */
export const listOwners = operation({
  name: 'projects.listOwners',
  method: 'GET',
  path: '/project/owners',
  summary: 'Staff who can own a next step',
  caller: ['admin_project.view', 'admin_matching.view'],
  reply: z.object({ owners: z.array(namedStaff) }),
})
