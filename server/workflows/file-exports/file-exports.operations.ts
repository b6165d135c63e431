import { downloadFileExportOperation } from './download-file-export.ts'
import { fileExportDeps, type FileExportPlatform } from './file-export-deps.ts'
import { getFileExportOperation } from './get-file-export.ts'
import { listFileExportsOperation } from './list-file-exports.ts'
import { removeFileExportOperation } from './remove-file-export.ts'
import { requestFileExportOperation } from './request-file-export.ts'

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
