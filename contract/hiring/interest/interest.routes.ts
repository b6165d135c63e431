import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { toPauseView } from '../../subscriptions/pauses/pause-view.ts'
import { declineReason } from '../../subscriptions/interest/decline-reason.ts'
import { declineReasons } from '../../subscriptions/interest/decline-reasons.ts'
import { interestStates, invitationStates } from '../../subscriptions/interest.states.ts'
import { humanText } from '../../shared/human-text.ts'

/** 0.12: `candidate` is what is upcoming and what they are asked; what they declined stays there while it is open. */
export const assistantProjectFilter = z.enum(['candidate', ...invitationStates.sets.work])

/** Both clocks on the day the work begins (now, once it has begun), and how the week and the working day meet. */
const workingHours = z.object({
  /** The zone that the client asked for, else their own; minutes east of UTC. */
  timezone: z.string(),
  timezone_offset: z.int(),
  own_timezone: z.string(),
  own_timezone_offset: z.int(),
  /** 16 half hours from 9:00 on the client's clock: on how many of five weekdays the assistant works then. */
  overlap: z.array(z.int().min(0).max(5)).length(16),
})

/** C1.3, C1.4: one role of one client's project, as the assistant who is asked for it, or has it, sees it. */
export const assistantProject = z.object({
  uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  /** Of a client who is no company the first name. */
  company: z.string(),
  /** First name of who answers for the client; null while nobody does. */
  contact_name: z.string().nullable(),
  role_id: z.int(),
  role: z.string(),
  /** The place they have, or the open one that they declined. */
  rate_plan_uuid: z.uuid(),
  group: z.enum(invitationStates.values),
  interest: z.enum(interestStates.values),
  /** `interest`: the client hasn't chosen yet, and no place is kept for them. */
  asked_for: z.enum(['place', 'interest']),
  asked_date: z.iso.datetime(),
  answered_date: z.iso.datetime().nullable(),
  decline_reason: declineReason.nullable(),
  decline_note: z.string(),
  /** What they can answer now; an answer can be changed once, until the work has begun or someone else has the place. */
  possible_answers: z.array(z.enum(interestStates.sets.answers)),
  /** Committed hours a month. */
  hours_per_month: z.int(),
  /** Of the subscription's present period, over all who work on it, to the second; null unless it is current, and while paused. */
  hours_remaining: z.number().nullable(),
  /** To the end of the present period; null unless it is current, and while paused. */
  days_remaining: z.int().nullable(),
  /** Of the subscription, to come or under way. */
  pause: toPauseView.nullable(),
  invoice_day: z.int().nullable(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  working_hours: workingHours.nullable(),
  /** What the client asked for; `words` are their own. */
  wanted: z.object({
    skills: z.array(z.string()),
    tools: z.array(z.string()),
    /** Besides English. */
    languages: z.array(z.string()),
    words: z.array(z.string()),
    /** Parts of the week, e.g. `monday_morning`, on the assistant's clock. */
    availabilities: z.array(z.string()),
  }),
})
export type AssistantProject = z.infer<typeof assistantProject>

const flag = { name: 'va-projects', beta: ['virtualassistant.beta'] } as const

/** C1.7, A3.9: by the person's own uuid, or that of their profile; someone else's only for staff. */
export const listAssistantProjects = operation({
  name: 'projects.listAssistantProjects',
  method: 'GET',
  path: '/virtualassistants/{uuid}/projects',
  summary: 'The projects an assistant has or is asked for',
  caller: ['virtualassistant', 'admin_virtualassistant.view'],
  flag,
  readsReplica: true,
  params: z.object({ uuid }),
  query: z.object({
    group: assistantProjectFilter.optional(),
    pagination: paging(10, [
      'group',
      'asked_date',
      'project_name',
      'company',
      'start_date',
      'end_date',
      'hours_per_month',
      'hours_remaining',
      'days_remaining',
    ]),
  }),
  reply: z.object({ projects: z.array(assistantProject), count: z.int() }),
  failures: ['404 not_found'],
})

/** The free words are for staff; the client is told the reason. */
export const invitationAnswer = z.discriminatedUnion('interest', [
  z.object({ interest: z.literal('accepted') }),
  z.object({
    interest: z.literal('declined'),
    decline_reason: z.enum(
      declineReasons.map(({ name }) => name),
      { error: () => fields.chooseReason() },
    ),
    decline_note: humanText().max(500).default(''),
  }),
])
export type InvitationAnswer = z.infer<typeof invitationAnswer>

/**
 * C1.5: accept, or decline with a reason. The same answer twice changes nothing. 409 `answer_stands`: it can't be changed
 * (any more); `place_taken`: someone else has the place; `hours_taken`: the spare hours have gone elsewhere.
 */
export const answerInvitation = operation({
  name: 'projects.answerInvitation',
  method: 'PUT',
  path: '/virtualassistants/projects/relationship/{uuid}',
  summary: 'An assistant’s answer to whether they take the work',
  caller: ['virtualassistant'],
  flag,
  params: z.object({ uuid }),
  body: invitationAnswer,
  reply: assistantProject,
  failures: [
    '404 not_found',
    '409 agreement_missing',
    '409 answer_stands',
    '409 closed',
    '409 hours_taken',
    '409 not_working',
    '409 place_taken',
    '409 stale_version',
    '409 wrong_stage',
  ],
})
