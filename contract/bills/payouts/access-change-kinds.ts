/** What makes a member of staff wait before they release a payout. */
export const accessChangeKinds = ['granted', 'email_changed', 'password_reset', 'two_step_reset'] as const
export type AccessChangeKind = (typeof accessChangeKinds)[number]
