import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Belongs, DataOf, OwnerKind } from './declared-data.ts'
import { ownerKinds } from './declared-data.ts'

/** Someone whose data it is about, and what is theirs alone. */
export interface Subject {
  readonly user: string
  readonly email: string
  readonly full_name: string
  readonly permissions: readonly string[]
  readonly is_primary_contact: boolean
  /** Staff have closed the account meanwhile: it has no address any more. */
  readonly is_closed: boolean
  /** The company they sign in for; null: none. */
  readonly company: string | null
  /** Whether someone else signs in for that company. */
  readonly has_colleagues: boolean
  /** Null: they are no assistant. */
  readonly assistant: string | null
}

/** Who has this account, open or closed; undefined: there is none. */
export async function subjectOf(database: Kysely<Tables>, user: string): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select users.uuid as user, users.email, users.full_name, permissions, is_primary_contact, deleted_date is not null as is_closed,
      client_uuid as company,
      exists (select from users other where other.client_uuid = users.client_uuid and other.uuid <> users.uuid
        and other.deleted_date is null) as has_colleagues,
      (select assistants.uuid from assistants where assistants.user_uuid = users.uuid) as assistant
    from users where users.uuid = ${user}`.execute(database)
  return rows[0]
}

/** By which ids rows are someone's. */
export type Ids = Readonly<Partial<Record<OwnerKind, string>>>

/** The company's is the primary contact's to take along. */
export function idsToExport({ user, email, company, assistant, ...who }: Subject): Ids {
  const speaksForIt = who.is_primary_contact || !who.has_colleagues
  return {
    user,
    email,
    ...(assistant !== null && { assistant }),
    ...(company !== null && speaksForIt && { client: company }),
  }
}

/** A company goes with the last person who signs in for it. */
export function idsToErase({ user, email, company, assistant, has_colleagues }: Subject): Ids {
  return {
    user,
    email,
    ...(assistant !== null && { assistant }),
    ...(company !== null && !has_colleagues && { client: company }),
  }
}

const nobody = sql<boolean>`false`

/** Whether a row is theirs, for each way in which it can be: no row is theirs in two. */
export function waysToOwn(
  owners: Readonly<Partial<Record<OwnerKind, readonly Belongs[]>>>,
  ids: Ids,
): { kind: OwnerKind; isOwner: ReturnType<Belongs> }[] {
  let before: ReturnType<Belongs> = nobody
  return ownerKinds.flatMap((kind) => {
    const id = ids[kind]
    const ways = owners[kind] ?? []
    if (id === undefined || ways.length === 0) return []
    const owned = sql<boolean>`(${sql.join(
      ways.map((way) => way(id)),
      sql` or `,
    )})`
    const isOwner = sql<boolean>`(${owned}) is true and not ((${before}) is true)`
    before = sql<boolean>`(${before}) is true or (${owned}) is true`
    return [{ kind, isOwner }]
  })
}

/** Who takes a table's rows along, each kind by all of its ways. */
export function readersOf({ owners = {}, readers = {} }: DataOf): Partial<Record<OwnerKind, Belongs[]>> {
  return Object.fromEntries(
    ownerKinds.map((kind) => [kind, [owners[kind], readers[kind]].filter((each) => each !== undefined)]),
  )
}

/** Whether a row is theirs, in any way; null: in none. */
export function theirs({ owners = {} }: DataOf, ids: Ids): ReturnType<Belongs> | null {
  const ways = ownerKinds.flatMap((kind) => {
    const [id, way] = [ids[kind], owners[kind]]
    return id === undefined || way === undefined ? [] : [way(id)]
  })
  return ways.length === 0 ? null : sql`(${sql.join(ways, sql` or `)})`
}
