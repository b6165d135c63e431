import { approveDeletionOperation } from './personal-data/approve-deletion.ts'
import { askForDeletionOperation } from './personal-data/ask-for-deletion.ts'
import { askForExportOperation } from './personal-data/ask-for-export.ts'
import { getDeletionRequestOperation } from './personal-data/get-deletion-request.ts'
import { getExportFileOperation } from './personal-data/get-export-file.ts'
import { getOwnDataOperation } from './personal-data/get-own-data.ts'
import { listDeletionRequestsOperation } from './personal-data/list-deletion-requests.ts'
import { personalDataDeps, type PersonalDataPlatform } from './personal-data/personal-data-deps.ts'
import { withdrawDeletionOperation } from './personal-data/withdraw-deletion.ts'

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
