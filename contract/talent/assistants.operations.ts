import {
  changeAssistantState,
  getVirtualAssistant,
  saveVirtualAssistant,
  searchVirtualAssistants,
} from './assistants/assistant-record.routes.ts'
import { decideProfileEdition, getProfileEdition } from './own-profile/profile-edition.routes.ts'
import {
  getOwnProfile,
  removeOwnPhoto,
  saveOwnIdentification,
  saveOwnPhoto,
  saveOwnProfile,
} from './own-profile/own-profile.routes.ts'
import { addTimeAway, listTimeAway, removeTimeAway } from './time-away/time-away.routes.ts'
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
  getOwnProfile,
  saveOwnProfile,
  saveOwnIdentification,
  saveOwnPhoto,
  removeOwnPhoto,
  getProfileEdition,
  decideProfileEdition,
  listTimeAway,
  addTimeAway,
  removeTimeAway,
} as const
