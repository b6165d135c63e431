import { z } from 'zod'
import { givenInstant } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { timeFlags } from './entry.routes.ts'
import { rejectedTime } from './rejected-time.ts'
import { timeEntry } from './time-entry.ts'
import { timerStates } from './timer.states.ts'
import { humanText } from '../../shared/human-text.ts'

/** C3.2: the subscription's uuid followed by the task's; the subscription's alone without a task. */
export const timerId = z.string().regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){1,2}$/, 'Not a timer’s id')

export const timer = z.object({
  id: z.string(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  company: z.string(),
  task_uuid: z.uuid().nullable(),
  task_name: z.string().nullable(),
  rate_plan_uuid: z.uuid(),
  state: z.enum(timerStates.values),
  description: z.string(),
  billable: z.boolean(),
  /** Counted up to `as_of`, over all stretches. */
  seconds: z.int(),
  /** The server's instant that `seconds` was counted at. */
  as_of: z.iso.datetime(),
  /** Where the present interval began, as far as nothing else was logged then; null while paused. */
  running_since: z.iso.datetime().nullable(),
  /** True once nobody gave a sign for two hours, or the working day is over: "Still working?" */
  ask_still_working: z.boolean(),
  /** True where the server placed the last event elsewhere than its browser said. */
  moved: z.boolean(),
  version: z.int(),
})
export type Timer = z.infer<typeof timer>

/** A place that time can be logged for now, with the tasks of it. */
const timerRatePlan = z.object({
  rate_plan_uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  company: z.string(),
  role: z.string(),
  /** Why no time can be logged: switched off, no pay rate yet, paused; null where it can. */
  closed_reason: z.string().nullable(),
  /**
   * What the client agreed to of the present period and nobody has logged: prepaid hours, and the overage they allow. Other people's
   * timers up to `now` are taken off, one's own aren't; `others_running` of those count on. Below zero: beyond it. Null: no limit.
   */
  agreed: z.object({ left_seconds: z.int(), others_running: z.int() }).nullable(),
  tasks: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
})
export type TimerRatePlan = z.infer<typeof timerRatePlan>

/** One's own timers, the running one first, and the places time can be logged for. `now` is the server's clock. */
export const listTimers = operation({
  name: 'time.listTimers',
  method: 'GET',
  path: '/timers',
  summary: 'An assistant’s timers and where time can be logged',
  caller: ['virtualassistant'],
  flag: timeFlags,
  reply: z.object({
    timers: z.array(timer),
    places: z.array(timerRatePlan),
    /** What time was counted or logged for last: what the next timer is for unless something else is chosen. Null: nothing yet. */
    last: z.object({ rate_plan_uuid: z.uuid(), task_uuid: z.uuid().nullable() }).nullable(),
    now: z.iso.datetime(),
    today: z.iso.date(),
    timezone: z.string(),
    /** The first day whose time can still be written and changed by hand; what is older goes through staff. */
    first_day: z.iso.date(),
  }),
})

export const timerEvents = ['start', 'pause', 'resume', 'describe', 'stop', 'discard', 'still_working'] as const

/**
 * One thing that happened to a timer. `uuid` is made where it happened: said again, it is answered alike and does nothing. `at` is when it
 * happened there. A second start is 409 `timer_running` unless `replace`, which stops the other one first; one from before the other
 * one began is paused from there on. Whatever a timer ran comes back as entries (`time`) or with its reason (`rejected`).
 */
export const sendTimerEvent = operation({
  name: 'time.sendTimerEvent',
  method: 'POST',
  path: '/timers/{id}/events',
  createsPerDay: 'timer events',
  summary: 'Start, pause, resume, describe, stop or discard a timer',
  caller: ['virtualassistant'],
  flag: timeFlags,
  params: z.object({ id: timerId }),
  body: z.object({
    event: z.enum(timerEvents),
    uuid,
    at: givenInstant(),
    rate_plan_uuid: uuid.optional(),
    description: humanText().max(1000).optional(),
    billable: z.boolean().optional(),
    replace: z.boolean().optional(),
    /** Of `describe`: the task that the timer is for, with all it has counted; null: none. Its id is another one then (the answer's). */
    task_uuid: uuid.nullable().optional(),
    /** Of a pause, a stop or a description: since when its device showed the timer running. */
    since: givenInstant().optional(),
  }),
  reply: z.object({
    /** Null once it has stopped or was discarded. */
    timer: timer.nullable(),
    /** What a stop made: an entry for each stretch without pause. */
    time: z.array(timeEntry),
    /** What of the interval that a pause or a stop ended can't become an entry. */
    rejected: z.array(rejectedTime),
  }),
  failures: [
    '404 not_found',
    '409 locked',
    '409 time_entry_off',
    '409 timer_exists',
    '409 timer_running',
    '409 too_late',
  ],
})
