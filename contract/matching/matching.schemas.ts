import { assistantAvailability, assistantProfile, course, weekOverlap } from './assistant.routes.ts'
import { candidateList } from './candidate-lists/candidate-list.routes.ts'
import { cartItem, keywordGroups, matchingCriteria } from '../core/criteria/criteria.ts'
import { spokenLanguage } from '../core/criteria/language.ts'
import { understoodMessage } from './keyword.routes.ts'
import { match, matchReason, named } from './search.routes.ts'
import { criterion } from './vocabulary/criterion.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const matchingSchemas = {
  AssistantAvailability: assistantAvailability,
  AssistantMatch: match,
  AssistantProfile: assistantProfile,
  CandidateList: candidateList,
  CartItem: cartItem,
  Criterion: criterion,
  KeywordGroups: keywordGroups,
  MatchingCriteria: matchingCriteria,
  MatchReason: matchReason,
  NamedWord: named,
  ProfileCourse: course,
  SpokenLanguage: spokenLanguage,
  UnderstoodMessage: understoodMessage,
  WeekOverlap: weekOverlap,
}
