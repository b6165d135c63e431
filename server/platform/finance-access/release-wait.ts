import type { AccessChangeKind } from '@talentplace/contract/bills/payouts/access-change-kinds'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'

const waitHours = 7 * 24

export interface ReleaseWait {
  readonly user_uuid: string
  readonly full_name: string
  readonly kind: AccessChangeKind
  readonly changed_date: Date
  /** From this instant on they may. */
  readonly from: Date
}

/**
 * Changes within the last 7 days that keep an account from being the second person for what `maker` made. The last grant doesn't when
 * it came from a third person, whose own account hadn't changed in the 7 days before it.
 */
function blockingChanges({ maker, at }: { maker: RawBuilder<unknown>; at: Date }) {
  const wait = sql`make_interval(hours => ${waitHours}::int)`
  return sql`
    select change.* from finance_access_changes change
    where change.changed_date > ${at}::timestamptz - ${wait}
      and (change.kind <> 'granted' or not exists (
        select from finance_access_changes later
        where later.user_uuid = change.user_uuid and later.kind = 'granted' and later.changed_date > change.changed_date))
      and (change.kind <> 'granted' or change.changed_by is null or change.changed_by in (change.user_uuid, ${maker}) or exists (
        select from finance_access_changes granter
        where granter.user_uuid = change.changed_by
          and granter.changed_date > change.changed_date - ${wait} and granter.changed_date <= change.changed_date))`
}

/** Of a query: whether this person doesn't have to wait before they are the second person for what `maker` made. */
export function heldLongEnough(
  user_uuid: string,
  about: { maker: RawBuilder<unknown>; at: Date },
): RawBuilder<boolean> {
  return sql`not exists (select from (${blockingChanges(about)}) blocking where blocking.user_uuid = ${user_uuid})`
}

/** Those of finance who have to wait before they release what `maker` made, the first who may first. */
export async function releaseWaits(
  database: Kysely<Tables>,
  { maker, at }: { maker: string; at: Date },
): Promise<ReleaseWait[]> {
  const { rows } = await sql<ReleaseWait>`
    select user_uuid, full_name, kind, changed_date, changed_date + make_interval(hours => ${waitHours}::int) as "from"
    from (select distinct on (user_uuid) * from (${blockingChanges({ maker: sql`${maker}::uuid`, at })}) blocking
      order by user_uuid, changed_date desc, uuid desc) last
    join users on users.uuid = user_uuid
    where deleted_date is null and permissions && '{admin_finance.edit,super_admin}'::text[] and user_uuid <> ${maker}
    order by changed_date, full_name, user_uuid`.execute(database)
  return rows
}
