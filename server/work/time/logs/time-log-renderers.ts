import { workerJob } from '../../../platform/workers/worker-job.ts'
import type { timeLogPdf } from './time-log-pdf.ts'
import type { timeLogRows } from './time-log-csv.ts'

const pdfModule = new URL('time-log-pdf.ts', import.meta.url)

export const timeLogPdfJob = workerJob<typeof timeLogPdf>('timeLogPdf', pdfModule)

/** Milliseconds: 20,000 entries take 2 to 8 s. */
const longestDrawing = 60_000

/** In the background. */
export const longTimeLogPdfJob = workerJob<typeof timeLogPdf>('timeLogPdf', pdfModule, longestDrawing)

export const timeLogRowsJob = workerJob<typeof timeLogRows>('timeLogRows', new URL('time-log-csv.ts', import.meta.url))
