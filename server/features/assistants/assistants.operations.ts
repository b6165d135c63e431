import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { changeAssistantStateOperation } from './change-assistant-state.ts'
import { getVirtualAssistantOperation } from './get-virtual-assistant.ts'
import { createRetentionCaseOperation } from './retention/create-retention-case.ts'
import { listRetentionCasesOperation } from './retention/list-retention-cases.ts'
import { saveRetentionCaseOperation } from './retention/save-retention-case.ts'
import { saveVirtualAssistantOperation } from './save-virtual-assistant.ts'
import { searchVirtualAssistantsOperation } from './search-virtual-assistants.ts'

/** The assistants as staff look after them: lists, profile, state, and who may leave. */
export function assistantsOperations(deps: { database: Database; clock: Clock }) {
  return {
    searchVirtualAssistants: searchVirtualAssistantsOperation(deps),
    getVirtualAssistant: getVirtualAssistantOperation(deps),
    saveVirtualAssistant: saveVirtualAssistantOperation(deps),
    changeAssistantState: changeAssistantStateOperation(deps),
    listRetentionCases: listRetentionCasesOperation(deps),
    createRetentionCase: createRetentionCaseOperation(deps),
    saveRetentionCase: saveRetentionCaseOperation(deps),
  }
}
