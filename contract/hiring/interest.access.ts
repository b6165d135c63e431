import { anonymous } from '../testing/access-rows.ts'
import { ownRatePlans } from '../testing/project-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { interestOperations } from './interest.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const interestAccess: Readonly<Record<keyof typeof interestOperations, AccessRow>> = {
  listAssistantProjects: ownRatePlans,
  // Nobody answers in an assistant's place, staff neither.
  answerInvitation: {
    own: { ...anonymous, assistant: 200, others: 403 },
    foreign: { ...anonymous, assistant: 404, others: 403 },
    absent: { ...anonymous, assistant: 404, others: 403 },
  },
}
