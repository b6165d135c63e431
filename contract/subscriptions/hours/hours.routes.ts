import * as ui from '../../shared/messages/ui.ts'
import * as fields from '../../shared/messages/fields.ts'
import { namedAssistant } from '../../shared/named-people.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

/** What a client doesn't see yet, assistants may: their own pages wait for another flag. */
const flag = { name: 'client-projects', beta: ['client.beta', 'virtualassistant'] } as const

const seconds = z.int()

/** Hours of one period, in seconds: what there is of them, what of it is worked and billable, and what is left. */
export const periodHours = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  prepaid_seconds: seconds,
  /** Bought besides, for this period alone. */
  added_seconds: seconds,
  carried_seconds: seconds,
  billable_seconds: seconds,
  /** Prepaid, added and carried, less what is billable; below zero once more is worked than there is. */
  remaining_seconds: seconds,
})
export type PeriodHours = z.infer<typeof periodHours>

export const periodDays = z.object({ start: z.iso.date(), end: z.iso.date() })

/** What came into a period of an earlier one's unused hours: carried = used + expired + left. */
export const rolloverHours = z.object({
  from: periodDays,
  into: periodDays,
  carried_seconds: seconds,
  used_seconds: seconds,
  expired_seconds: seconds,
  /** Not used yet; of a period that is over: gone on into the next one, whose line it is there. */
  left_seconds: seconds,
  /** The last day of what is left, as things stand; null: it went on, or nobody knows when a pause ends. */
  ends_on: z.iso.date().nullable(),
})
export type RolloverHours = z.infer<typeof rolloverHours>

/** A guide, not a limit: hours belong to the subscription as a whole. */
export const seatHours = z.object({
  seat_uuid: z.uuid(),
  role_id: z.int(),
  role: z.string(),
  /** Null: nobody has it. */
  assistant: namedAssistant.nullable(),
  hours_per_month: z.int(),
  billable_seconds: seconds,
  remaining_seconds: seconds,
})
export type SeatHours = z.infer<typeof seatHours>

/** How the period goes on at the pace of the last ten working days. */
export const hoursForecast = z.object({
  /** Of one working day, Monday to Friday. */
  pace_seconds: seconds,
  /** How many working days that is the mean of: fewer than ten for a young subscription. */
  working_days: z.int(),
  /** The day the hours run out, or did; null: they last. */
  runs_out_on: z.iso.date().nullable(),
  /** On the last day of the period; below zero: over. */
  left_seconds: seconds,
})
export type HoursForecast = z.infer<typeof hoursForecast>

/** What counts of time beyond the hours of a period, without the client being asked about it. */
export const overagePolicies = ['none', 'up_to', 'as_needed'] as const
export type OveragePolicy = (typeof overagePolicies)[number]

export const overage = z.object({
  policy: z.enum(overagePolicies, { error: () => fields.chooseOne() }),
  /** Of each period; of the policy `up_to` alone. */
  hours: z.int().min(1).max(744).nullable().default(null),
})

/** Hours of a subscription by the day on its client's clock. */
export const projectHours = z.object({
  project_uuid: z.uuid(),
  /** The day on the client's clock. */
  today: z.iso.date(),
  period: periodHours,
  /** The ledger of what was carried, the latest period first, and of each the oldest hours, which are used first. */
  carried: z.array(rolloverHours),
  /** Those with hours in the period, each with who has it now. */
  seats: z.array(seatHours),
  /** Billable seconds by the assistants' calendar days, those with none left out. */
  days: z.array(z.object({ date: z.iso.date(), billable_seconds: seconds })),
  /** Null: not running today, or no working day has passed yet that it could be told by. */
  forecast: hoursForecast.nullable(),
  overage: z.object({ policy: z.enum(overagePolicies), hours: z.int().nullable() }),
  /** Entries beyond the limit, of any period, that count once the client says yes (`time.acceptOverLimit`). */
  beyond: z.object({ count: z.int(), seconds }),
})
export type ProjectHours = z.infer<typeof projectHours>

/** C1 Ours: the hours of the period that today is in (the first one before the start, the last one after the end). */
export const getProjectHours = operation({
  name: 'projects.getProjectHours',
  method: 'GET',
  path: '/project/{uuid}/hours',
  summary: 'Hours of a subscription’s period: used, remaining, and when they run out',
  caller: ['client', 'virtualassistant', 'admin_project.view', 'admin_client.view', 'admin_time.view'],
  flag,
  params: z.object({ uuid }),
  reply: projectHours,
  failures: ['404 not_found'],
})

/** The client's word on time beyond the period's hours, for what is logged from now on. The same twice changes nothing. */
export const saveOverage = operation({
  name: 'projects.saveOverage',
  method: 'PUT',
  path: '/project/{uuid}/overage',
  summary: 'What counts of time beyond the hours of a period',
  raisesSpending: true,
  caller: ['client'],
  flag,
  freshSession: true,
  params: z.object({ uuid }),
  body: overage.refine(({ policy, hours }) => policy !== 'up_to' || hours !== null, {
    path: ['hours'],
    error: () => ui.required(),
  }),
  reply: z.object({ policy: z.enum(overagePolicies), hours: z.int().nullable() }),
  failures: ['404 not_found', '409 no_prices', '409 over'],
})

/** C1.5: every period of a subscription, the latest first. `id` is the subscription's uuid. */
export const getTimeBilled = operation({
  name: 'projects.getTimeBilled',
  method: 'GET',
  path: '/virtualassistants/projects/{id}/timeBilled',
  summary: 'The periods of a subscription with their hours and what of them is billable',
  caller: ['virtualassistant', 'admin_virtualassistant.view', 'admin_project.view', 'admin_time.view'],
  flag: { name: 'va-projects', beta: ['virtualassistant.beta'] },
  params: z.object({ id: uuid }),
  reply: z.object({
    periods: z.array(
      periodHours.extend({
        /** Prepaid, added and carried. */
        hours: z.number(),
        /** `remaining_seconds` in hours. */
        hours_remaining: z.number(),
      }),
    ),
    count: z.int(),
  }),
  failures: ['404 not_found'],
})
