import { startApplication } from '@talentplace/contract/talent/joining/start.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import { locationOf } from '../../accounts/location.ts'
import { applicationMails } from '../applications/application-mails.ts'
import { issueStart } from '../applications/start-codes.ts'
import { handle } from '../../platform/http/handler.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import type { JoiningDeps } from './joining-deps.ts'
import { mailWayBack } from './mail-way-back.ts'

/** C6.1: nothing but what was entered is kept until the mailbox is proven. An address with an account is told so by mail alone. */
export function startApplicationOperation(deps: JoiningDeps) {
  const { configuration, database, clock, throttle, directory, limits } = deps
  const mails = applicationMails(configuration)
  return handle(startApplication, async (context, { body }) => {
    await throttle.admit(limits.registrations, context.address)
    const email = body.email.toLowerCase()
    await throttle.admit(limits.codesMailed, email)
    const { full_name, phone_number, phone_extension, terms_version, data_version } = body
    const location = await locationOf(body, { transaction: database.kysely, directory })
    const at = clock.now()
    const { stored, ...issued } = await issueStart(database, email, at)
    await database.kysely.transaction().execute(async (transaction) => {
      const account = await transaction
        .selectFrom('users')
        .select(['uuid', 'email', 'full_name', 'permissions'])
        .where('email', '=', email)
        .executeTakeFirst()
      if (account) {
        if (await mailWayBack(deps, transaction, account)) return
        const isAssistant = hasPermission(account.permissions as Permission[], 'virtualassistant')
        await queueRequestedMail(transaction, mails.alreadyRegistered(account, isAssistant), at)
        return
      }
      const address = context.exactAddress
      const phone = { phone_number, phone_extension }
      const entered = { full_name, ...phone, ...location, terms_version, data_version, address, created_date: at }
      await transaction
        .insertInto('application_starts')
        .values({ email, ...entered, ...stored })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...entered, ...stored }))
        .execute()
      await queueRequestedMail(transaction, mails.start(email, issued), at)
    })
    return {}
  })
}
