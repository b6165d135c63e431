import type { Actor, OperationKey } from '@talentplace/contract/testing/access'
import type { AccessCall, Whose } from './access-call.ts'
import type { AccessWorld } from './access-world.ts'
import { accountCalls } from './account-calls.ts'
import { attributionCalls } from './attribution-calls.ts'
import { cardCalls } from './card-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { configurationCalls } from './configuration-calls.ts'
import { companyCalls } from './company-calls.ts'
import { meetingCalls } from './meeting-calls.ts'
import { interestCalls } from './interest-calls.ts'
import { notificationCalls } from './notification-calls.ts'
import { priceCalls } from './price-calls.ts'
import { productCalls } from './product-calls.ts'
import { projectCalls } from './project-calls.ts'
import { requirementCalls } from './requirement-calls.ts'
import { subscriptionCalls } from './subscription-calls.ts'
import { userCalls } from './user-calls.ts'

export type CallOf = (actor: Actor, whose: Whose) => AccessCall | Promise<AccessCall>

/** A well-formed call of each operation: an operation without one doesn't compile. */
export async function accessCalls(world: AccessWorld): Promise<Record<OperationKey, CallOf>> {
  return {
    ...accountCalls(),
    ...userCalls(world),
    ...(await configurationCalls(world)),
    ...productCalls(world),
    ...(await interestCalls(world)),
    ...projectCalls(world),
    ...requirementCalls(world),
    ...(await subscriptionCalls(world)),
    ...(await notificationCalls(world)),
    ...priceCalls(world),
    ...(await attributionCalls(world)),
    ...companyCalls(world),
    ...cardCalls(world),
    ...(await checkoutCalls(world)),
    ...meetingCalls(world),
  }
}
