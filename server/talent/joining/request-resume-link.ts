import { requestResumeLink } from '@talentplace/contract/talent/joining/start.routes'
import { handle } from '../../platform/http/handler.ts'
import type { JoiningDeps } from './joining-deps.ts'
import { mailWayBack } from './mail-way-back.ts'

/** Says nothing of whether the address has an application. */
export function requestResumeLinkOperation(deps: JoiningDeps) {
  const { database, throttle, limits } = deps
  return handle(requestResumeLink, async (context, { body }) => {
    await throttle.admit(limits.codeRequests, context.address)
    const email = body.email.toLowerCase()
    await throttle.admit(limits.codesMailed, email)
    await database.kysely.transaction().execute(async (transaction) => {
      const account = await transaction
        .selectFrom('users')
        .select(['uuid', 'email', 'full_name'])
        .where('email', '=', email)
        .where('deleted_date', 'is', null)
        .executeTakeFirst()
      if (account) await mailWayBack(deps, transaction, account)
    })
    return {}
  })
}
