import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { call } from '../../platform/api/call.ts'
import { draftKey } from '../../platform/criteria/draft-key.ts'
import { changeCriteria } from '../../platform/criteria/criteria-store.ts'
import { pageWriter } from './writer/page-writer.ts'

/**
 * B1.3: begins a draft from the criteria chosen so far, which belong to it from then on. Where the same search has begun one
 * before, and the answer was lost, that one is gone on with, and what was changed since is saved. Throws `ApiFailure`.
 */
export async function startDraft(criteria: MatchingCriteria): Promise<string> {
  const body = { matching_criteria: criteria, draft_key: draftKey() }
  const { project_uuid, version, matching_criteria: stored } = await call('projects.createProject', { body })
  await pageWriter.started(project_uuid, { version, criteria: stored ?? { ...criteria, uuid: project_uuid } })
  changeCriteria({ uuid: project_uuid })
  return project_uuid
}
