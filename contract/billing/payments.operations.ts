import { receiveProcessorEvent } from './processor/webhook.routes.ts'

/** Every operation of the feature. */
export const paymentsOperations = {
  receiveProcessorEvent,
} as const
