import { workerJob } from '../../platform/workers/worker-job.ts'
import type { billPdf } from './bill-pdf.ts'
import type { billCsv } from './bill-csv.ts'

export const billPdfJob = workerJob<typeof billPdf>('billPdf', new URL('bill-pdf.ts', import.meta.url))

export const billCsvJob = workerJob<typeof billCsv>('billCsv', new URL('bill-csv.ts', import.meta.url))
