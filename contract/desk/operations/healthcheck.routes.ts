import { z } from 'zod'
import { operation } from '../../shared/operation.ts'

const count = z.int().min(0)

/** What whoever runs the product should look at. The message is for a person; nobody is named in it. */
export const healthNotice = z.object({
  code: z.enum([
    'no_mail_server',
    'mail_late',
    'mail_refused',
    'jobs_late',
    'jobs_failing',
    'not_hearing',
    'replica_out',
  ]),
  message: z.string(),
})

/** Mail in the outbox; null without the database. `delivery`: whether it leaves by SMTP, is kept to be read here, or waits for a server. */
export const mailHealth = z.object({
  delivery: z.enum(['smtp', 'kept', 'none']),
  waiting: count.nullable(),
  /** Of those waiting, tried and not taken by the mail server so far. */
  failing: count.nullable(),
  /** Given up within the last day. */
  given_up: count.nullable(),
  oldest_seconds: count.nullable(),
})

/** Jobs that are due; null without the database. */
export const jobHealth = z.object({
  waiting: count.nullable(),
  /** Things that jobs have failed at and will try again. */
  failing: count.nullable(),
  /** How long the oldest one has been due. */
  oldest_seconds: count.nullable(),
})

/** `stopping`: the process still serves, and is about to end. */
const healthStatus = z.enum(['ok', 'starting', 'failing', 'stopping'])

/** What is told to staff, and to the bearer of the metrics token. */
export const healthFigures = z.object({
  status: healthStatus,
  version: z.string(),
  /** What this process does: pages, calls and sockets; background work; or both. */
  process: z.enum(['web', 'jobs', 'all']),
  database: z.enum(['ok', 'unreachable']),
  migrations: z.int().nullable(),
  /** `none`: a process that does background work alone has no search. */
  search: z.enum(['ready', 'loading', 'none']),
  assistants: z.int().nullable(),
  mail: mailHealth,
  jobs: jobHealth,
  /** Of this process: whether it hears what others announce, and how many browsers are connected to it. */
  realtime: z.object({ hearing: z.boolean(), connections: count }),
  /** Of this process: its connections to the database, and the calls that wait for one. */
  pool: z.object({ connections: count, idle: count, waiting: count }),
  /** Of this process: the replicas of the database, where there are some, and where what may be read there was read. */
  replicas: z
    .object({
      each: z.array(
        z.object({
          number: count,
          state: z.enum(['in_use', 'behind', 'away']),
          /** Null: not known. */
          lag_seconds: count.nullable(),
        }),
      ),
      reads: z.object({ replica: count, primary: count }),
    })
    .optional(),
  notices: z.array(healthNotice),
  zone_data: z.string(),
  time: z.iso.datetime(),
})
export type HealthFigures = z.infer<typeof healthFigures>

/**
 * For machines: 503 with the same form of body until the search index is ready and before the process ends; `live=1` answers 200 as soon as the process does.
 * Everybody is told the status; all else only staff and the bearer of the metrics token.
 */
export const healthcheck = operation({
  name: 'operations.healthcheck',
  method: 'GET',
  path: '/healthcheck',
  summary: 'Whether the product works: database, search index, mail, jobs and live connections',
  caller: 'anyone',
  worksInMaintenance: true,
  withoutSession: true,
  query: z.object({ live: z.enum(['1']).optional() }),
  reply: z.union([healthFigures, z.object({ status: healthStatus })]),
  replyStatus: 503,
})
