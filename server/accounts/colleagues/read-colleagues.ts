import type { Colleague, Invitation } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

/** Everybody of a company whose account is open, the primary contact first. */
export async function readColleagues(kysely: Kysely<Tables>, client_uuid: string): Promise<Colleague[]> {
  const rows = await kysely
    .selectFrom('users')
    .select(['uuid', 'full_name', 'email', 'avatar_id', 'is_primary_contact', 'colleague_role', 'created_date'])
    .select(
      sql<Date | null>`(select max(last_used) from sessions where user_uuid = users.uuid and impersonator_uuid is null)`.as(
        'last_seen',
      ),
    )
    .where('client_uuid', '=', client_uuid)
    .where('deleted_date', 'is', null)
    .orderBy('is_primary_contact', 'desc')
    .orderBy(inNameOrder(sql`full_name`))
    .orderBy('uuid')
    .execute()
  return rows.map(({ created_date, last_seen, ...row }) => ({
    ...row,
    created_date: created_date.toISOString(),
    last_seen: last_seen?.toISOString() ?? null,
  }))
}

export function toInvitationView(row: Selectable<Tables['colleague_invitations']>, now: Date): Invitation {
  const { uuid, email, colleague_role, sent_date, expires_date } = row
  return {
    uuid,
    email,
    colleague_role,
    sent_date: sent_date.toISOString(),
    expires_date: expires_date.toISOString(),
    is_expired: expires_date <= now,
  }
}
