import { workerJob } from '../../platform/workers/worker-job.ts'
import type { statementPdf } from './statement-pdf.ts'
import type { statementCsv } from './statement-csv.ts'

export const statementPdfJob = workerJob<typeof statementPdf>(
  'statementPdf',
  new URL('statement-pdf.ts', import.meta.url),
)

export const statementCsvJob = workerJob<typeof statementCsv>(
  'statementCsv',
  new URL('statement-csv.ts', import.meta.url),
)
