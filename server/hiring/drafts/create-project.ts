import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { createProject } from '@talentplace/contract/hiring/drafts/project.routes'
import { maxDrafts } from '@talentplace/contract/shared/creation-limits'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import { draftName } from '../../rules/project-name.ts'
import { rejectWrongRoles } from './reject-wrong-roles.ts'

/** Step: what the same key has begun before, as it is stored now. */
async function startedBefore(transaction: Transaction<Tables>, clientUuid: string, key: string) {
  const row = await transaction
    .selectFrom('projects')
    .select(['uuid', 'version', 'project_name', 'matching_criteria'])
    .where('client_uuid', '=', clientUuid)
    .where('draft_key', '=', key)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { uuid, version, project_name } = row
  const stored = { ...matchingCriteria.parse(row.matching_criteria), uuid, project_name }
  return { project_uuid: uuid, version, matching_criteria: stored }
}

/** Step, while the client is held. @throws HttpError 409 `too_many_drafts` */
async function rejectOneMore(transaction: Transaction<Tables>, clientUuid: string): Promise<void> {
  const { drafts } = await transaction
    .selectFrom('projects')
    .select((select) => select.fn.countAll<number>().as('drafts'))
    .where('client_uuid', '=', clientUuid)
    .where('start_date', 'is', null)
    .where('removed_date', 'is', null)
    .executeTakeFirstOrThrow()
  if (drafts < maxDrafts) return
  const message = `You already have ${maxDrafts} drafts. Remove one you no longer need, or continue one, on your drafts page.`
  throw new HttpError(409, 'too_many_drafts', message)
}

/** B1.3, B6.5: a client's draft begins when the first step is left. */
export function createProjectOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(createProject, (context, { body }) => {
    const session = signedIn(context)
    const clientUuid = session.client_uuid
    if (clientUuid === null) throw new HttpError(403, 'forbidden', refusals.noClient())
    const now = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      // Several begun at once are looked at and counted one after the other.
      await lockRow(transaction, 'clients', clientUuid)
      const before = body.draft_key === undefined ? null : await startedBefore(transaction, clientUuid, body.draft_key)
      if (before !== null) return before
      await rejectOneMore(transaction, clientUuid)
      await rejectWrongRoles(transaction, body.matching_criteria.cart, [])
      await admitCreation(transaction, 'draft', { client_uuid: clientUuid, now })
      const row = await transaction
        .insertInto('projects')
        .values({
          client_uuid: clientUuid,
          created_by: session.user_uuid,
          project_name: body.project_name ?? draftName(now),
          // The project's own uuid is its row's; a copy kept inside could only disagree.
          matching_criteria: JSON.stringify({ ...body.matching_criteria, uuid: null }),
          draft_key: body.draft_key ?? null,
          created_date: now,
          last_seen: now,
        })
        .returning(['uuid', 'version'])
        .executeTakeFirstOrThrow()
      evictAfterCommit(transaction, 'client_home_changed', [clientUuid])
      return { project_uuid: row.uuid, version: row.version }
    })
  })
}
