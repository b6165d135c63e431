import type { Job, JobSummary } from '@talentplace/contract/desk/jobs/job.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readJobRow, type JobRow } from '../../platform/jobs/job-rows.ts'
import { redactPayload } from '../../platform/jobs/redact-payload.ts'
import { withoutSecrets } from '../../platform/log/without-secrets.ts'

const longestError = 2_000

/** A row of the list. */
export function jobSummary({ run_at, started, finished, created_date, ...row }: JobRow): JobSummary {
  return {
    ...row,
    run_at: run_at.toISOString(),
    started: started?.toISOString() ?? null,
    finished: finished?.toISOString() ?? null,
    created_date: created_date.toISOString(),
  }
}

/** One job, without anything secret. @throws HttpError 404 */
export async function readJob(kysely: Kysely<Tables>, uuid: string): Promise<Job> {
  const row = await readJobRow(kysely, uuid)
  if (!row) throw notFound('There is no such job, or it is no longer kept.')
  const { payload, error, ...summary } = row
  return {
    ...jobSummary(summary),
    payload: redactPayload(payload),
    error: error === null ? null : withoutSecrets(error).slice(0, longestError),
  }
}
