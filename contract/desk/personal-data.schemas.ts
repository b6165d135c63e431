import { fileExport } from './file-exports/file-export.routes.ts'
import { dataExport } from './personal-data/own-data.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const personalDataSchemas = {
  DataExport: dataExport,
  FileExport: fileExport,
}
