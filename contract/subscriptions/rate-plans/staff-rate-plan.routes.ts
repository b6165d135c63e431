import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { integerId, uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { searchWords } from '../../shared/search-words.ts'
import { humanText } from '../../shared/human-text.ts'

const editing = { caller: ['admin_project.edit'], freshSession: true } as const
const reason = humanText().min(1).max(500)
const day = z.iso.date().refine((date) => date >= '2020-01-01' && date <= '2100-12-31', {
  error: () => fields.dateOutside({ first: 2020, last: 2100 }),
})
const version = z.coerce.number().int().min(1).max(2_147_483_647)
const hours = z.int().min(1).max(744)

/** Who fills a place, and on which terms. */
const filling = {
  /** Null: nobody yet. */
  virtualassistant_uuid: uuid.nullable(),
  /** An hour of the assistant, in their currency; null: what they have now, else what the pay book says. */
  va_rate_cents: z.int().min(1).max(20_000, 'At most 200.00').nullable(),
  /** They have said yes; else they are asked, and the place is kept for them. */
  agreed: z.boolean(),
}

/** `pay_is_missing`: the pay book has nothing for the assistant, so no time can be logged yet. */
const reply = z.object({ rate_plan_uuid: z.uuid(), pay_is_missing: z.boolean() })

/**
 * A further seat: a role and its hours, from the next period on. 409 `place_open`: nobody has the seat of that role there
 * is; `role_taken`: someone has it, and a second one isn't meant by accident (`another`).
 */
export const createRatePlan = operation({
  name: 'projects.createRatePlan',
  method: 'POST',
  path: '/virtualassistants/projects/{uuid}/ratePlans',
  summary: 'One more role of a subscription, from its next period on',
  ...editing,
  params: z.object({ uuid }),
  body: z.object({
    role_id: integerId,
    hours_per_month: hours,
    another: z.boolean().default(false),
    ...filling,
    reason,
  }),
  reply,
  failures: [
    '404 not_found',
    '409 agreement_missing',
    '409 hours_taken',
    '409 not_working',
    '409 over',
    '409 place_open',
    '409 role_taken',
  ],
})

const planEffect = z.object({
  /** The first day of the next period: what is changed shows on its invoice. */
  from: z.iso.date(),
  /** A month, over all roles. */
  hours_now: z.int(),
  hours_then: z.int(),
  /** What that period comes to, taxes included; null for staff without `admin_finance.view`, and where it can't be priced. */
  price: z.object({ now_cents: z.int(), later_cents: z.int(), currency }).nullable(),
  /** All there are; `is_taken`: the subscription has it. */
  roles: z.array(z.object({ id: z.int(), value: z.string(), is_taken: z.boolean() })),
})
export type PlanEffect = z.infer<typeof planEffect>

/**
 * The next period with one more seat of a role, or with other hours of a seat it has (0: without it); without either as it is.
 * 409 `over` once the subscription is cancelled, `paused` while it is paused until it is paid for.
 */
export const previewRatePlan = operation({
  name: 'projects.previewRatePlan',
  method: 'GET',
  path: '/virtualassistants/projects/{uuid}/ratePlans/effect',
  summary: 'What one more role, or other hours of one, would mean',
  caller: ['admin_project.edit'],
  params: z.object({ uuid }),
  query: z.object({
    role_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    seat_uuid: uuid.optional(),
    hours_per_month: z.coerce.number().int().min(0).max(744).default(0),
  }),
  reply: planEffect,
  failures: ['404 not_found', '409 over', '409 paused'],
})

const onePlace = z.object({ uuid, rate_plan_uuid: uuid })

const available = z.object({
  uuid: z.uuid(),
  display_name: z.string(),
  city: z.string(),
  region: z.string(),
  spare_hours: z.int(),
})
export type AvailableAssistant = z.infer<typeof available>

/**
 * The place ends the day before `from`, and the next one of the same seat begins; an open one is filled so. Other hours
 * are for the first day of the next period only (400 at `from`). 409 `stale_version`; `changes_already`: another change is
 * to come; `over`: it has ended; `time_logged`: time is logged on or after that day, which stays with who worked;
 * `hours_taken`: the assistant has promised their hours elsewhere; `not_working`: they take no work.
 */
export const changeRatePlan = operation({
  name: 'projects.changeRatePlan',
  method: 'PUT',
  path: '/virtualassistants/projects/{uuid}/ratePlans/{rate_plan_uuid}',
  summary: 'Who has a place, their hours or their rate, from a day on',
  ...editing,
  params: onePlace,
  body: z.object({ from: day, hours_per_month: hours, ...filling, reason, version }),
  reply,
  failures: [
    '404 not_found',
    '409 agreement_missing',
    '409 changes_already',
    '409 hours_taken',
    '409 not_working',
    '409 over',
    '409 stale_version',
    '409 time_logged',
  ],
})

/**
 * Ends a place, and its seat with it; one that hasn't begun is taken back, and the one before it goes on. 409 as for a
 * change, and `last_place`: a subscription is ended by cancelling it.
 */
export const endRatePlan = operation({
  name: 'projects.endRatePlan',
  method: 'DELETE',
  path: '/virtualassistants/projects/{uuid}/ratePlans/{rate_plan_uuid}',
  summary: 'End a place after a day, or take back one that has not begun',
  ...editing,
  params: onePlace,
  query: z.object({ last_day: day, reason, version }),
  reply: z.object({}),
  failures: [
    '404 not_found',
    '409 changes_already',
    '409 last_place',
    '409 over',
    '409 stale_version',
    '409 time_logged',
  ],
})

/** Who could fill a place: works with us, has the role, and the hours; the most hours first. At most 25. */
export const listAvailableAssistants = operation({
  name: 'projects.listAvailableAssistants',
  method: 'GET',
  path: '/virtualassistants/projects/{uuid}/ratePlans/{rate_plan_uuid}/available',
  summary: 'Assistants who could fill a place',
  caller: ['admin_project.edit'],
  params: onePlace,
  query: z.object({ search: searchWords }),
  reply: z.object({ assistants: z.array(available) }),
  failures: ['404 not_found'],
})
