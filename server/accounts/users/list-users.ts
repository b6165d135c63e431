import { listUsers } from '@talentplace/contract/accounts/users/user.routes'
import { permissionBundles } from '@talentplace/contract/shared/permission'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import {
  inPageOrder,
  listPage,
  listParts,
  neverEmpty,
  pageOf,
  rowsWhere,
  type Ties,
} from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { isOfKind } from './user-kind.ts'
import { openAccounts, toUserView, userColumns } from './user-row.ts'

type Query = Received<typeof listUsers>['query']

const columns = {
  full_name: neverEmpty(sql`users.searched_text`),
  email: neverEmpty(sql`users.email`),
  company: neverEmpty(sql`clients.searched_text`),
  created_date: neverEmpty(sql`users.created_date`),
}
/** Of those without a company, who come last. */
const columnsWithout = { ...columns, company: sql`null::text` }
const usually = { by: 'full_name', descending: false } as const
const ties: Ties = [[sql`users.uuid`, 'asc']]

/** Who holds all of a bundle's permissions. */
function holdsBundle(name: string) {
  const bundle = permissionBundles.find((each) => each.name === name)
  return sql<boolean>`users.permissions @> ${[...(bundle?.permissions ?? [])]}::text[]`
}

/** Of the person or of the company, each looked for in its own table. */
function matching(word: string): RawBuilder<boolean> {
  const pattern = containing(word)
  return sql`users.uuid = any (array(select uuid from users where searched_text like ${pattern}
    union all select users.uuid from clients join users on users.client_uuid = clients.uuid and users.deleted_date is null
      where clients.searched_text like ${pattern}))`
}

function conditionsOf({ search, kind, permission, bundle, client_uuid }: Query): RawBuilder<boolean> {
  const words = search?.split(/\s+/).filter(Boolean).slice(0, 10) ?? []
  const conditions = [
    sql<boolean>`users.deleted_date is null`,
    ...(kind === undefined ? [] : [isOfKind(kind)]),
    ...(permission === undefined ? [] : [sql<boolean>`users.permissions @> array[${permission}]::text[]`]),
    ...(bundle === undefined ? [] : [holdsBundle(bundle)]),
    ...(client_uuid === undefined ? [] : [sql<boolean>`users.client_uuid = ${client_uuid}`]),
    ...words.map(matching),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Which ones first, by the indexes of accounts and of companies; then what is shown of them. */
export function listUsersOperation({ kysely }: Database) {
  return handle(listUsers, async (_context, { query }) => {
    const { pagination, search = '' } = query
    const found = rowsWhere(kysely, 'users', { where: conditionsOf(query), isSearch: search.trim() !== '' })
    const of = found.where('users.client_uuid', 'is not', null)
    const without = found.where('users.client_uuid', 'is', null)
    const { rows: page, count } =
      pagination.sortBy?.[0] === 'company'
        ? await listParts(
            [
              (part) =>
                listPage(
                  of.innerJoin('clients', 'clients.uuid', 'users.client_uuid').select('users.uuid'),
                  pageOf({ ...pagination, ...part }, columns, usually, ties),
                  of,
                ),
              (part) =>
                listPage(
                  without.select('users.uuid'),
                  pageOf({ ...pagination, ...part }, columnsWithout, usually, ties),
                ),
            ],
            pagination,
          )
        : await listPage(
            found.leftJoin('clients', 'clients.uuid', 'users.client_uuid').select('users.uuid'),
            pageOf(pagination, { ...columns, company: sql`clients.searched_text` }, usually, ties),
            found,
          )
    const uuids = page.map(({ uuid }) => uuid)
    const read = openAccounts(kysely)
      .select(userColumns)
      .where(sql<boolean>`users.uuid = any (${uuids}::uuid[])`)
    return { users: inPageOrder(uuids, await read.execute()).map(toUserView), count }
  })
}
