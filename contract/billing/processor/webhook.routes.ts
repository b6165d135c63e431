import { z } from 'zod'
import { operation } from '../../shared/operation.ts'

/**
 * The card processor tells what became of a charge. Believed only with its signature over the very bytes: otherwise 400
 * `unsigned`. The same event again changes nothing.
 */
export const receiveProcessorEvent = operation({
  name: 'payments.receiveProcessorEvent',
  method: 'POST',
  path: '/webhooks/{processor}',
  summary: 'An event of the card processor, signed by it',
  caller: 'anyone',
  worksInMaintenance: true,
  signed: true,
  maxBody: { bytes: 256 * 1024, reason: 'The processor sends what the event is about in full' },
  params: z.object({ processor: z.enum(['test', 'stripe']) }),
  body: z.looseObject({ id: z.string().min(1).max(200) }),
  reply: z.object({ received: z.literal(true) }),
  failures: ['400 unsigned'],
})
