import { downloadFileExportOperation } from './file-exports/download-file-export.ts'
import { fileExportDeps, type FileExportPlatform } from './file-exports/file-export-deps.ts'
import { getFileExportOperation } from './file-exports/get-file-export.ts'
import { listFileExportsOperation } from './file-exports/list-file-exports.ts'
import { removeFileExportOperation } from './file-exports/remove-file-export.ts'
import { requestFileExportOperation } from './file-exports/request-file-export.ts'

/** Long documents, prepared in the background. */
export function fileExportsOperations(platform: FileExportPlatform) {
  const deps = fileExportDeps(platform)
  return {
    requestFileExport: requestFileExportOperation(deps),
    listFileExports: listFileExportsOperation(deps),
    getFileExport: getFileExportOperation(deps),
    downloadFileExport: downloadFileExportOperation(deps),
    removeFileExport: removeFileExportOperation(deps),
  }
}
