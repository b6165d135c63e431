import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { forgotPassword } from '@talentplace/contract/accounts/passwords/password.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import type { CodeMailer } from '../codes/code-mailer.ts'
import { requestCode } from '../codes/code-wait.ts'

/** A1.9: the same answer in the same time, whether or not anybody has the address. */
export function forgotPasswordOperation(deps: {
  database: Database
  clock: Clock
  throttle: Throttle
  limits: AccountLimits
  mailer: CodeMailer
}) {
  const { database, clock, throttle, limits, mailer } = deps
  return handle(forgotPassword, async (context, { query, body }) => {
    await throttle.admit(limits.codeRequests, context.address)
    const email = body.email.toLowerCase()
    const another = query.send_new_token === '1'
    await database.kysely.transaction().execute(async (transaction) => {
      const seconds = await requestCode(transaction, email, { another, now: clock.now() })
      if (seconds === null) return mailer.request(transaction, email, another ? 'again' : 'reset')
      // Without the wish for another one, the code just mailed is the answer.
      if (!another) return
      throw new HttpError(429, 'too_soon', refusals.waitForCode({ seconds }), {
        retryAfter: seconds,
      })
    })
    return {}
  })
}
