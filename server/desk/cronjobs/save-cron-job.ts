import { saveCronJob } from '@talentplace/contract/desk/cronjobs/cronjob.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { JobDeps } from '../jobs/job-deps.ts'
import { readCronJob } from './read-cron-job.ts'

/** On every process at once: each takes what is due from the same table. */
export function saveCronJobOperation(deps: JobDeps) {
  const { database, clock, jobs } = deps
  return handle(saveCronJob, (context, { params: { uuid }, body: { version, enabled } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRow(transaction, 'cron_jobs', uuid)
      if (!locked) throw notFound('There is no such cron job.')
      if (locked.version !== version) {
        throw new HttpError(
          409,
          'stale_version',
          'Someone else switched it meanwhile. Nothing was changed; look again.',
        )
      }
      await transaction
        .updateTable('cron_jobs')
        .set({ enabled, version: version + 1 })
        .where('uuid', '=', uuid)
        .execute()
      await jobs.setSchedule(transaction, { ...locked, enabled })
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: enabled ? 'cronjob.enabled' : 'cronjob.disabled',
        entity: `cronjob:${locked.name}`,
      })
      return readCronJob(transaction, uuid, deps)
    })
  })
}
