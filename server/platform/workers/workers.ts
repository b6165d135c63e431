import * as t from '@talentplace/contract/core/messages/refusals'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { HttpError } from '../http/http-error.ts'
import type { JobInput, JobOutput } from './run-job.ts'
import { TurnQueue } from './turn-queue.ts'
import { WorkerCrashed } from './worker-crashed.ts'
import type { WorkerJob } from './worker-job.ts'

/** Whom a job is for, and when they no longer wait for it. */
export interface JobCaller {
  /** One job of theirs runs at a time. */
  readonly person: string
  readonly signal?: AbortSignal
  /** Our own work, which nobody can ask for without end: it may wait however many do. */
  readonly mustRun?: true
}

/** Two at least: a long job leaves room for short ones. */
const threads = Math.max(2, availableParallelism() - 1)

/** A thread with more than that is ended: its job fails, and nothing else. */
const megabytesPerThread = 384
/** Threads that nobody needs end, and give their memory back. */
const idleMilliseconds = 30_000
const drainMilliseconds = 5_000
/** What answers calls comes first wherever cores are short. */
const niceness = 10

export const workerQueue = new TurnQueue({ running: threads, runningPerGroup: 1, waiting: 60, waitingPerGroup: 4 })

let pool: Piscina<JobInput, JobOutput> | null = null

function openPool(): Piscina<JobInput, JobOutput> {
  const opened = new Piscina<JobInput, JobOutput>({
    filename: fileURLToPath(new URL('run-job.ts', import.meta.url)),
    name: 'runJob',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMilliseconds,
    closeTimeout: drainMilliseconds,
    niceIncrement: niceness,
    resourceLimits: { maxOldGenerationSizeMb: megabytesPerThread },
    atomics: 'disabled',
    recordTiming: false,
  })
  // What fails is told to whoever waits for it; what doesn’t end in time is ended.
  opened.on('error', () => undefined)
  return opened
}

function tookTooLong(): HttpError {
  return new HttpError(503, 'took_too_long', t.documentTookTooLong(), {
    retryAfter: 60,
  })
}

async function runInThread(job: WorkerJob<readonly unknown[]>, args: readonly unknown[], signal?: AbortSignal) {
  const limit = AbortSignal.timeout(job.timeout)
  pool ??= openPool()
  try {
    const { module, name } = job
    return await pool.run({ module, name, args }, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
  } catch (error) {
    signal?.throwIfAborted()
    if (limit.aborted) throw tookTooLong()
    throw new WorkerCrashed(`The thread of ${job.name} ended`, { cause: error })
  }
}

/**
 * A file, made in another thread while calls are answered. Its turn comes after those of others who asked before; whoever goes away
 * gives it up, while it is made too.
 * @throws QueueFull, WorkerCrashed; HttpError 409 `too_long`, 503 `took_too_long`; the reason of the signal
 */
export async function makeInWorker<Args extends readonly unknown[]>(
  job: WorkerJob<Args>,
  args: Args,
  { person, signal, mustRun }: JobCaller,
): Promise<Buffer> {
  const output = await workerQueue.run(
    { group: person, member: '', ...(mustRun && { mustRun }) },
    () => runInThread(job, args, signal),
    signal,
  )
  if (output instanceof Uint8Array) return Buffer.from(output.buffer, output.byteOffset, output.byteLength)
  if ('tooLong' in output) {
    throw new HttpError(409, 'too_long', t.tooMuchForOneFile())
  }
  throw new Error(output.failed.message, { cause: output.failed.stack })
}

/** Ends the threads once their jobs are done, within a few seconds. */
export async function closeWorkers(): Promise<void> {
  const closing = pool
  pool = null
  await closing?.close()
}
