import type { Reply } from '../../../platform/api/operation-types.ts'

export type Profile = NonNullable<Reply<'operations.getAssistantHome'>['profile']>

/** Hours a month that can still be given to a client. */
export function freeHours({
  available_hours_per_month: available,
  monthly_hours_committed: committed,
}: Pick<Profile, 'available_hours_per_month' | 'monthly_hours_committed'>): number {
  return Math.max(0, available - committed)
}
