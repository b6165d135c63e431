import { workerJob } from '../../../platform/workers/worker-job.ts'
import type { readMailBytes } from './read-mail.ts'

/** Whoever writes to us decides how long their mail takes to read, so that no call waits for it. */
export const readMailJob = workerJob<typeof readMailBytes>('readMailBytes', new URL('read-mail.ts', import.meta.url))
