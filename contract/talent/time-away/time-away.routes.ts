import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

const assistant = ['virtualassistant'] as const

/** From so many days before the first one no new work is offered. */
export const daysBeforeAway = 7
/** Of one person, from today on. */
export const maxTimesAway = 20

export const timeAway = z.object({ uuid: z.uuid(), from_date: z.iso.date(), until_date: z.iso.date() })
export type TimeAway = z.infer<typeof timeAway>

export const reply = z.object({
  times_away: z.array(timeAway),
  count: z.int(),
  /** The day on their own clock. */
  today: z.iso.date(),
  /** No new work is offered to them now. */
  is_away: z.boolean(),
})

/** Those that aren't over, the next one first. */
export const listTimeAway = operation({
  name: 'assistants.listTimeAway',
  method: 'GET',
  path: '/virtualassistant/time_away',
  summary: 'When the caller takes no work',
  caller: assistant,
  reply,
  failures: ['404 not_found'],
})

/** Two that share a day: 409 `overlaps`. */
export const addTimeAway = operation({
  name: 'assistants.addTimeAway',
  method: 'POST',
  path: '/virtualassistant/time_away',
  summary: 'Days on which the caller takes no work',
  caller: assistant,
  body: z
    .object({ from_date: givenDay('Choose the first day'), until_date: givenDay('Choose the last day') })
    .refine(({ from_date, until_date }) => until_date >= from_date, {
      path: ['until_date'],
      message: 'The last day can’t be before the first.',
    }),
  reply,
  failures: ['404 not_found', '409 left', '409 overlaps', '409 too_many'],
})

export const removeTimeAway = operation({
  name: 'assistants.removeTimeAway',
  method: 'DELETE',
  path: '/virtualassistant/time_away/{uuid}',
  summary: 'Take a time away back',
  caller: assistant,
  params: z.object({ uuid }),
  reply,
  failures: ['404 not_found', '409 left'],
})
