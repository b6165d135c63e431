import type { DisputeEvent, ProcessorEvent } from '../card-processor.ts'
import { resultOf, type NotedCharge } from './noted-charge.ts'
import { refundEvent, type NotedRefund } from './noted-refund.ts'

/** An event as it is sent: of a charge, of a refund with the charge it is of, or of a dispute. */
export interface TestEvent {
  readonly id: string
  readonly kind: string
  readonly charge: NotedCharge | null
  readonly refund: NotedRefund | null
  readonly dispute: DisputeEvent | null
}

/** What an event says, once its signature has been found right: then the test processor has written it. */
export function processorEvent(body: Buffer): ProcessorEvent {
  const { id: event_id, kind, charge, refund, dispute } = JSON.parse(body.toString()) as TestEvent
  if (refund) return { event_id, kind, charge: null, refund: refundEvent(refund) }
  if (dispute) return { event_id, kind, charge: null, dispute }
  return { event_id, kind, charge: charge && { key: charge.key, result: resultOf(charge) } }
}
