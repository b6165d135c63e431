import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { saveProject } from '@talentplace/contract/hiring/drafts/project.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { joinSave } from './join-save.ts'
import { ownedProject } from '../../subscriptions/owned-project.ts'
import { projectStarted } from '../../subscriptions/project-started.ts'
import { rejectWrongRoles } from './reject-wrong-roles.ts'

/**
 * Saves criteria or a name onto a draft. A save that says what it started from is joined with what is stored; else one
 * from an older version than the stored one is refused.
 */
export function saveProjectOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(saveProject, async (context, { params, body }) => {
    const session = signedIn(context)
    const project = await ownedProject(database, session, params.uuid, 'edit')
    const { uuid } = project
    const { matching_criteria, project_name, version, joins } = body
    if (joins && matching_criteria) {
      const save = { uuid, ...joins, matching_criteria, project_name, at: clock.now() }
      const saved = await database.kysely.transaction().execute((transaction) => joinSave(transaction, save))
      evictAfterCommit(database.kysely, 'client_home_changed', [project.client_uuid])
      return {
        uuid,
        version: saved.version,
        matching_criteria: { ...saved.stored, uuid, project_name: saved.project_name },
      }
    }
    if (matching_criteria) {
      const stored = matchingCriteria.parse(project.matching_criteria)
      await rejectWrongRoles(database.kysely, matching_criteria.cart, stored.cart)
    }
    const saved = await database.kysely
      .updateTable('projects')
      .set({
        version: sql`version + 1`,
        last_seen: clock.now(),
        ...(project_name !== undefined && { project_name }),
        ...(matching_criteria && { matching_criteria: JSON.stringify({ ...matching_criteria, uuid: null }) }),
      })
      .where('uuid', '=', uuid)
      .where('start_date', 'is', null)
      .where('removed_date', 'is', null)
      .$if(version !== undefined, (update) => update.where('version', '=', version ?? 0))
      .returning(['uuid', 'version'])
      .executeTakeFirst()
    if (saved) {
      evictAfterCommit(database.kysely, 'client_home_changed', [project.client_uuid])
      return saved
    }
    const present = await ownedProject(database, session, params.uuid, 'edit')
    if (present.start_date !== null) throw projectStarted()
    throw new HttpError(409, 'stale_version', refusals.searchStale())
  })
}
