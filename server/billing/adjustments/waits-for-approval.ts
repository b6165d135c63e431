import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type RawBuilder } from 'kysely'
import { maySecond } from '../../platform/second-person/second-person.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Of adjustments: this person neither proposed it nor changed it last, and can approve it whatever the amount. */
export function waitsForApproval({ permissions, user_uuid }: Session, at: Date): RawBuilder<boolean> {
  if (!hasPermission(permissions, 'admin_finance.edit')) return sql`false`
  const authors = sql`array[adjustments.proposed_by, adjustments.edited_by]`
  return sql`(adjustments.state = 'proposed' and ${maySecond(user_uuid, { act: 'approve_adjustment', authors, at })})`
}
