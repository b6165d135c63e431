import { nobodySignedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { interestOperations } from './interest.operations.ts'

const assistantStaff = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })

const ownPlaces: AccessRow = {
  own: { ...nobodySignedIn, ...assistantStaff(200), assistant: 200, others: 403 },
  foreign: { ...nobodySignedIn, ...assistantStaff(200), assistant: 404, others: 403 },
  absent: { ...nobodySignedIn, ...assistantStaff(404), assistant: 404, others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const interestAccess: Readonly<Record<keyof typeof interestOperations, AccessRow>> = {
  listAssistantProjects: ownPlaces,
  // Nobody answers in an assistant's place, staff neither.
  answerInvitation: {
    own: { ...nobodySignedIn, assistant: 200, others: 403 },
    foreign: { ...nobodySignedIn, assistant: 404, others: 403 },
    absent: { ...nobodySignedIn, assistant: 404, others: 403 },
  },
}
