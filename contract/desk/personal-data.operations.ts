import { listDeletionRequests, getDeletionRequest, approveDeletion } from './personal-data/deletion-request.routes.ts'
import {
  getOwnData,
  askForExport,
  getExportFile,
  askForDeletion,
  withdrawDeletion,
} from './personal-data/own-data.routes.ts'

/** Every operation of personal data. */
export const personalDataOperations = {
  getOwnData,
  askForExport,
  getExportFile,
  askForDeletion,
  withdrawDeletion,
  listDeletionRequests,
  getDeletionRequest,
  approveDeletion,
} as const
