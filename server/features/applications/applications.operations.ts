import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { getOwnApplicationOperation } from './get-own-application.ts'
import { listScorecardsOperation } from './scorecards/list-scorecards.ts'
import { saveScorecardOperation } from './scorecards/save-scorecard.ts'

/** How someone joins: the application, its steps, and how staff decide. */
export function applicationsOperations(deps: { database: Database; clock: Clock }) {
  return {
    getOwnApplication: getOwnApplicationOperation(deps),
    listScorecards: listScorecardsOperation(deps),
    saveScorecard: saveScorecardOperation(deps),
  }
}
