import { runCronJob } from '@talentplace/contract/desk/cronjobs/cronjob.routes'
import { jobStates } from '@talentplace/contract/desk/jobs/job.states'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { latestJobRows } from '../../platform/jobs/job-rows.ts'
import type { JobDeps } from '../jobs/job-deps.ts'
import { readCronJob } from './read-cron-job.ts'

/** As by the clock, also where it is switched off; one at a time, so that a second press doesn't run it twice. */
export function runCronJobOperation(deps: JobDeps) {
  const { database, clock, jobs } = deps
  return handle(runCronJob, (context, { params: { uuid } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRow(transaction, 'cron_jobs', uuid)
      if (!locked) throw notFound('There is no such cron job.')
      const [latest] = await latestJobRows(transaction, [locked.name])
      if (latest && jobStates.is('open', latest.state)) {
        throw new HttpError(409, 'under_way', 'It is being run already. Nothing was started a second time.')
      }
      await jobs.enqueue(transaction, locked.name, {})
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'cronjob.run',
        entity: `cronjob:${locked.name}`,
      })
      return readCronJob(transaction, uuid, deps)
    })
  })
}
