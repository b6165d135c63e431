import { isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'

/** Where staff have to have two-step sign-in: true for those who don't. */
export function mustSetUpTwoStep(
  isRequestedOfStaff: boolean,
  { permissions, hasTwoStep }: { permissions: readonly string[]; hasTwoStep: boolean },
): boolean {
  return isRequestedOfStaff && !hasTwoStep && (permissions as readonly Permission[]).some(isStaffPermission)
}
