import { failureStatuses, type FailureStatus } from './failure.ts'
import type { DeclaredFailure, FailureCode } from './failure-codes.ts'
import type { Operation } from './operation.ts'

/** What follows from who may call. */
function ofCaller(operation: Operation): DeclaredFailure[] {
  const { caller, flag, impersonation, withoutSession, worksInMaintenance } = operation
  const isClients = caller === 'session' || (caller !== 'anyone' && caller.some((each) => /client/.test(each)))
  return [
    // Any call may carry a token that has ended, or of someone in a client's place.
    ...(withoutSession ? [] : ['401 no_session' as const]),
    ...(operation.sharedSecret ? ['401 unsigned' as const] : []),
    ...(withoutSession || impersonation ? [] : ['403 impersonating' as const]),
    ...(caller === 'anyone' || operation.beforeTwoStep ? [] : ['403 two_step_required' as const]),
    ...(typeof caller === 'string' ? [] : ['403 forbidden' as const]),
    ...(isClients ? ['403 colleague_role' as const] : []),
    ...(flag ? ['403 feature_off' as const] : []),
    ...(worksInMaintenance ? [] : ['503 maintenance' as const]),
  ]
}

/** What follows from what is sent. */
function ofInput({ method, params, idempotencyKey }: Operation): DeclaredFailure[] {
  return [
    // Any call may carry a parameter that the operation doesn't have.
    '400 invalid',
    '400 unknown_parameter',
    ...(idempotencyKey ? ['400 idempotency_key_required' as const] : []),
    ...(params ? ['414 too_long' as const] : []),
    // The framework reads a body wherever the method may have one.
    ...(method === 'GET' ? [] : ['413 too_large' as const, '415 unsupported_media_type' as const]),
    '431 headers_too_large',
  ]
}

/** What follows from what it does. */
function ofWork({ method, createsPerDay, raisesSpending, secondPerson }: Operation): DeclaredFailure[] {
  return [
    // Whom it refers to was merged or removed in this very moment.
    ...(method === 'GET' ? [] : ['409 gone' as const]),
    ...(raisesSpending ? ['409 needs_approval' as const] : []),
    ...(secondPerson ? ['409 second_person_waits' as const] : []),
    ...(createsPerDay ? ['429 too_many_created' as const] : []),
    '500 internal',
    '503 busy',
    '503 out_of_room',
    '503 unavailable',
  ]
}

/** Every refusal an operation can give: its own, and those that follow from its caller, its input and what it does. */
export function failuresOf(operation: Operation): ReadonlyMap<FailureStatus, readonly FailureCode[]> {
  const all = new Set([
    ...ofCaller(operation),
    ...ofInput(operation),
    ...ofWork(operation),
    ...(operation.failures ?? []),
  ])
  const found = new Map<FailureStatus, FailureCode[]>()
  for (const status of failureStatuses) {
    const codes = [...all].filter((each) => each.startsWith(String(status)))
    if (codes.length > 0) found.set(status, codes.map((each) => each.slice(4) as FailureCode).sort())
  }
  return found
}

/** Refusals of no operation: a demo's to whoever calls from elsewhere, and one to nobody, who has hung up. */
export const failuresOfNone: readonly DeclaredFailure[] = ['403 demo_stays_here', '503 cancelled']

/** Whether a call of the operation may be refused like this. */
export function declaresFailure(operation: Operation, status: number, code: string): boolean {
  if (failuresOfNone.some((each) => each === `${status} ${code}`)) return true
  const declared: readonly string[] = failuresOf(operation).get(status as FailureStatus) ?? []
  return declared.includes(code)
}
