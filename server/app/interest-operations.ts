import { getClientRecordOperation } from '../features/clients/staff/get-client-record.ts'
import { searchClientsOperation } from '../features/clients/staff/search-clients.ts'
import { listAssistantProjectsOperation } from '../features/projects/interest/list-assistant-projects.ts'
import { getProjectRecordOperation } from '../features/projects/staff/get-project-record.ts'
import { searchProjectsOperation } from '../features/projects/staff/search-projects.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { answerInvitationOperation } from '../workflows/interest/answer-invitation.ts'

/** Who is asked for what work, their answers, and what staff see of it. */
export function interestOperations(deps: { database: Database; clock: Clock }) {
  return {
    listAssistantProjects: listAssistantProjectsOperation(deps),
    answerInvitation: answerInvitationOperation(deps),
    searchProjects: searchProjectsOperation(deps),
    getProjectRecord: getProjectRecordOperation(deps),
    searchClients: searchClientsOperation(deps),
    getClientRecord: getClientRecordOperation(deps),
  }
}
