import { clients, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { matchBoardOperations } from './match-board.operations.ts'

const matchingStaff = (status: number) => ({ 'admin with admin_matching.view': status, 'super admin': status })

// Only a client's own people end what they pay for.
const cancellations: AccessRow = {
  own: { ...anonymous, ...clients(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), others: 403 },
  absent: { ...anonymous, ...clients(404), others: 403 },
}

const planStaff = (status: number) => ({ 'admin with admin_project.edit': status, 'super admin': status })

// Staff alone decide who has which place, and what it is paid.
const planned: AccessRow = {
  own: { ...anonymous, ...planStaff(200), others: 403 },
  absent: { ...anonymous, ...planStaff(404), others: 403 },
}

const boards: AccessRow = {
  own: { ...anonymous, ...matchingStaff(200), others: 403 },
  absent: { ...anonymous, ...matchingStaff(404), others: 403 },
}

const boardStaff = (status: number) => ({ 'admin with admin_matching.edit': status, 'super admin': status })

const boardMoves: AccessRow = {
  own: { ...anonymous, ...boardStaff(200), others: 403 },
  absent: { ...anonymous, ...boardStaff(404), others: 403 },
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
