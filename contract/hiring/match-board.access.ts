import { anonymous, clients } from '../testing/access-rows.ts'
import { cancellations, planned, boardMoves } from '../testing/project-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { matchBoardOperations } from './match-board.operations.ts'

const matchingStaff = (status: number) => ({ 'admin with admin_matching.view': status, 'super admin': status })

const boards: AccessRow = {
  own: { ...anonymous, ...matchingStaff(200), others: 403 },
  absent: { ...anonymous, ...matchingStaff(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const matchBoardAccess: Readonly<Record<keyof typeof matchBoardOperations, AccessRow>> = {
  listOpenRoles: { own: { ...anonymous, ...matchingStaff(200), others: 403 } },
  getMatchBoard: boards,
  suggestCandidates: boards,
  addCandidate: boardMoves,
  saveRoleSearch: boardMoves,
  moveCandidate: boardMoves,
  acceptCandidate: planned,
  getShortlist: {
    own: { ...anonymous, ...clients(200), ...matchingStaff(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), ...matchingStaff(200), others: 403 },
    absent: { ...anonymous, ...clients(404), ...matchingStaff(404), others: 403 },
  },
  answerShortlist: cancellations,
  bookInterview: cancellations,
}
