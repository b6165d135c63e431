import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { jobStates } from '../jobs/job.states.ts'

const reading = { caller: ['super_admin'] } as const
/** A job may move money. */
const writing = { caller: ['super_admin'], freshSession: true } as const
const params = z.object({ uuid })
const instant = z.iso.datetime()

export const cronJob = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** Five fields: minute, hour, day, month, weekday. */
  schedule: z.string(),
  /** The zone those are read in. */
  zone: z.string(),
  enabled: z.boolean(),
  /** When it last began, or was to; null: never, or longer ago than jobs are kept. */
  last_run: instant.nullable(),
  last_state: z.enum(jobStates.values).nullable(),
  /** The job of that run. */
  last_job_uuid: z.uuid().nullable(),
  /** Null while it is switched off. */
  next_run: instant.nullable(),
  created_date: instant,
  version: z.int(),
})
export type CronJob = z.infer<typeof cronJob>

/** A6.6: newest first. */
export const listCronJobs = operation({
  name: 'operations.listCronJobs',
  method: 'GET',
  path: '/cronjobs',
  summary: 'What runs by the clock, when it ran and when it runs',
  ...reading,
  query: z.object({ enabled: z.boolean().optional(), pagination: paging(10, ['created_date', 'name']) }),
  reply: z.object({ cronjobs: z.array(cronJob), count: z.int() }),
})

export const getCronJob = operation({
  name: 'operations.getCronJob',
  method: 'GET',
  path: '/cronjobs/{uuid}',
  summary: 'One timetable with its last run',
  ...reading,
  params,
  reply: cronJob,
  failures: ['404 not_found'],
})

/** 409 `under_way`: a run of it waits or runs already. */
export const runCronJob = operation({
  name: 'operations.runCronJob',
  method: 'POST',
  path: '/cronjobs/{uuid}/run',
  summary: 'Run it now, whatever the clock says',
  ...writing,
  params,
  reply: cronJob,
  failures: ['404 not_found', '409 under_way'],
})

/** Off, it runs only by hand. 409 `stale_version`. */
export const saveCronJob = operation({
  name: 'operations.saveCronJob',
  method: 'PUT',
  path: '/cronjobs/{uuid}',
  summary: 'Switch a timetable on or off',
  ...writing,
  params,
  body: z.object({ version: z.int().min(1).max(2_147_483_647), enabled: z.boolean() }),
  reply: cronJob,
  failures: ['404 not_found', '409 stale_version'],
})
