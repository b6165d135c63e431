import { assistantProject } from './interest/interest.routes.ts'
import { board, candidate, openRole, target } from './match-board/match-board.routes.ts'
import { shortlist, shortlisted } from './match-board/shortlist.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const matchBoardSchemas = {
  AssistantProject: assistantProject,
  MatchBoard: board,
  MatchCandidate: candidate,
  OpenRole: openRole,
  Shortlist: shortlist,
  ShortlistedCandidate: shortlisted,
  ShortlistTarget: target,
}
