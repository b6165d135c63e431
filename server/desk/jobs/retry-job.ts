import { retryJob } from '@talentplace/contract/desk/jobs/job.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { JobDeps } from './job-deps.ts'
import { readJob } from './job-view.ts'

/** It is due at once, and has at least one more try. */
export function retryJobOperation({ database, clock, jobs }: JobDeps) {
  return handle(retryJob, (context, { params: { uuid } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const { kind, error } = await readJob(transaction, uuid)
      if (!(await jobs.retry(transaction, { kind, uuid }))) {
        throw new HttpError(409, 'not_failed', 'This job waits, runs or is done. Nothing was changed.')
      }
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'job.retried',
        entity: `job:${uuid}`,
        details: { kind, error },
      })
      return readJob(transaction, uuid)
    })
  })
}
