import {
  changeAssistantState,
  getVirtualAssistant,
  saveVirtualAssistant,
  searchVirtualAssistants,
} from './assistant-record.routes.ts'
import { createRetentionCase, listRetentionCases, saveRetentionCase } from './retention/retention.routes.ts'

/** Every operation of the feature. */
export const assistantsOperations = {
  searchVirtualAssistants,
  getVirtualAssistant,
  saveVirtualAssistant,
  changeAssistantState,
  listRetentionCases,
  createRetentionCase,
  saveRetentionCase,
} as const
