import { approveDeletionOperation } from './approve-deletion.ts'
import { askForDeletionOperation } from './ask-for-deletion.ts'
import { askForExportOperation } from './ask-for-export.ts'
import { getDeletionRequestOperation } from './get-deletion-request.ts'
import { getExportFileOperation } from './get-export-file.ts'
import { getOwnDataOperation } from './get-own-data.ts'
import { listDeletionRequestsOperation } from './list-deletion-requests.ts'
import { personalDataDeps, type PersonalDataPlatform } from './personal-data-deps.ts'
import { withdrawDeletionOperation } from './withdraw-deletion.ts'

/** What people take along of their data, and how they are forgotten. */
export function personalDataOperations(platform: PersonalDataPlatform) {
  const deps = personalDataDeps(platform)
  return {
    getOwnData: getOwnDataOperation(deps),
    askForExport: askForExportOperation(deps),
    getExportFile: getExportFileOperation(deps),
    askForDeletion: askForDeletionOperation(deps),
    withdrawDeletion: withdrawDeletionOperation(deps),
    listDeletionRequests: listDeletionRequestsOperation(deps),
    getDeletionRequest: getDeletionRequestOperation(deps),
    approveDeletion: approveDeletionOperation(deps),
  }
}
