import { workerJob } from '../../platform/workers/worker-job.ts'
import type { receiptPdf } from './receipt-pdf.ts'

export const receiptPdfJob = workerJob<typeof receiptPdf>('receiptPdf', new URL('receipt-pdf.ts', import.meta.url))
