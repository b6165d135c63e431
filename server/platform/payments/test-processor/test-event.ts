import type { ProcessorEvent } from '../card-processor.ts'
import { resultOf, type NotedCharge } from './noted-charge.ts'

/** An event as it is sent. */
export interface TestEvent {
  readonly id: string
  readonly kind: string
  readonly charge: NotedCharge
}

/** What an event says, once its signature has been found right: then the test processor has written it. */
export function eventTold(body: Buffer): ProcessorEvent {
  const { id, kind, charge } = JSON.parse(body.toString()) as TestEvent
  return { event_id: id, kind, charge: { key: charge.key, result: resultOf(charge) } }
}
