import { matchingCriteria, type MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { mergeCriteria } from '@talentplace/contract/hiring/drafts/merge-criteria'
import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { draftIsDeleted } from '../../subscriptions/owned-project.ts'
import { projectStarted } from '../../subscriptions/project-started.ts'
import { rejectWrongRoles } from './reject-wrong-roles.ts'

/** One save of someone who says what they started from. */
export interface JoinedSave {
  readonly uuid: string
  /** The same for every attempt at this save. */
  readonly save_uuid: string
  readonly base: MatchingCriteria
  readonly matching_criteria: MatchingCriteria
  readonly project_name: string | undefined
  readonly at: Date
}

/** How many saves of a draft are known again. A later repetition of an older one is joined as a save of its own. */
const storedSaves = 100

/**
 * Joins a save with what others have stored since its base, in one step; a save that was joined before changes nothing.
 * @returns what is stored then
 * @throws HttpError 404 for a removed draft, 409 `project_started`, `not_their_role`
 */
export async function joinSave(transaction: Transaction<Tables>, save: JoinedSave) {
  const project = await lockRow(transaction, 'projects', save.uuid)
  if (project?.removed_date !== null) throw draftIsDeleted()
  if (project.start_date !== null) throw projectStarted()
  const stored = matchingCriteria.parse(project.matching_criteria)
  const project_name = save.project_name ?? project.project_name
  if (await isKnown(transaction, save)) return { version: project.version, project_name, stored }
  const joined = { ...mergeCriteria(save.base, save.matching_criteria, stored), uuid: null }
  await rejectWrongRoles(transaction, everybodyIn(joined), everybodyIn(stored))
  const isChanged = !isDeepStrictEqual(joined, stored) || project_name !== project.project_name
  const version = project.version + (isChanged ? 1 : 0)
  await transaction
    .updateTable('projects')
    .set({ version, last_seen: save.at, project_name, matching_criteria: JSON.stringify(joined) })
    .where('uuid', '=', save.uuid)
    .execute()
  if (isChanged) await note(transaction, save, version)
  return { version, project_name, stored: joined }
}

function everybodyIn({ cart, alternates }: MatchingCriteria): MatchingCriteria['cart'] {
  return [...cart, ...alternates]
}

async function isKnown(transaction: Transaction<Tables>, { uuid, save_uuid }: JoinedSave): Promise<boolean> {
  const known = await transaction
    .selectFrom('draft_saves')
    .select('version')
    .where('project_uuid', '=', uuid)
    .where('save_uuid', '=', save_uuid)
    .executeTakeFirst()
  return known !== undefined
}

async function note(transaction: Transaction<Tables>, save: JoinedSave, version: number): Promise<void> {
  const { uuid: project_uuid, save_uuid } = save
  await transaction.insertInto('draft_saves').values({ project_uuid, save_uuid, version }).execute()
  await transaction
    .deleteFrom('draft_saves')
    .where('project_uuid', '=', project_uuid)
    .where('version', '<=', version - storedSaves)
    .execute()
}
