import * as t from '../messages/bills.ts'

/** Why a bill's money waits. */
export const heldReasons = {
  by_hand: t.checking,
  no_details: t.needsDetails,
  no_bank_name: t.needsBankName,
  details_changed: t.detailsChanged,
} as const
export type HeldReason = keyof typeof heldReasons
