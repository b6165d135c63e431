import type { FailureCode } from '@talentplace/contract/shared/failure-codes'
import type { SecondPersonWait } from '@talentplace/contract/shared/second-person-wait'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import {
  secondPersonActs,
  type SecondPersonAct,
  type SecondPersonReason,
} from '@talentplace/contract/shared/second-person'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { calendarDay } from '../clock/calendar-day.ts'
import { offsetAt } from '../clock/zones.ts'
import type { Tables } from '../database/tables.ts'
import { HttpError } from '../http/http-error.ts'

const waitHours = 7 * 24
const waitSpan = sql`make_interval(hours => ${waitHours}::int)`

interface About {
  readonly act: SecondPersonAct
  /** Whoever proposed it, or changed what is proposed. Null: the product itself, or an account that is deleted. */
  readonly authors: readonly (string | null)[]
  readonly at: Date
}

interface Wait {
  readonly user_uuid: string
  readonly full_name: string
  readonly kind: SecondPersonReason
  readonly changed_date: Date
  /** From this instant on they may. */
  readonly from: Date
}

/**
 * Changes within the last 7 days that keep an account from being the second person. The last grant of the permission doesn't when it
 * came from a third person, whose own account hadn't changed in the 7 days before it. Whoever changed an author's account in these 7
 * days could have proposed with it: they wait like the account itself would, and no third person is theirs to give access to.
 * @param authors an array of uuids
 */
function blockingChanges({ act, authors, at }: { act: SecondPersonAct; authors: RawBuilder<unknown>; at: Date }) {
  const { permission } = secondPersonActs[act]
  const ofAuthors = sql`
    select change.changed_by as user_uuid, 'author_changed' as kind, change.changed_date, change.uuid
    from finance_access_changes change
    where change.user_uuid = any(${authors}) and change.changed_by <> change.user_uuid
      and change.changed_date > ${at}::timestamptz - ${waitSpan}
      and (change.kind <> 'granted' or coalesce(change.permission, 'admin_finance.edit') = ${permission})`
  return sql`
    select change.user_uuid, change.kind, change.changed_date, change.uuid from finance_access_changes change
    where change.changed_date > ${at}::timestamptz - ${waitSpan}
      and (change.kind <> 'granted' or (
        coalesce(change.permission, 'admin_finance.edit') = ${permission}
        and not exists (
          select from finance_access_changes later
          where later.user_uuid = change.user_uuid and later.kind = 'granted' and later.changed_date > change.changed_date
            and coalesce(later.permission, 'admin_finance.edit') = ${permission})
        and (change.changed_by is null or change.changed_by = change.user_uuid or change.changed_by = any(${authors})
          or change.changed_by in (select user_uuid from (${ofAuthors}) of_authors) or exists (
          select from finance_access_changes granter
          where granter.user_uuid = change.changed_by
            and granter.changed_date > change.changed_date - ${waitSpan} and granter.changed_date <= change.changed_date))))
    union all ${ofAuthors}`
}

/**
 * Their account was changed in the last 7 days, or they changed one: without either, no author keeps them waiting. It says nothing of a row, so that
 * PostgreSQL asks it once for a whole list.
 */
function isInRecentChange(user_uuid: string, at: Date): RawBuilder<boolean> {
  return sql`exists (select from finance_access_changes change
    where (change.user_uuid = ${user_uuid} or change.changed_by = ${user_uuid}) and change.changed_date > ${at}::timestamptz - ${waitSpan})`
}

/** Of a query: whether this person isn't among the authors and doesn't have to wait before they are the second person. */
export function maySecond(
  user_uuid: string,
  about: { act: SecondPersonAct; authors: RawBuilder<unknown>; at: Date },
): RawBuilder<boolean> {
  return sql`(${user_uuid} <> all(array_remove(${about.authors}, null)) and (not ${isInRecentChange(user_uuid, about.at)} or not exists (
    select from (${blockingChanges(about)}) blocking where blocking.user_uuid = ${user_uuid})))`
}

/** Those with the permission who have to wait before they are the second person, the first who may first. */
async function waitsOf(database: Kysely<Tables>, { act, authors, at }: About): Promise<Wait[]> {
  const written = sql`${authors.filter((each) => each !== null)}::uuid[]`
  const { rows } = await sql<Wait>`
    select user_uuid, full_name, kind, changed_date, changed_date + make_interval(hours => ${waitHours}::int) as "from"
    from (select distinct on (user_uuid) * from (${blockingChanges({ act, authors: written, at })}) blocking
      order by user_uuid, changed_date desc, uuid desc) last
    join users on users.uuid = user_uuid
    where deleted_date is null and permissions && ${[secondPersonActs[act].permission, 'super_admin']}::text[]
      and user_uuid <> all(${written})
    order by changed_date, full_name, user_uuid`.execute(database)
  return rows
}

/**
 * Step: whoever approves is no author of what is proposed, and has held the permission for it for 7 days or was given it by a third person.
 * @throws HttpError 409 `second_person_waits`; `ofAuthor` for an author
 */
export async function requireSecondPerson(
  transaction: Transaction<Tables>,
  {
    user_uuid,
    zone,
    ofAuthor,
    text,
    ...about
  }: About & {
    readonly user_uuid: string
    /** The office's. */
    readonly zone: string
    readonly ofAuthor: { readonly code: FailureCode<409>; readonly message: string }
    readonly text: (
      wait: Pick<Wait, 'kind' | 'from'> & { act: SecondPersonAct; since: string; offset: number },
    ) => string
  },
): Promise<void> {
  if (about.authors.includes(user_uuid)) throw new HttpError(409, ofAuthor.code, ofAuthor.message)
  const wait = (await waitsOf(transaction, about)).find((each) => each.user_uuid === user_uuid)
  if (!wait) return
  const { kind, from, changed_date } = wait
  const since = calendarDay(zone, changed_date)
  const message = text({ act: about.act, kind, from, since, offset: offsetAt(zone, from) ?? 0 })
  throw new HttpError(409, 'second_person_waits', message)
}

/** Who has to wait before they are the second person, and whether the reader may be it now. */
export async function readSecondPerson(
  database: Kysely<Tables>,
  { viewer, ...about }: About & { readonly viewer: string },
): Promise<SecondPersonWait> {
  const waits = await waitsOf(database, about)
  const person = await database.selectFrom('users').select('permissions').where('uuid', '=', viewer).executeTakeFirst()
  const own = waits.find(({ user_uuid }) => user_uuid === viewer)
  const granted = (person?.permissions ?? []) as Permission[]
  return {
    approval: {
      may: !about.authors.includes(viewer) && !own && hasPermission(granted, secondPersonActs[about.act].permission),
      from: own?.from.toISOString() ?? null,
      reason: own?.kind ?? null,
    },
    waiting_staff: waits
      .filter((wait) => wait !== own)
      .map(({ full_name, from, kind }) => ({ full_name, from: from.toISOString(), reason: kind })),
  }
}
