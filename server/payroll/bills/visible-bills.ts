import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Who looks at bills. */
export type BillViewer = Pick<Session, 'user_uuid' | 'permissions'>

/** Staff who look after money see every bill, drafts too. */
export function seesEveryBill(session: BillViewer): boolean {
  return (
    hasPermission(session.permissions, 'admin_finance.view') || hasPermission(session.permissions, 'admin_finance.edit')
  )
}

/** An assistant sees their own once it is posted. */
export function isVisibleTo(session: BillViewer): RawBuilder<boolean> {
  if (seesEveryBill(session)) return sql`true`
  return sql`(status in ${sqlIn(billStates.sets.shown)}
    and virtualassistant_uuid = (select uuid from assistants where user_uuid = ${session.user_uuid}))`
}
