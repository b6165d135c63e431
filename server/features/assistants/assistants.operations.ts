import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { changeAssistantStateOperation } from './change-assistant-state.ts'
import { getVirtualAssistantOperation } from './get-virtual-assistant.ts'
import { saveVirtualAssistantOperation } from './save-virtual-assistant.ts'
import { searchVirtualAssistantsOperation } from './search-virtual-assistants.ts'

/** The assistants as staff look after them: lists, profile, state. */
export function assistantsOperations(deps: { database: Database; clock: Clock }) {
  return {
    searchVirtualAssistants: searchVirtualAssistantsOperation(deps),
    getVirtualAssistant: getVirtualAssistantOperation(deps),
    saveVirtualAssistant: saveVirtualAssistantOperation(deps),
    changeAssistantState: changeAssistantStateOperation(deps),
  }
}
