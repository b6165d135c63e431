import { deadTokens } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { paymentsOperations } from './payments.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const paymentsAccess: Readonly<Record<keyof typeof paymentsOperations, AccessRow>> = {
  // Nobody here can sign in the processor's name.
  receiveProcessorEvent: { own: { ...deadTokens, others: 400 } },
}
