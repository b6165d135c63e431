import { getShortlist } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { readShortlist } from './read-shortlist.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { BoardDeps } from './board-deps.ts'

export function getShortlistOperation({ database }: BoardDeps) {
  return handle(getShortlist, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const project = await database.kysely
      .selectFrom('projects')
      .select(['uuid', 'project_name', 'client_uuid'])
      .where('uuid', '=', uuid)
      .where('start_date', 'is not', null)
      .where('removed_date', 'is', null)
      .executeTakeFirst()
    const sees =
      project &&
      (project.client_uuid === session.client_uuid || hasPermission(session.permissions, 'admin_matching.view'))
    if (!sees) throw notFound('There is no such subscription.')
    return readShortlist(database.kysely, project)
  })
}
