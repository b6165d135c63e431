import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { registrationMetadata, verifyEmail } from '@talentplace/contract/accounts/registration/verify.routes'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { verifyCode, type CodeDeps } from '../codes/verify-code.ts'
import { confirmAccount } from './confirm-account.ts'
import type { RegistrantRecords } from './entered-details.ts'
import { turnOf } from '../stored-passwords/hash-queue.ts'
import { adoptRegistration, findOpenRegistration, isByRegistrant } from './open-registration.ts'

/** The choices carried along: ids and hours for everybody who came by the mail, words only for who entered them, or says so. */
async function metadataOf(transaction: Transaction<Tables>, userUuid: string, withWords: boolean) {
  const row = await transaction
    .selectFrom('registration_metadata')
    .select('metadata')
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst()
  if (!row) return null
  const choices = row.metadata as Record<string, unknown>
  const assistantId = choices['assistant_id']
  const assistant =
    typeof assistantId === 'number'
      ? await transaction.selectFrom('assistants').select('uuid').where('id', '=', assistantId).executeTakeFirst()
      : undefined
  const criteria = choices['matching_criteria'] as { keywords?: unknown } | null | undefined
  return registrationMetadata.parse({
    ...choices,
    assistant_uuid: assistant?.uuid ?? null,
    timezone: choices['search_timezone'] ?? null,
    keywords: (withWords && criteria?.keywords) || null,
  })
}

/** A1.8, B7.5: proves a mailbox by the mailed code or link, and confirms the account of who is shown to have registered. */
export function verifyEmailOperation(deps: CodeDeps & { clock: Clock; records: RegistrantRecords }) {
  const { database, clock, codes, throttle, limits, records } = deps
  return handle(verifyEmail, async (context, { body }) => {
    const matched = await verifyCode(deps, {
      email: body.email,
      text: body.verification_key,
      address: context.address,
      // A registration without a password mails a code to choose one with; until then it confirms the email as well.
      purposesOf: ({ verified_date }) => (verified_date === null ? ['verify', 'reset'] : ['verify']),
    })
    const { owner, isCode, use } = matched
    const { uuid } = owner
    // Whoever reads the mail may guess at the password that waits with the registration as little as anybody.
    const pair = `${owner.email} ${context.address}`
    if (body.password !== undefined) await throttle.admit(limits.loginPair, pair)
    // While the code is good, the registration is the one it was mailed for: a later one ends it.
    const registration = await findOpenRegistration(database.kysely, uuid)
    const same = await isByRegistrant(registration, body, {
      isCode,
      address: context.exactAddress,
      turn: turnOf(context, matched.owner.email),
    })
    if (!same && !isCode && body.password !== undefined) {
      throw invalidField('password', refusals.notSignUpPassword())
    }
    if (body.password !== undefined) await throttle.takeBack(limits.loginPair, pair)
    return database.kysely.transaction().execute(async (transaction) => {
      if (same) await confirmAccount(records, transaction, matched, { isByRegistrant: true, at: clock.now() })
      else await use(transaction)
      const adopts = !same && !isCode && body.keeps_entered && registration !== undefined
      if (adopts) await adoptRegistration(transaction, uuid, clock.now())
      const registration_metadata = await metadataOf(transaction, uuid, same || adopts)
      const hasPassword = registration !== undefined && registration.password_hash !== null
      if (same && hasPassword) return { registration_metadata, nextStage: 'signin' as const, resetPasswordToken: null }
      const { linkKey } = await codes.issue(transaction, uuid, 'reset', { brief: true })
      // Whoever has shown nothing may still know the password; who has shown another one, or another browser's key, doesn't.
      const mayKnow = hasPassword && !body.registration_key && body.password === undefined
      const nextStage = mayKnow ? ('signin' as const) : ('reset_password' as const)
      return { registration_metadata, nextStage, resetPasswordToken: linkKey }
    })
  })
}
