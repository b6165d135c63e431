import type { JobState } from '@talentplace/contract/desk/jobs/job.states'
import { sql, type Kysely } from 'kysely'
import { inPageOrder, latestPage, listPage } from '../database/list-page.ts'
import type { Tables } from '../database/tables.ts'

/** A job as pg-boss keeps it, in our words. */
export interface JobRow {
  readonly uuid: string
  readonly kind: string
  readonly state: JobState
  readonly cancelled: boolean
  readonly attempts: number
  readonly max_attempts: number
  readonly run_at: Date
  readonly started: Date | null
  readonly finished: Date | null
  readonly created_date: Date
}

interface WholeJobRow extends JobRow {
  readonly payload: unknown
  readonly error: string | null
}

export interface JobFilter {
  /** A part of the kind; empty: any. */
  readonly search: string
  readonly kind?: string | undefined
  readonly state?: JobState | undefined
}

// A job that waits for its next try still carries the number of the one before.
const summary = sql`job.id as uuid, job.name as kind,
  case when job.state < 'active' then 'new' when job.state = 'active' then 'inprogress'
    when job.state = 'completed' then 'done' else 'failed' end as state,
  job.state = 'cancelled' as cancelled,
  case when job.started_on is null then 0 else job.retry_count + 1 end as attempts, job.retry_limit + 1 as max_attempts,
  job.start_after as run_at, job.started_on as started, job.completed_on as finished, job.created_on as created_date`

const ranges: Readonly<Record<JobState, ReturnType<typeof sql>>> = {
  new: sql`job.state < 'active'`,
  inprogress: sql`job.state = 'active'`,
  done: sql`job.state = 'completed'`,
  failed: sql`job.state > 'completed'`,
}

/** Those of ours, not of the library's own housekeeping. */
const names = ({ search, kind }: JobFilter, pattern: string) => sql`
  select name from pgboss.queue where not starts_with(name, '__pgboss')
    and (${kind === undefined} or name = ${kind ?? ''}) and (${search === ''} or folded_text(name) like ${pattern})`

/** A page of jobs and how many there are, the latest first or last; by indexes of `jobListIndexes`. */
export async function listJobRows(
  database: Kysely<Tables>,
  filter: JobFilter & { readonly pattern: string },
  page: { readonly limit: number; readonly offset: number; readonly oldestFirst: boolean },
): Promise<{ rows: JobRow[]; count: number }> {
  const queues = await sql<{ name: string }>`${names(filter, filter.pattern)}`.execute(database)
  const kinds = queues.rows.map(({ name }) => name)
  const where = sql`job.name = any (${kinds}::text[]) and ${filter.state === undefined ? sql`true` : ranges[filter.state]}`
  const found = sql<{ uuid: string }>`(select job.id as uuid, job.created_on from pgboss.job where ${where})`
  const { limit, offset, oldestFirst } = page
  const latest = latestPage({ limit, offset, sortDesc: [!oldestFirst] }, [sql`created_on`, sql`uuid`])
  const { rows: ids, count } = await listPage(database.selectFrom(found.as('found')).select('uuid'), latest)
  const uuids = ids.map(({ uuid }) => uuid)
  const { rows } = await sql<JobRow>`select ${summary} from pgboss.job where job.id = any (${uuids}::uuid[])`.execute(
    database,
  )
  return { rows: inPageOrder(uuids, rows), count }
}

/** One job; undefined: there is none, or it is the library's own. */
export async function readJobRow(database: Kysely<Tables>, uuid: string): Promise<WholeJobRow | undefined> {
  const { rows } = await sql<WholeJobRow>`
    select ${summary}, job.data as payload, coalesce(job.output ->> 'message', job.output ->> 'value') as error
    from pgboss.job where job.id = ${uuid} and not starts_with(job.name, '__pgboss') limit 1`.execute(database)
  return rows[0]
}

/** The latest job of each of these kinds that isn't put off. */
export async function latestJobRows(database: Kysely<Tables>, kinds: readonly string[]): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select latest.* from unnest(${kinds}::text[]) wanted (name) cross join lateral (
      select ${summary} from pgboss.job where job.name = wanted.name
      order by job.created_on desc, job.id desc limit 1) latest`.execute(database)
  return rows
}

/** Indexes for lists of jobs: pg-boss itself looks only for what is due. Safe to make again. */
export const jobListIndexes = `
  create index if not exists job_newest on pgboss.job (created_on desc, id desc);
  create index if not exists job_newest_of_kind on pgboss.job (name, created_on desc, id desc);
  create index if not exists job_newest_of_state on pgboss.job (state, created_on desc, id desc);
  create index if not exists job_by_id on pgboss.job (id);
  create index if not exists job_newest_named on pgboss.job (created_on desc, id desc) include (name);
  create index if not exists job_counted_by_state on pgboss.job (state, name)`

/** True once the last of them is there. */
export const areListsPrepared = `select to_regclass('pgboss.job_counted_by_state') is not null as prepared`
