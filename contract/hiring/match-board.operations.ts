import {
  listOpenRoles,
  getMatchBoard,
  suggestCandidates,
  addCandidate,
  saveRoleSearch,
  moveCandidate,
  acceptCandidate,
} from './match-board/match-board.routes.ts'
import { getShortlist, answerShortlist, bookInterview } from './match-board/shortlist.routes.ts'

/** Every operation of the match board and its shortlists. */
export const matchBoardOperations = {
  listOpenRoles,
  getMatchBoard,
  suggestCandidates,
  addCandidate,
  saveRoleSearch,
  moveCandidate,
  acceptCandidate,
  getShortlist,
  answerShortlist,
  bookInterview,
} as const
