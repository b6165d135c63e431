import { workerJob } from '../../../platform/workers/worker-job.ts'
import type { agreementPdf } from './agreement-pdf.ts'

export const agreementPdfJob = workerJob<typeof agreementPdf>(
  'agreementPdf',
  new URL('agreement-pdf.ts', import.meta.url),
)
