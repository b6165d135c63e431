import type { AccessChangeKind } from '@talentplace/contract/bills/payouts/access-change-kinds'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface AccessChange {
  readonly user_uuid: string
  readonly kind: AccessChangeKind
  /** Null: from the command line. */
  readonly changed_by: string | null
  readonly at: Date
}

/** The step that tells the rest of finance of a change. */
export type AlertFinanceStaff = (transaction: Transaction<Tables>, change: AccessChange) => Promise<void>

/** Whether these permissions release payouts. */
export const mayRelease = (permissions: readonly Permission[]) => hasPermission(permissions, 'admin_finance.edit')

/**
 * Step: notes that an account of staff changed hands, or could have, in the transaction in which it does. An account without access to
 * payments is noted too, because it may be given that access later; nobody is alerted then.
 */
export async function recordAccessChange(
  transaction: Transaction<Tables>,
  alertFinanceStaff: AlertFinanceStaff,
  { permissions, ...change }: AccessChange & { readonly permissions: readonly Permission[] },
): Promise<void> {
  if (!permissions.some(isStaffPermission)) return
  const { at: changed_date, user_uuid, kind, changed_by } = change
  await transaction.insertInto('finance_access_changes').values({ user_uuid, kind, changed_by, changed_date }).execute()
  if (mayRelease(permissions)) await alertFinanceStaff(transaction, change)
}

/** Step: as above, if these permissions release payouts and those of before didn't. */
export async function recordGrant(
  transaction: Transaction<Tables>,
  alertFinanceStaff: AlertFinanceStaff,
  {
    before,
    ...grant
  }: Omit<AccessChange, 'kind'> & {
    readonly before: readonly Permission[]
    readonly permissions: readonly Permission[]
  },
): Promise<void> {
  if (mayRelease(before) || !mayRelease(grant.permissions)) return
  await recordAccessChange(transaction, alertFinanceStaff, { ...grant, kind: 'granted' })
}
