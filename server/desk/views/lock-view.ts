import { maxViews } from '@talentplace/contract/desk/views/view.routes'
import { sql, type Transaction } from 'kysely'
import { lockRow, takeTurn } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { ListQuery } from './listed-operation.ts'
import { seenView, type ViewRow } from './read-view.ts'

const missingView = () => notFound('This view isn’t there any more.')

/**
 * A view as it is now, held, after everybody else who changes views of its list.
 * @throws HttpError 404 for one that the person doesn't see
 */
export async function lockView(
  transaction: Transaction<Tables>,
  uuid: string,
  session: Session,
): Promise<{ row: ViewRow; list: ListQuery }> {
  const known = await seenView(transaction, uuid, session)
  if (!known) throw missingView()
  await takeTurn(transaction, 'views', known.row.list)
  await lockRow(transaction, 'saved_views', uuid)
  const locked = await seenView(transaction, uuid, session)
  if (!locked) throw missingView()
  return locked
}

/** Refuses one view too many, of a list whose turn is taken. @throws HttpError 409 `too_many_views` */
export async function checkRoom(
  transaction: Transaction<Tables>,
  { list, owner_uuid, shared }: { list: string; owner_uuid: string; shared: boolean },
): Promise<void> {
  const { own, all } = await transaction
    .selectFrom('saved_views')
    .where('list', '=', list)
    .select([
      sql<number>`count(*) filter (where owner_uuid = ${owner_uuid})::int`.as('own'),
      sql<number>`count(*) filter (where shared)::int`.as('all'),
    ])
    .executeTakeFirstOrThrow()
  if (own > maxViews) {
    throw new HttpError(409, 'too_many_views', `You have ${maxViews} views of this list. Delete one first.`)
  }
  if (shared && all > maxViews) {
    throw new HttpError(409, 'too_many_views', `This list has ${maxViews} shared views. Keep this one private.`)
  }
}

/** Two of one's own views of a list with one name are told at its field; every other problem goes on. */
export function sayNameTaken(problem: unknown): never {
  const { constraint } = problem as { constraint?: string }
  if (constraint !== 'saved_views_by_name') throw problem
  const message = 'You have a view with this name.'
  throw new HttpError(409, 'name_taken', message, { fields: { name: message } })
}
