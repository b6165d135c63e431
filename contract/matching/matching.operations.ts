import { checkAvailability, getAssistant, previewOwnProfile } from './assistant.routes.ts'
import {
  createCandidateList,
  deleteCandidateList,
  getSharedCandidates,
  listCandidateLists,
  shareCandidateList,
} from './candidate-lists/candidate-list.routes.ts'
import { listIntroductions } from './introduction.routes.ts'
import { recommendRoles, searchKeywords, suggestKeywords, understandWords } from './keyword.routes.ts'
import { searchAssistants } from './search.routes.ts'
import {
  getCriterion,
  listCriteria,
  mergeCriterion,
  previewCriterion,
  saveCriterion,
} from './vocabulary/criterion.routes.ts'
import { adoptUnknownWord, dismissUnknownWord, listUnknownWords } from './vocabulary/unknown-word.routes.ts'

/** Every operation of the feature. */
export const matchingOperations = {
  searchKeywords,
  suggestKeywords,
  recommendRoles,
  understandWords,
  searchAssistants,
  listIntroductions,
  getAssistant,
  previewOwnProfile,
  checkAvailability,
  listCandidateLists,
  createCandidateList,
  shareCandidateList,
  deleteCandidateList,
  getSharedCandidates,
  listCriteria,
  getCriterion,
  saveCriterion,
  previewCriterion,
  mergeCriterion,
  listUnknownWords,
  adoptUnknownWord,
  dismissUnknownWord,
} as const
