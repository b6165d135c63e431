import { checkAvailability, getAssistant } from './assistant.routes.ts'
import { listIntroductions } from './introduction.routes.ts'
import { recommendRoles, searchKeywords, suggestKeywords, understandWords } from './keyword.routes.ts'
import { searchAssistants } from './search.routes.ts'

/** Every operation of the feature. */
export const matchingOperations = {
  searchKeywords,
  suggestKeywords,
  recommendRoles,
  understandWords,
  searchAssistants,
  listIntroductions,
  getAssistant,
  checkAvailability,
} as const
