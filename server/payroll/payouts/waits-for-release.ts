import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type RawBuilder } from 'kysely'
import { maySecond } from '../../platform/second-person/second-person.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Of `payouts`: someone else made it, and this person has had access to payments long enough, so that they can release it. */
export function waitsForRelease({ permissions, user_uuid }: Session, at: Date): RawBuilder<boolean> {
  if (!hasPermission(permissions, 'admin_finance.edit')) return sql`false`
  const may = maySecond(user_uuid, { act: 'release_payout', authors: sql`array[waiting.made_by]`, at })
  return sql`(payouts.uuid in (select uuid from payouts waiting where state = 'made' and ${may}))`
}
