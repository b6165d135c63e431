import type { AccessCalls } from '../testing/access/access-call.ts'
import type { paymentsOperations } from './payments.operations.ts'

export function paymentsCalls(): AccessCalls<typeof paymentsOperations> {
  return { receiveProcessorEvent: () => ({ path: '/webhooks/test', body: { id: 'evt_1' } }) }
}
