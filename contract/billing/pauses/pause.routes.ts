import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { toPauseView } from '../../subscriptions/pauses/pause-view.ts'

const owner = {
  caller: ['client'],
  flag: { name: 'client-projects', beta: ['client.beta'] },
  params: z.object({ uuid }),
} as const

const day = givenDay({ error: () => fields.chooseDay() })

const amount = z.object({ date: z.iso.date(), amount_cents: z.int(), currency })

export const pauseEffect = z.object({
  /** The first day of the pause: the next period’s. */
  from: z.iso.date(),
  /** The day it goes on, as the preview asks, as it is agreed, or after a month. */
  resumes_on: z.iso.date(),
  /** The days it can be. */
  earliest: z.iso.date(),
  latest: z.iso.date(),
  /** The first day on which the assistants' hours are free for other work, until a week before it goes on; null: they are kept all the time. */
  hours_free_from: z.iso.date().nullable(),
  /** What is agreed. */
  pause: toPauseView.nullable(),
  invoice_day: z.int(),
  /** From the day it goes on. */
  invoice_day_then: z.int(),
  /** What would be charged without a pause, and isn’t; null once it has begun, and where it can’t be priced. */
  not_charged: amount.nullable(),
  /** What is charged on the day it goes on; null where it can’t be priced. */
  charged: amount.nullable(),
})
export type PauseEffect = z.infer<typeof pauseEffect>

/**
 * 409 `over` once it is cancelled, `past_due` while an invoice is overdue, `no_period` until the period after the last pause is invoiced. Days nobody can choose are answered all the same:
 * the pause refuses them.
 */
export const previewPause = operation({
  name: 'projects.previewPause',
  method: 'GET',
  path: '/project/{uuid}/pause',
  summary: 'What a pause from the next period on would do',
  ...owner,
  query: z.object({ resumes_on: day.optional() }),
  reply: pauseEffect,
  failures: ['404 not_found', '409 no_period', '409 over', '409 past_due'],
})

/**
 * A pause from the next period on, or another last day of one that is agreed. 400 at `resumes_on` for a day before `earliest` or
 * after `latest`; 409 as above. Done again it changes nothing.
 */
export const savePause = operation({
  name: 'projects.savePause',
  method: 'PUT',
  path: '/project/{uuid}/pause',
  summary: 'Pause a subscription from its next period on',
  raisesSpending: true,
  ...owner,
  freshSession: true,
  body: z.object({ resumes_on: day }),
  reply: pauseEffect,
  failures: [
    '404 not_found',
    '409 no_period',
    '409 no_prices',
    '409 over',
    '409 past_due',
    '429 too_many',
    '429 too_many_mails',
  ],
})

/** Until it begins. 409 `begun` from its first day on, `past_due` for one that waits for a payment. Done again it changes nothing. */
export const takeBackPause = operation({
  name: 'projects.takeBackPause',
  method: 'DELETE',
  path: '/project/{uuid}/pause',
  summary: 'Take a pause back before it begins',
  raisesSpending: true,
  ...owner,
  freshSession: true,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 begun', '409 no_prices', '409 past_due', '429 too_many', '429 too_many_mails'],
})
