import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type RawBuilder } from 'kysely'
import { heldLongEnough } from '../../../platform/finance-access/release-wait.ts'
import type { Session } from '../../../platform/sessions/session.ts'

/** Of `payouts`: someone else made it, and this person has had access to payments long enough, so that they can release it. */
export function waitsForRelease({ permissions, user_uuid }: Session, at: Date): RawBuilder<boolean> {
  if (!hasPermission(permissions, 'admin_finance.edit')) return sql`false`
  const longEnough = heldLongEnough(user_uuid, { maker: sql`waiting.made_by`, at })
  return sql`(payouts.uuid in (select uuid from payouts waiting
    where state = 'made' and made_by <> ${user_uuid} and ${longEnough}))`
}
