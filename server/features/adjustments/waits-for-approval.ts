import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type RawBuilder } from 'kysely'
import type { Session } from '../../platform/sessions/session.ts'

/** Of adjustments: proposed by someone else, who changed it last, so that this person can approve it whatever the amount. */
export function waitsForApproval({ permissions, user_uuid }: Session): RawBuilder<boolean> {
  if (!hasPermission(permissions, 'admin_finance.edit')) return sql`false`
  return sql`(adjustments.state = 'proposed' and adjustments.proposed_by <> ${user_uuid}
    and adjustments.edited_by is distinct from ${user_uuid})`
}
