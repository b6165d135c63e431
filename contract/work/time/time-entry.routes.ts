import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { humanText } from '../../shared/human-text.ts'

/**
 * Off: from now on no time can be logged for the subscription; timers that run or are paused there are stopped, and what they
 * counted is kept. Said again it changes nothing. 404 for a draft, too: nobody logs time for one.
 */
export const switchTimeEntry = operation({
  name: 'projects.switchTimeEntry',
  method: 'PUT',
  path: '/project/{uuid}/time_entry',
  summary: 'Switch off or on that time is logged for a subscription',
  caller: ['admin_project.edit'],
  freshSession: true,
  params: z.object({ uuid }),
  body: z.object({
    is_on: z.boolean(),
    reason: humanText().min(1).max(500),
  }),
  /** Since when it is off; null: it is on. */
  reply: z.object({ time_entry_disabled_date: z.iso.datetime().nullable() }),
  failures: ['404 not_found'],
})
