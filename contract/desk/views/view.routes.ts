import { namedUser } from '../../shared/named-people.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { listParts, viewName, viewQuery } from '../../shared/saved-view.ts'

/**
 * A list: the name of the operation it reads, and which of its lists where there are several
 * (`assistants.searchVirtualAssistants:lost`).
 */
const list = z
  .string()
  .max(120)
  .regex(new RegExp(`^[a-z]+\\.[A-Za-z]+(:(${listParts.join('|')}))?$`), 'There is no such list')

const version = z.int().min(1).max(2_147_483_647)
const params = z.object({ uuid })

export const view = z.object({
  uuid: z.uuid(),
  list: z.string(),
  name: z.string(),
  shared: z.boolean(),
  query: viewQuery,
  owner: namedUser,
  /** The caller saved it, and may change it. */
  mine: z.boolean(),
  /** The caller may delete it: it is theirs, or a shared one and they are a super administrator. */
  removable: z.boolean(),
  changed_date: z.iso.datetime(),
  version: z.int(),
})
export type SavedView = z.infer<typeof view>

/** The most views of one list that one person keeps, and the most of one list that are shared. */
export const maxViews = 50

/** One's own by name, then those that others share. All of them: there are never more than twice `maxViews`. */
export const listViews = operation({
  name: 'views.listViews',
  method: 'GET',
  path: '/views',
  summary: 'The saved views of a list: the caller’s own and the shared ones',
  caller: ['admin'],
  query: z.object({ list }),
  reply: z.object({ views: z.array(view), count: z.int() }),
})

/** 409 `name_taken`: the caller has a view of that name; `too_many_views`. */
export const createView = operation({
  name: 'views.createView',
  method: 'POST',
  path: '/views',
  summary: 'Save what is chosen in a list as a view',
  caller: ['admin'],
  body: z.object({ list, name: viewName, shared: z.boolean(), query: viewQuery }),
  reply: view,
  failures: ['409 name_taken', '409 too_many_views'],
})

/** Only its owner: a shared one of someone else is 403 `not_owner`. 409 `stale_version`, `name_taken`, `too_many_views`. */
export const saveView = operation({
  name: 'views.saveView',
  method: 'PUT',
  path: '/views/{uuid}',
  summary: 'Change a view, its name, or who sees it',
  caller: ['admin'],
  params,
  body: z.object({ version, name: viewName, shared: z.boolean(), query: viewQuery }),
  reply: view,
  failures: ['403 not_owner', '404 not_found', '409 name_taken', '409 stale_version', '409 too_many_views'],
})

/** Its owner, and of a shared one a super administrator too. */
export const deleteView = operation({
  name: 'views.deleteView',
  method: 'DELETE',
  path: '/views/{uuid}',
  summary: 'Delete a view',
  caller: ['admin'],
  params,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['403 not_owner', '404 not_found'],
})
