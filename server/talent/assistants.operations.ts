import type { PhotoDeps } from './own-profile/save-own-photo.ts'
import { changeAssistantStateOperation } from './assistants/change-assistant-state.ts'
import { getVirtualAssistantOperation } from './assistants/get-virtual-assistant.ts'
import { getOwnProfileOperation } from './own-profile/get-own-profile.ts'
import { getProfileEditionOperation } from './own-profile/get-profile-edition.ts'
import { removeOwnPhotoOperation } from './own-profile/remove-own-photo.ts'
import { saveOwnIdentificationOperation } from './own-profile/save-own-identification.ts'
import { saveOwnPhotoOperation } from './own-profile/save-own-photo.ts'
import { saveOwnProfileOperation } from './own-profile/save-own-profile.ts'
import { createRetentionCaseOperation } from './retention/create-retention-case.ts'
import { listRetentionCasesOperation } from './retention/list-retention-cases.ts'
import { saveRetentionCaseOperation } from './retention/save-retention-case.ts'
import { saveVirtualAssistantOperation } from './assistants/save-virtual-assistant.ts'
import { searchVirtualAssistantsOperation } from './assistants/search-virtual-assistants.ts'
import { addTimeAwayOperation } from './time-away/add-time-away.ts'
import { listTimeAwayOperation } from './time-away/list-time-away.ts'
import { removeTimeAwayOperation } from './time-away/remove-time-away.ts'

/** The assistants as staff look after them: lists, profile, state, who may leave; and what they write of themselves. */
export function assistantsOperations(deps: PhotoDeps) {
  return {
    searchVirtualAssistants: searchVirtualAssistantsOperation(deps),
    getVirtualAssistant: getVirtualAssistantOperation(deps),
    saveVirtualAssistant: saveVirtualAssistantOperation(deps),
    changeAssistantState: changeAssistantStateOperation(deps),
    listRetentionCases: listRetentionCasesOperation(deps),
    createRetentionCase: createRetentionCaseOperation(deps),
    saveRetentionCase: saveRetentionCaseOperation(deps),
    getOwnProfile: getOwnProfileOperation(deps),
    saveOwnProfile: saveOwnProfileOperation(deps),
    saveOwnIdentification: saveOwnIdentificationOperation(deps),
    saveOwnPhoto: saveOwnPhotoOperation(deps),
    removeOwnPhoto: removeOwnPhotoOperation(deps),
    getProfileEdition: getProfileEditionOperation(deps),
    listTimeAway: listTimeAwayOperation(deps),
    addTimeAway: addTimeAwayOperation(deps),
    removeTimeAway: removeTimeAwayOperation(deps),
  }
}
