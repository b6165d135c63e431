import { cancelJob } from '@talentplace/contract/desk/jobs/job.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { JobDeps } from './job-deps.ts'
import { readJob } from './job-view.ts'

/** Only what waits: what runs would go on whatever its row says. */
export function cancelJobOperation({ database, clock, jobs }: JobDeps) {
  return handle(cancelJob, (context, { params: { uuid } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const { kind } = await readJob(transaction, uuid)
      if (!(await jobs.cancel(transaction, { kind, uuid }))) {
        throw new HttpError(409, 'not_waiting', 'This job runs already or is over. Nothing was changed.')
      }
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'job.cancelled',
        entity: `job:${uuid}`,
        details: { kind },
      })
      return readJob(transaction, uuid)
    })
  })
}
