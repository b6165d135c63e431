import { resumeApplication } from '@talentplace/contract/talent/joining/start.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { deviceWords } from '../../accounts/sessions/device-words.ts'
import { sessionUser } from '../../accounts/sessions/session-user.ts'
import { useLink } from '../applications/start-codes.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { JoiningDeps } from './joining-deps.ts'

const linkOver = () => new HttpError(400, 'link_over', 'This link was used already, or is older than seven days.')

const twoStepOn = () =>
  new HttpError(
    400,
    'two_step_on',
    'Your account has two-step sign-in, so a link alone doesn’t open it. Sign in with your password and a code; your application is waiting there.',
  )

/** Whoever has the mailed link is signed in, once. */
export function resumeApplicationOperation({ database, clock, throttle, limits, sessions }: JoiningDeps) {
  return handle(resumeApplication, async (context, { body: { key } }) => {
    await throttle.admit(limits.codeTries, context.address)
    const signedIn = await database.kysely.transaction().execute(async (transaction) => {
      const application = await useLink(transaction, key, clock.now())
      if (application === null) throw linkOver()
      const account = await transaction
        .selectFrom('applications')
        .innerJoin('assistants', 'assistants.uuid', 'applications.virtualassistant_uuid')
        .innerJoin('users', 'users.uuid', 'assistants.user_uuid')
        .selectAll('users')
        .where('applications.uuid', '=', application)
        .where('users.deleted_date', 'is', null)
        .executeTakeFirst()
      if (!account) throw linkOver()
      const hasTwoStep = await transaction
        .selectFrom('two_factors')
        .select('user_uuid')
        .where('user_uuid', '=', account.uuid)
        .where('confirmed_date', 'is not', null)
        .executeTakeFirst()
      if (hasTwoStep) throw twoStepOn()
      const origin = { device: deviceWords(context.userAgent), address: context.exactAddress }
      const token = await sessions.begin(account.uuid, transaction, origin)
      const permissions = account.permissions as Permission[]
      return {
        token,
        user: sessionUser({ ...account, user_uuid: account.uuid, permissions, must_set_up_two_step: false }),
      }
    })
    await throttle.takeBack(limits.codeTries, context.address)
    return signedIn
  })
}
