import { viewQuery } from '@talentplace/contract/shared/saved-view'
import type { SavedView } from '@talentplace/contract/desk/views/view.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { fittingQuery } from './fitting-query.ts'
import { queryOfStoredList, type ListQuery } from './listed-operation.ts'

export function viewRows(database: Kysely<Tables>) {
  return database
    .selectFrom('saved_views')
    .innerJoin('users', 'users.uuid', 'owner_uuid')
    .select(['saved_views.uuid', 'list', 'name', 'shared', 'query', 'owner_uuid', 'users.full_name as owner_name'])
    .select(['saved_views.changed_date', 'saved_views.version'])
}

export type ViewRow = Awaited<ReturnType<ReturnType<typeof viewRows>['executeTakeFirstOrThrow']>>

/** Of a shared one whoever may do everything does so too: whoever saved it may have left. */
export function isRemovableBy(
  { owner_uuid, shared }: Pick<ViewRow, 'owner_uuid' | 'shared'>,
  { user_uuid, permissions }: Session,
): boolean {
  return owner_uuid === user_uuid || (shared && hasPermission(permissions, 'super_admin'))
}

export function visibleView(row: ViewRow, list: ListQuery, session: Session): SavedView {
  const { owner_uuid, owner_name, query, changed_date, ...same } = row
  return {
    ...same,
    query: fittingQuery(list, viewQuery.parse(query)),
    owner: { user_uuid: owner_uuid, full_name: owner_name },
    mine: owner_uuid === session.user_uuid,
    removable: isRemovableBy(row, session),
    changed_date: changed_date.toISOString(),
  }
}

/**
 * A view that the person sees, with the query of its list; null: there is none, it is someone else's own, or of a list that
 * the person may not open.
 */
export async function seenView(
  database: Kysely<Tables>,
  uuid: string,
  session: Session,
): Promise<{ row: ViewRow; list: ListQuery } | null> {
  const row = await viewRows(database).where('saved_views.uuid', '=', uuid).executeTakeFirst()
  if (!row || (!row.shared && row.owner_uuid !== session.user_uuid)) return null
  const list = queryOfStoredList(row.list, session)
  return list && { row, list }
}
