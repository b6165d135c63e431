import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'
import { secondPersonPermissions, type AccessChangeKind } from '@talentplace/contract/shared/second-person'
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

const isFinance = (permissions: readonly Permission[]) => hasPermission(permissions, 'admin_finance.edit')

/**
 * Step: notes that an account of staff could have passed to someone else, in the transaction in which it does. An account without
 * access to payments is noted too, because it may be given that access later; nobody is alerted then.
 */
export async function recordAccessChange(
  transaction: Transaction<Tables>,
  alertFinanceStaff: AlertFinanceStaff,
  {
    permissions,
    ...change
  }: AccessChange & {
    readonly kind: Exclude<AccessChangeKind, 'granted'>
    readonly permissions: readonly Permission[]
  },
): Promise<void> {
  if (!permissions.some(isStaffPermission)) return
  const { at: changed_date, user_uuid, kind, changed_by } = change
  await transaction.insertInto('finance_access_changes').values({ user_uuid, kind, changed_by, changed_date }).execute()
  if (isFinance(permissions)) await alertFinanceStaff(transaction, change)
}

/** Step: notes each permission of a second person that is among these and wasn't among those of before. */
export async function recordGrant(
  transaction: Transaction<Tables>,
  alertFinanceStaff: AlertFinanceStaff,
  {
    before,
    permissions,
    ...grant
  }: Omit<AccessChange, 'kind'> & {
    readonly before: readonly Permission[]
    readonly permissions: readonly Permission[]
  },
): Promise<void> {
  const { at: changed_date, user_uuid, changed_by } = grant
  const given = secondPersonPermissions.filter(
    (each) => hasPermission(permissions, each) && !hasPermission(before, each),
  )
  for (const permission of given) {
    const row = { user_uuid, kind: 'granted', permission, changed_by, changed_date } as const
    await transaction.insertInto('finance_access_changes').values(row).execute()
  }
  if (isFinance(permissions) && !isFinance(before)) await alertFinanceStaff(transaction, { ...grant, kind: 'granted' })
}
