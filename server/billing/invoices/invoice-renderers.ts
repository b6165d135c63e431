import { workerJob } from '../../platform/workers/worker-job.ts'
import type { invoicePdf } from './invoice-pdf.ts'
import type { invoiceCsv } from './invoice-csv.ts'

export const invoicePdfJob = workerJob<typeof invoicePdf>('invoicePdf', new URL('invoice-pdf.ts', import.meta.url))

export const invoiceCsvJob = workerJob<typeof invoiceCsv>('invoiceCsv', new URL('invoice-csv.ts', import.meta.url))
