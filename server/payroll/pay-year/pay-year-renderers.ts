import { workerJob } from '../../platform/workers/worker-job.ts'
import type { payYearPdf } from './pay-year-pdf.ts'
import type { payYearCsv } from './pay-year-csv.ts'

export const payYearPdfJob = workerJob<typeof payYearPdf>('payYearPdf', new URL('pay-year-pdf.ts', import.meta.url))

export const payYearCsvJob = workerJob<typeof payYearCsv>('payYearCsv', new URL('pay-year-csv.ts', import.meta.url))
