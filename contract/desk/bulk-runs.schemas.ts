import { bulkRun } from './bulk-runs/bulk-run.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const bulkRunsSchemas = { BulkRun: bulkRun }
