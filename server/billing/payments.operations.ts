import { receiveProcessorEventOperation } from './processor/receive-processor-event.ts'

/** What the card processor tells of its own accord. */
export function paymentsOperations(deps: Parameters<typeof receiveProcessorEventOperation>[0]) {
  return {
    receiveProcessorEvent: receiveProcessorEventOperation(deps),
  }
}
