import type { CronJob } from '@talentplace/contract/desk/cronjobs/cronjob.routes'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { latestJobRows } from '../../platform/jobs/job-rows.ts'
import type { JobDeps } from '../jobs/job-deps.ts'

type Row = Selectable<Tables['cron_jobs']>

/** Timetables with their last runs and the next. */
export async function cronJobsOf(
  kysely: Kysely<Tables>,
  rows: readonly Row[],
  { clock, jobs }: Pick<JobDeps, 'clock' | 'jobs'>,
): Promise<CronJob[]> {
  const latest = await latestJobRows(
    kysely,
    rows.map(({ name }) => name),
  )
  const latestOf = new Map(latest.map((job) => [job.kind, job]))
  return rows.map(({ created_date, ...row }) => {
    const last = latestOf.get(row.name)
    const next = row.enabled ? jobs.nextRun(row, clock.now()) : null
    return {
      ...row,
      last_run: (last?.started ?? last?.run_at)?.toISOString() ?? null,
      last_state: last?.state ?? null,
      last_job_uuid: last?.uuid ?? null,
      next_run: next?.toISOString() ?? null,
      created_date: created_date.toISOString(),
    }
  })
}

/** One timetable as it is now. @throws HttpError 404 */
export async function readCronJob(
  kysely: Kysely<Tables>,
  uuid: string,
  deps: Pick<JobDeps, 'clock' | 'jobs'>,
): Promise<CronJob> {
  const row = await kysely.selectFrom('cron_jobs').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  const [found] = row ? await cronJobsOf(kysely, [row], deps) : []
  if (!found) throw notFound('There is no such cron job.')
  return found
}
