import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { confirmTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { alreadyOn } from './begin-two-step.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import type { SecondStepDeps } from './second-step.ts'
import { openSecret, stepOfCode } from './two-step-secret.ts'

const notStarted = () => new HttpError(409, 'not_begun', refusals.beginAgain())

/** The code shows that the app has the secret. It is used with that, and opens nothing any more. */
export function confirmTwoStepOperation(deps: SecondStepDeps & { sessions: SessionStore }) {
  const { database, clock, throttle, limits, mails, bankingKeys, sessions } = deps
  return handle(confirmTwoStep, async (context, { body: { code } }) => {
    const { user_uuid: uuid, email, full_name } = signedIn(context)
    const pair = `${uuid} ${context.address}`
    await throttle.admit(limits.secondStepPair, pair)
    const recovery_codes = await database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'users', uuid)
      // Whoever is signed in elsewhere was let in without it.
      await sessions.endAll(transaction, uuid, context.token)
      const started = await transaction
        .selectFrom('two_factors')
        .select(['key_id', 'sealed', 'confirmed_date'])
        .where('user_uuid', '=', uuid)
        .executeTakeFirst()
      if (!started) throw notStarted()
      if (started.confirmed_date !== null) throw alreadyOn()
      const at = clock.now()
      const step = stepOfCode(await openSecret(bankingKeys, uuid, started), code, at)
      if (step === null) {
        throw invalidField('code', refusals.codeWrong())
      }
      await transaction
        .updateTable('two_factors')
        .set({ confirmed_date: at, last_step: step })
        .where('user_uuid', '=', uuid)
        .execute()
      const codes = await replaceRecoveryCodes(transaction, uuid)
      await queueMail(transaction, mails.twoStepOn({ email, full_name }))
      await recordAudit(transaction, {
        at,
        actor_uuid: uuid,
        action: 'two_step.switched_on',
        entity: `user:${uuid}`,
      })
      return codes
    })
    await throttle.takeBack(limits.secondStepPair, pair)
    sessions.evict(uuid)
    return { recovery_codes }
  })
}
