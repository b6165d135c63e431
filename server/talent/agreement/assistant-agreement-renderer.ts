import { workerJob } from '../../platform/workers/worker-job.ts'
import type { assistantAgreementPdf } from './assistant-agreement-pdf.ts'

export const assistantAgreementPdfJob = workerJob<typeof assistantAgreementPdf>(
  'assistantAgreementPdf',
  new URL('assistant-agreement-pdf.ts', import.meta.url),
)
