import { workerJob } from '../../platform/workers/worker-job.ts'
import type { creditNotePdf } from './credit-note-pdf.ts'

export const creditNotePdfJob = workerJob<typeof creditNotePdf>(
  'creditNotePdf',
  new URL('credit-note-pdf.ts', import.meta.url),
)
