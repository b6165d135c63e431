import { anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { interestOperations } from './interest.operations.ts'

const assistantStaff = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })

const ownPlaces: AccessRow = {
  own: { ...anonymous, ...assistantStaff(200), assistant: 200, others: 403 },
  foreign: { ...anonymous, ...assistantStaff(200), assistant: 404, others: 403 },
  absent: { ...anonymous, ...assistantStaff(404), assistant: 404, others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const interestAccess: Readonly<Record<keyof typeof interestOperations, AccessRow>> = {
  listAssistantProjects: ownPlaces,
  // Nobody answers in an assistant's place, staff neither.
  answerInvitation: {
    own: { ...anonymous, assistant: 200, others: 403 },
    foreign: { ...anonymous, assistant: 404, others: 403 },
    absent: { ...anonymous, assistant: 404, others: 403 },
  },
}
