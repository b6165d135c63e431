import {
  changeAssistantState,
  getVirtualAssistant,
  saveVirtualAssistant,
  searchVirtualAssistants,
} from './assistant-record.routes.ts'

/** Every operation of the feature. */
export const assistantsOperations = {
  searchVirtualAssistants,
  getVirtualAssistant,
  saveVirtualAssistant,
  changeAssistantState,
} as const
