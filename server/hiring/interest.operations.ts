import { answerInvitationOperation } from './interest/answer-invitation.ts'
import { listAssistantProjectsOperation } from './interest/list-assistant-projects.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** What those answer who are asked for work. */
export function interestOperations(deps: { database: Database; clock: Clock }) {
  return {
    listAssistantProjects: listAssistantProjectsOperation(deps),
    answerInvitation: answerInvitationOperation(deps),
  }
}
