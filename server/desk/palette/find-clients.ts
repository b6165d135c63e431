import { maxOfAKind } from '@talentplace/contract/desk/palette/limits'
import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { findNamed, type Named } from './find-named.ts'
import { inOrderOf } from './in-order-of.ts'
import { typedUuid } from './typed-text.ts'

const companies: Named = {
  table: sql`clients`,
  key: sql`uuid`,
  name: sql`company`,
  words: sql`company`,
  isVisible: sql`true`,
  alike: sql`uuid`,
}

const contacts: Named = {
  table: sql`users`,
  key: sql`uuid`,
  name: sql`full_name`,
  words: sql`full_name, email`,
  isVisible: sql`deleted_date is null and client_uuid is not null`,
  alike: sql`uuid`,
}

/** The client companies whose own name is typed. */
export async function findCompanies(kysely: Kysely<Tables>, typed: string): Promise<string[]> {
  const uuid = typedUuid(typed)
  return uuid === null ? findNamed(kysely, typed, companies) : [uuid]
}

interface ContactRow {
  readonly client_uuid: string
  readonly contact_name: string
}

async function clientsOfPeople(kysely: Kysely<Tables>, typed: string): Promise<ContactRow[]> {
  const people = await findNamed(kysely, typed, contacts)
  if (people.length === 0) return []
  const { rows } = await sql<ContactRow>`select client_uuid, full_name as contact_name from users
    where uuid = any (${people}::uuid[]) order by array_position(${people}::uuid[], uuid)`.execute(kysely)
  return rows
}

type FoundClient = NonNullable<FoundRecords['clients']>[number]

/** Companies by their own name first, then by one of their people. */
export async function findClients(
  kysely: Kysely<Tables>,
  typed: string,
  byName: readonly string[],
): Promise<FoundClient[]> {
  const isFull = byName.length >= maxOfAKind || typedUuid(typed) !== null
  const people = isFull ? [] : await clientsOfPeople(kysely, typed)
  const keys = [...new Set([...byName, ...people.map(({ client_uuid }) => client_uuid)])]
  if (keys.length === 0) return []
  const { rows } = await sql<FoundClient>`
    select clients.uuid, company, archived_date is not null as is_archived,
      (select full_name from users where users.client_uuid = clients.uuid and deleted_date is null
        order by is_primary_contact desc, created_date, uuid limit 1) as contact_name
    from clients where uuid = any (${keys}::uuid[])`.execute(kysely)
  const found = new Map(people.toReversed().map(({ client_uuid, contact_name }) => [client_uuid, contact_name]))
  const named = new Set(byName)
  return inOrderOf(
    keys,
    rows.map((row) => (named.has(row.uuid) ? row : { ...row, contact_name: found.get(row.uuid) ?? row.contact_name })),
  )
}
