import { workerJob } from '../../../platform/workers/worker-job.ts'
import type { timeLogPdf } from './time-log-pdf.ts'
import type { timeLogRows } from './time-log-csv.ts'

export const timeLogPdfJob = workerJob<typeof timeLogPdf>('timeLogPdf', new URL('time-log-pdf.ts', import.meta.url))

export const timeLogRowsJob = workerJob<typeof timeLogRows>('timeLogRows', new URL('time-log-csv.ts', import.meta.url))
