import { anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { assistantsOperations } from './assistants.operations.ts'

const viewers = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_virtualassistant.edit': status, 'super admin': status })

const change: AccessRow = {
  own: { ...anonymous, ...editors(200), others: 403 },
  absent: { ...anonymous, ...editors(404), others: 403 },
}

const own: AccessRow = { own: { ...anonymous, assistant: 200, others: 403 } }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const assistantsAccess: Readonly<Record<keyof typeof assistantsOperations, AccessRow>> = {
  searchVirtualAssistants: { own: { ...anonymous, ...viewers(200), others: 403 } },
  getVirtualAssistant: {
    own: { ...anonymous, ...viewers(200), others: 403 },
    absent: { ...anonymous, ...viewers(404), others: 403 },
  },
  saveVirtualAssistant: change,
  changeAssistantState: change,
  listRetentionCases: { own: { ...anonymous, ...viewers(200), others: 403 } },
  createRetentionCase: change,
  saveRetentionCase: change,
  getOwnProfile: own,
  saveOwnProfile: own,
  saveOwnIdentification: own,
  saveOwnPhoto: own,
  removeOwnPhoto: own,
  getProfileEdition: {
    own: { ...anonymous, ...viewers(200), others: 403 },
    absent: { ...anonymous, ...viewers(404), others: 403 },
  },
  decideProfileEdition: change,
  listTimeAway: own,
  addTimeAway: own,
  removeTimeAway: {
    ...own,
    foreign: { ...anonymous, assistant: 404, others: 403 },
    absent: { ...anonymous, assistant: 404, others: 403 },
  },
}
