import { answerInvitationOperation } from './interest/answer-invitation.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** What those answer who are asked for work. */
export function interestOperations(deps: { database: Database; clock: Clock }) {
  return {
    answerInvitation: answerInvitationOperation(deps),
  }
}
