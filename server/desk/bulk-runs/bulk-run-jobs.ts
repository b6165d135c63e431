import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BulkRunDeps } from './bulk-run-deps.ts'
import { bulkRunJob, stalledRuns, workBulkRun } from './work-bulk-run.ts'

const day = 24 * 60 * 60 * 1000

/** Removes previews that nobody started within a day. */
export async function clearPreviews({ database, clock }: Pick<BulkRunDeps, 'database' | 'clock'>): Promise<void> {
  await database.kysely
    .deleteFrom('bulk_runs')
    .where('state', '=', 'previewed')
    .where('created_date', '<', new Date(clock.now().getTime() - day))
    .execute()
}

export function scheduleBulkRuns(jobs: Jobs, deps: BulkRunDeps): void {
  jobs.work<{ uuid: string }>(bulkRunJob, ({ uuid }) => workBulkRun(deps, uuid))
  // A process that was killed leaves its job locked for a quarter of an hour; a run continues within two minutes.
  jobs.every('bulk_runs.resume', '* * * * *', async () => {
    for (const uuid of await stalledRuns(deps)) await workBulkRun(deps, uuid)
  })
  jobs.every('bulk_runs.clear', '13 * * * *', () => clearPreviews(deps))
}
