import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type RawBuilder } from 'kysely'
import type { Session } from '../../../platform/sessions/session.ts'

/** Of `payouts`: someone else made it, so that this person can release it. */
export function waitsForRelease({ permissions, user_uuid }: Session): RawBuilder<boolean> {
  if (!hasPermission(permissions, 'admin_finance.edit')) return sql`false`
  return sql`(payouts.uuid in (select uuid from payouts waiting where state = 'made' and made_by <> ${user_uuid}))`
}
