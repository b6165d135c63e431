import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { call } from '../../platform/api/call.ts'
import { changeCriteria } from '../../platform/criteria/criteria-store.ts'
import { pageWriter } from './writer/page-writer.ts'

/** B1.3: begins a draft from the criteria chosen so far, which belong to it from then on. Throws `ApiFailure`. */
export async function startDraft(criteria: MatchingCriteria): Promise<string> {
  const { project_uuid, version } = await call('projects.createProject', { body: { matching_criteria: criteria } })
  await pageWriter.begun(project_uuid, { version, criteria: { ...criteria, uuid: project_uuid } })
  changeCriteria({ uuid: project_uuid })
  return project_uuid
}
