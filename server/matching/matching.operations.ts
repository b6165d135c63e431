import { createCandidateListOperation } from './candidate-lists/create-candidate-list.ts'
import { deleteCandidateListOperation } from './candidate-lists/delete-candidate-list.ts'
import { getSharedCandidatesOperation } from './candidate-lists/get-shared-candidates.ts'
import { listCandidateListsOperation } from './candidate-lists/list-candidate-lists.ts'
import { shareCandidateListOperation } from './candidate-lists/share-candidate-list.ts'
import { checkAvailabilityOperation } from './check-availability.ts'
import { getAssistantOperation } from './get-assistant.ts'
import { listIntroductionsOperation, topRequestedRoles } from './list-introductions.ts'
import { previewOwnProfileOperation } from './preview-own-profile.ts'
import { recommendRolesOperation } from './recommend-roles.ts'
import { countRolesTogether } from './roles-together.ts'
import { searchAssistantsOperation } from './search-assistants.ts'
import { searchKeywordsOperation } from './search-keywords.ts'
import { suggestKeywordsOperation } from './suggest-keywords.ts'
import { understandWordsOperation } from './understand-words.ts'
import { adoptUnknownWordOperation } from './vocabulary/adopt-unknown-word.ts'
import { dismissUnknownWordOperation } from './vocabulary/dismiss-unknown-word.ts'
import { getCriterionOperation } from './vocabulary/get-criterion.ts'
import { listCriteriaOperation } from './vocabulary/list-criteria.ts'
import { listUnknownWordsOperation } from './vocabulary/list-unknown-words.ts'
import { mergeCriterionOperation } from './vocabulary/merge-criterion.ts'
import { previewCriterionOperation } from './vocabulary/preview-criterion.ts'
import { saveCriterionOperation } from './vocabulary/save-criterion.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import type { VisibleToVisitor } from './visible-to-visitors.ts'
import type { UnknownWords } from './unknown-words.ts'
import type { AdmitVisitorSearch } from './visitor-search.ts'
import type { VocabularySource } from './vocabulary-source.ts'

import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** From a few words to the people who fit. */
export function matchingOperations(deps: {
  database: Database
  clock: Clock
  index: SearchIndex
  vocabulary: VocabularySource
  unknownWords: UnknownWords
  admitVisitorSearch: AdmitVisitorSearch
  visibleToVisitor: VisibleToVisitor
}) {
  const { database, clock, index, vocabulary, unknownWords, admitVisitorSearch, visibleToVisitor } = deps
  return {
    searchKeywords: searchKeywordsOperation(vocabulary),
    suggestKeywords: suggestKeywordsOperation(vocabulary),
    understandWords: understandWordsOperation({ vocabulary, clock }),
    recommendRoles: recommendRolesOperation({
      vocabulary,
      unknownWords,
      rolesTogether: countRolesTogether({ index, clock }),
    }),
    searchAssistants: searchAssistantsOperation({ index, admitVisitorSearch }),
    listIntroductions: listIntroductionsOperation({ index, roles: () => topRequestedRoles(vocabulary.current) }),
    getAssistant: getAssistantOperation({ database, index, clock, visibleToVisitor: visibleToVisitor }),
    previewOwnProfile: previewOwnProfileOperation({ database, clock }),
    checkAvailability: checkAvailabilityOperation({ database, visibleToVisitor: visibleToVisitor }),
    listCandidateLists: listCandidateListsOperation(database),
    createCandidateList: createCandidateListOperation({ database, clock }),
    shareCandidateList: shareCandidateListOperation(database),
    deleteCandidateList: deleteCandidateListOperation(database),
    getSharedCandidates: getSharedCandidatesOperation(database),
    listCriteria: listCriteriaOperation(database),
    getCriterion: getCriterionOperation(database),
    saveCriterion: saveCriterionOperation({ database, clock }),
    previewCriterion: previewCriterionOperation({ database, vocabulary }),
    mergeCriterion: mergeCriterionOperation({ database, clock }),
    listUnknownWords: listUnknownWordsOperation({ database, vocabulary }),
    adoptUnknownWord: adoptUnknownWordOperation({ database, clock }),
    dismissUnknownWord: dismissUnknownWordOperation({ database, clock }),
  }
}
