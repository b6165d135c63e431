import { assistantRecord } from './assistant-record.routes.ts'
import { ownProfile, profileTip } from './own-profile/own-profile.routes.ts'
import { projectRelation } from './project-relation.ts'
import { affectedProject, retentionCase } from './retention/retention.routes.ts'
import { reply } from './time-away/time-away.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const assistantsSchemas = {
  AffectedProject: affectedProject,
  AssistantRecord: assistantRecord,
  OwnProfile: ownProfile,
  ProfileTip: profileTip,
  ProjectRelation: projectRelation,
  RetentionCase: retentionCase,
  TimeAwayList: reply,
}
