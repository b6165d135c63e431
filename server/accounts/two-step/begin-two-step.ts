import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { beginTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import { checkOwnPassword, type OwnPasswordDeps } from '../stored-passwords/check-own-password.ts'
import { newSecret, encryptSecret, secretUri } from './two-step-secret.ts'

export const alreadyOn = () => new HttpError(409, 'two_step_on', refusals.twoStepOn())

/** Asks for the password: whoever finds a session open must not shut its owner out. Begun again, the last secret counts. */
export function beginTwoStepOperation(
  deps: OwnPasswordDeps & {
    clock: Clock
    bankingKeys: EncryptionKeys
    configuration: { readonly brand: { readonly name: string } }
  },
) {
  const { database, clock, bankingKeys, configuration } = deps
  return handle(beginTwoStep, async (context, { body: { password } }) => {
    const { uuid, email } = await checkOwnPassword(deps, context, { field: 'password', password })
    const secret = newSecret()
    const encrypted = await encryptSecret(bankingKeys, uuid, secret)
    await database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'users', uuid)
      const started = { ...encrypted, begun_date: clock.now() }
      const stored = await transaction
        .insertInto('two_factors')
        .values({ user_uuid: uuid, ...started })
        .onConflict((conflict) =>
          conflict.column('user_uuid').doUpdateSet(started).where('two_factors.confirmed_date', 'is', null),
        )
        .returning('user_uuid')
        .executeTakeFirst()
      if (!stored) throw alreadyOn()
    })
    return { secret: secret.base32, uri: secretUri(secret, { issuer: configuration.brand.name, email }) }
  })
}
