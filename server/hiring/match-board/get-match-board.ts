import { getMatchBoard } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { readBoard } from './read-board.ts'
import { handle } from '../../platform/http/handler.ts'
import type { BoardDeps } from './board-deps.ts'

export function getMatchBoardOperation({ database, clock, office }: BoardDeps) {
  return handle(getMatchBoard, (_context, { params: { uuid } }) =>
    readBoard(database.kysely, uuid, { office, now: clock.now() }),
  )
}
