import { profileEdition } from './own-profile/profile-edition.routes.ts'
import { assistantRecord } from './assistants/assistant-record.routes.ts'
import { levelled, named, ownProfile, profileTip } from './own-profile/own-profile.routes.ts'
import { projectRelation } from './assistants/project-relation.ts'
import { affectedProject, retentionCase } from './retention/retention.routes.ts'
import { reply, timeAway } from './time-away/time-away.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const assistantsSchemas = {
  AffectedProject: affectedProject,
  AssistantRecord: assistantRecord,
  LevelledKeyword: levelled,
  OwnProfile: ownProfile,
  ProfileEdition: profileEdition,
  ProfileKeyword: named,
  ProfileTip: profileTip,
  ProjectRelation: projectRelation,
  RetentionCase: retentionCase,
  TimeAway: timeAway,
  TimeAwayList: reply,
}
