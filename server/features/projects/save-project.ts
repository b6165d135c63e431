import { saveProject } from '@talentplace/contract/projects/project.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { ownedProject } from './owned-project.ts'

/** Saves criteria onto a draft. A save that started from an older version than the stored one is refused. */
export function saveProjectOperation(parts: { database: Database; clock: Clock }) {
  const { database, clock } = parts
  return handle(saveProject, async (context, { params, body }) => {
    const project = await ownedProject(database, signedIn(context), params.uuid)
    const saved = await database.kysely
      .updateTable('projects')
      .set({
        matching_criteria: JSON.stringify({ ...body.matching_criteria, uuid: null }),
        project_name: body.project_name ?? project.project_name,
        version: sql`version + 1`,
        last_seen: clock.now(),
      })
      .where('uuid', '=', project.uuid)
      .$if(body.version !== undefined, (update) => update.where('version', '=', body.version ?? 0))
      .returning(['uuid', 'version'])
      .executeTakeFirst()
    if (!saved) {
      throw new Refusal(409, 'stale_version', 'This search was changed elsewhere. Load it again before you save.')
    }
    return saved
  })
}
