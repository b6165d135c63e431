import { createProject } from '@talentplace/contract/projects/project.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseWrongRoles } from './refuse-wrong-roles.ts'

/** The most drafts one client keeps; older ones have to be finished or removed first. */
const mostDrafts = 200

/** B1.3, B6.5: a client's draft begins when the first step is left. */
export function createProjectOperation(parts: { database: Database; clock: Clock }) {
  const { database, clock } = parts
  return handle(createProject, async (context, { body }) => {
    const session = signedIn(context)
    const clientUuid = session.client_uuid
    if (clientUuid === null) throw new Refusal(403, 'forbidden', 'Your account does not belong to a client.')
    const { drafts } = await database.kysely
      .selectFrom('projects')
      .select((select) => select.fn.countAll<number>().as('drafts'))
      .where('client_uuid', '=', clientUuid)
      .where('start_date', 'is', null)
      .where('removed_date', 'is', null)
      .executeTakeFirstOrThrow()
    if (drafts >= mostDrafts) throw new Refusal(409, 'too_many_drafts', `You already have ${mostDrafts} drafts.`)
    await refuseWrongRoles(database.kysely, body.matching_criteria.cart, [])
    const day = clock.now().toISOString().slice(0, 10)
    const row = await database.kysely
      .insertInto('projects')
      .values({
        client_uuid: clientUuid,
        created_by: session.user_uuid,
        project_name: body.project_name ?? `Search of ${day}`,
        // The project's own uuid is its row's; a copy kept inside could only disagree.
        matching_criteria: JSON.stringify({ ...body.matching_criteria, uuid: null }),
        created_date: clock.now(),
        last_seen: clock.now(),
      })
      .returning(['uuid', 'version'])
      .executeTakeFirstOrThrow()
    return { project_uuid: row.uuid, version: row.version }
  })
}
