import { z } from 'zod'
import { currency } from '../../shared/money.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { selectionStates } from '../project.states.ts'
import { toPauseView } from '../pauses/pause-view.ts'
import { requirementFields } from '../requirements/requirement-fields.ts'

const flag = { name: 'va-projects', beta: ['virtualassistant.beta'] } as const
const readers = { caller: ['virtualassistant', 'admin_virtualassistant.view'], flag } as const

const ownRatePlan = z.object({
  rate_plan_uuid: z.uuid(),
  role_id: z.int(),
  role: z.string(),
  /** 0.11: on its last day still current. */
  state: z.enum(selectionStates.sets.worked),
  hours_per_month: z.int(),
  rate_start_date: z.iso.date(),
  rp_end_date: z.iso.date().nullable(),
  /** Of the subscription's present period, over all who work on it, to the second; null unless it is current. */
  hours_remaining: z.number().nullable(),
  /** What the assistant is paid an hour; null where nothing is agreed, and for staff without `admin_finance.view`. */
  pay: z.object({ hourly_cents: z.int(), currency }).nullable(),
})

/** One subscription as an assistant who works, will work or has worked on it sees it: no surname of the client, not their money. */
export const assistantDashboard = z.object({
  project_uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  /** Of a client who is no company the first name. */
  company: z.string(),
  /** First name of who answers for the client. */
  contact_name: z.string().nullable(),
  /** C1.2: what it is to this assistant; `never` for staff who ask about someone who has had no place in it. */
  selection: z.enum(selectionStates.values),
  /** The calendar day on the clock of the client's primary contact, and that clock. */
  today: z.iso.date(),
  timezone: z.string(),
  invoice_day: z.int(),
  start_date: z.iso.date(),
  /** The last day of the subscription, once it is cancelled. */
  end_date: z.iso.date().nullable(),
  /** Of the subscription, to come or under way. */
  pause: toPauseView.nullable(),
  /** The period that today is in; null unless a place is current, and while paused. */
  period: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  /** False: nobody logs time on it now. */
  time_is_on: z.boolean(),
  /** Theirs, the one they are in first. */
  places: z.array(ownRatePlan),
  /** Who else works on it today. */
  team: z.array(z.object({ display_name: z.string(), avatar_id: z.int(), role: z.string() })),
  /** What the client has told us, in the version sent last; null before that, and once the work is over. */
  welcome_brief: z
    .object({
      submitted_date: z.iso.datetime(),
      answers: z.record(z.enum(requirementFields.map(({ name }) => name)), z.string()),
    })
    .nullable(),
})
export type AssistantDashboard = z.infer<typeof assistantDashboard>

/** C1.5, C1.6: the assistant by their own uuid or that of their profile, and the subscription. Not theirs: 404. */
export const getAssistantDashboard = operation({
  name: 'projects.getAssistantDashboard',
  method: 'GET',
  path: '/virtualassistants/dashboard/{uuid}/projects/{project_uuid}',
  summary: 'One subscription as the assistant who works on it sees it',
  ...readers,
  params: z.object({ uuid, project_uuid: uuid }),
  reply: assistantDashboard,
  failures: ['404 not_found'],
})

/** C1.4: what joins an assistant and a client. */
export const getRelationship = operation({
  name: 'projects.getRelationship',
  method: 'GET',
  path: '/virtualassistants/projects/relationship/{uuid}',
  summary: 'What joins an assistant and a client’s subscription',
  ...readers,
  params: z.object({ uuid }),
  reply: z.object({
    uuid: z.uuid(),
    company: z.string(),
    project_uuid: z.uuid(),
    project_name: z.string(),
    client_uuid: z.uuid(),
    invoice_day: z.int().nullable(),
    /** They have the most hours a month of its team; of equals who began first. */
    va_lead: z.boolean(),
    /** Some time of theirs on it was logged, and hasn't been removed. */
    has_logged_time: z.boolean(),
  }),
  failures: ['404 not_found'],
})
