import { nobodySignedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { assistantsOperations } from './assistants.operations.ts'

const viewers = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_virtualassistant.edit': status, 'super admin': status })

const change: AccessRow = {
  own: { ...nobodySignedIn, ...editors(200), others: 403 },
  absent: { ...nobodySignedIn, ...editors(404), others: 403 },
}

const own: AccessRow = { own: { ...nobodySignedIn, assistant: 200, others: 403 } }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const assistantsAccess: Readonly<Record<keyof typeof assistantsOperations, AccessRow>> = {
  searchVirtualAssistants: { own: { ...nobodySignedIn, ...viewers(200), others: 403 } },
  getVirtualAssistant: {
    own: { ...nobodySignedIn, ...viewers(200), others: 403 },
    absent: { ...nobodySignedIn, ...viewers(404), others: 403 },
  },
  saveVirtualAssistant: change,
  changeAssistantState: change,
  listRetentionCases: { own: { ...nobodySignedIn, ...viewers(200), others: 403 } },
  createRetentionCase: change,
  saveRetentionCase: change,
  getOwnProfile: own,
  saveOwnProfile: own,
  saveOwnIdentification: own,
  saveOwnPhoto: own,
  removeOwnPhoto: own,
  getProfileEdition: {
    own: { ...nobodySignedIn, ...viewers(200), others: 403 },
    absent: { ...nobodySignedIn, ...viewers(404), others: 403 },
  },
  decideProfileEdition: change,
  listTimeAway: own,
  addTimeAway: own,
  removeTimeAway: {
    ...own,
    foreign: { ...nobodySignedIn, assistant: 404, others: 403 },
    absent: { ...nobodySignedIn, assistant: 404, others: 403 },
  },
}
