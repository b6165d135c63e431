import {
  requestFileExport,
  listFileExports,
  getFileExport,
  downloadFileExport,
  removeFileExport,
} from './file-exports/file-export.routes.ts'

/** Every operation of files that are made in the background. */
export const fileExportsOperations = {
  requestFileExport,
  listFileExports,
  getFileExport,
  downloadFileExport,
  removeFileExport,
} as const
