import { adjustmentMutants } from './adjustment-mutants.ts'
import { approvalMutants } from './approval-mutants.ts'
import { billMutants } from './bill-mutants.ts'
import { billingMutants } from './billing-mutants.ts'
import { checkoutMutants } from './checkout-mutants.ts'
import { entitlementMutants } from './entitlement-mutants.ts'
import { hoursMutants } from './hours-mutants.ts'
import { overageMutants } from './overage-mutants.ts'
import { pauseMutants } from './pause-mutants.ts'
import { payrollMutants } from './payroll-mutants.ts'
import { permissionMutants } from './permission-mutants.ts'
import { refundMutants } from './refund-mutants.ts'
import { renewalMutants } from './renewal-mutants.ts'
import { sessionMutants } from './session-mutants.ts'
import { timeMutants } from './time-mutants.ts'
import type { WrittenMutant } from './written-mutant.ts'

/** Mistakes where a database is needed to notice them: money, sessions, limits. Each part has a score of its own. */
export const writtenMutants: Readonly<Record<string, readonly WrittenMutant[]>> = {
  'Checkout and renewals': [...checkoutMutants, ...renewalMutants],
  'Sessions and throttle': sessionMutants,
  'Who may buy what': entitlementMutants,
  'Refunds and credit': refundMutants,
  'Time above the hours': overageMutants,
  'Bills of assistants': billMutants,
  'Adjustments of invoices and bills': adjustmentMutants,
  Billing: billingMutants,
  Payroll: payrollMutants,
  Approvals: approvalMutants,
  Permissions: permissionMutants,
  Hours: hoursMutants,
  Time: timeMutants,
  Pauses: pauseMutants,
}
