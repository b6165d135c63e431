import {
  clients,
  configurationEditors,
  configurationStaff,
  anonymous,
  open,
  openWithObject,
} from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { matchingOperations } from './matching.operations.ts'

const criteria: AccessRow = { own: { ...anonymous, ...configurationStaff(200), others: 403 } }

const ofClients: AccessRow = { own: { ...anonymous, ...clients(200), others: 403 } }

const oneOfTheirs: AccessRow = {
  ...ofClients,
  foreign: { ...anonymous, ...clients(404), others: 403 },
  absent: { ...anonymous, ...clients(404), others: 403 },
}

const oneCriterion: AccessRow = { ...criteria, absent: { ...anonymous, ...configurationStaff(404), others: 403 } }

const criterionChange: AccessRow = {
  own: { ...anonymous, ...configurationEditors(200), others: 403 },
  absent: { ...anonymous, ...configurationEditors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const matchingAccess: Readonly<Record<keyof typeof matchingOperations, AccessRow>> = {
  searchKeywords: open,
  suggestKeywords: open,
  recommendRoles: open,
  understandWords: open,
  searchAssistants: open,
  // The same few, for everybody.
  listIntroductions: open,
  // A visitor sees the first three of their search; whether anybody else exists they aren't told.
  getAssistant: { ...openWithObject, absent: { ...anonymous, others: 404 } },
  previewOwnProfile: { own: { ...anonymous, assistant: 200, others: 403 } },
  checkAvailability: { ...openWithObject, absent: { ...anonymous, others: 200 } },
  listCandidateLists: ofClients,
  createCandidateList: ofClients,
  shareCandidateList: oneOfTheirs,
  deleteCandidateList: oneOfTheirs,
  // Whoever has the link.
  getSharedCandidates: openWithObject,
  listCriteria: criteria,
  getCriterion: oneCriterion,
  saveCriterion: criterionChange,
  previewCriterion: criterionChange,
  mergeCriterion: criterionChange,
  listUnknownWords: criteria,
  adoptUnknownWord: criterionChange,
  dismissUnknownWord: criterionChange,
}
