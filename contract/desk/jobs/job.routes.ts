import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { jobStates } from './job.states.ts'

const reading = { caller: ['super_admin'] } as const
/** A job may move money. */
const writing = { caller: ['super_admin'], freshSession: true } as const
const params = z.object({ uuid })
const instant = z.iso.datetime()

export const jobSummary = z.object({
  uuid: z.uuid(),
  /** What is done: `renewals.daily`. */
  kind: z.string(),
  state: z.enum(jobStates.values),
  /** Of those that failed: someone stopped it. */
  cancelled: z.boolean(),
  attempts: z.int(),
  max_attempts: z.int(),
  /** The earliest instant of its next try, or of its last one. */
  run_at: instant,
  started: instant.nullable(),
  finished: instant.nullable(),
  created_date: instant,
})
export type JobSummary = z.infer<typeof jobSummary>

export const job = z.object({
  ...jobSummary.shape,
  /** What it was given, as JSON. Whatever isn't an id, a number, a date or a plain word reads `•••`. */
  payload: z.string(),
  /** Why its last try failed. */
  error: z.string().nullable(),
})
export type Job = z.infer<typeof job>

/** A6.6: newest first. Done ones are kept for a week. */
export const listJobs = operation({
  name: 'operations.listJobs',
  method: 'GET',
  path: '/jobs',
  summary: 'What is done in the background',
  ...reading,
  readsReplica: true,
  query: z.object({
    /** A part of the kind. */
    search: searchWords,
    /** One kind, exactly. */
    kind: z.string().max(200).optional(),
    state: z.enum(jobStates.values).optional(),
    pagination: paging(10, ['created_date']),
  }),
  reply: z.object({ jobs: z.array(jobSummary), count: z.int() }),
})

export const getJob = operation({
  name: 'operations.getJob',
  method: 'GET',
  path: '/jobs/{uuid}',
  summary: 'One piece of background work',
  ...reading,
  params,
  reply: job,
  failures: ['404 not_found'],
})

/** 409 `not_failed`: it waits, runs or is done. */
export const retryJob = operation({
  name: 'operations.retryJob',
  method: 'POST',
  path: '/jobs/{uuid}/retry',
  summary: 'Have a job done again that failed or was cancelled',
  ...writing,
  params,
  reply: job,
  failures: ['404 not_found', '409 not_failed'],
})

/** 409 `not_waiting`: what runs already can’t be stopped halfway. */
export const cancelJob = operation({
  name: 'operations.cancelJob',
  method: 'POST',
  path: '/jobs/{uuid}/cancel',
  summary: 'Stop a job that waits',
  ...writing,
  params,
  reply: job,
  failures: ['404 not_found', '409 not_waiting'],
})
