/** Why a bill's money waits. */
export const heldReasons = {
  by_hand: 'Our team is checking it',
  no_details: 'We need your bank details first',
  no_bank_name: 'We need your name as your bank knows it',
  details_changed: 'Your bank details changed, so we wait 48 hours',
} as const
export type HeldReason = keyof typeof heldReasons
