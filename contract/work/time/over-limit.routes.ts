import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

/**
 * The client's yes to time beyond their limit, all of a subscription's that waits for one: from then on it is billable and the
 * assistant is paid for it. Said twice it changes nothing more.
 */
export const acceptOverLimit = operation({
  name: 'time.acceptOverLimit',
  method: 'POST',
  path: '/time/overLimit',
  summary: 'Let time count that goes beyond a subscription’s hours',
  raisesSpending: true,
  caller: ['client'],
  freshSession: true,
  body: z.object({ project_uuid: uuid }),
  reply: z.object({ count: z.int(), seconds: z.int() }),
  failures: ['404 not_found', '409 changed', '409 no_prices'],
})
