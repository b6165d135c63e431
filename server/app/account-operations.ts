import { accountExistsOperation } from '../features/accounts/sessions/account-exists.ts'
import { changePasswordOperation } from '../features/accounts/passwords/change-password.ts'
import { createAccountCodes } from '../features/accounts/codes/account-codes.ts'
import { createCodeMailer } from '../features/accounts/codes/code-mailer.ts'
import { forgotPasswordOperation } from '../features/accounts/passwords/forgot-password.ts'
import { getSessionOperation } from '../features/accounts/sessions/get-session.ts'
import { loginOperation } from '../features/accounts/sessions/login.ts'
import { logoutOperation } from '../features/accounts/sessions/logout.ts'
import { accountMails } from '../features/accounts/mails/account-mails.ts'
import { hashAtMost } from '../features/accounts/passwords/password.ts'
import { resetPasswordOperation } from '../features/accounts/passwords/reset-password.ts'
import { verifyEmailOperation } from '../features/accounts/registration/verify-email.ts'
import { addCompany, placeCompany, renameCompany, replaceCompany } from '../features/clients/company/keep-company.ts'
import { dropAgreedEditions, keepAgreedEditions } from '../features/content/keep-agreed-editions.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { serverSecret } from '../platform/database/server-secret.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import { registerOperation } from '../workflows/registration/register.ts'
import type { Configuration } from './configuration.ts'

export interface AccountPlatform {
  readonly configuration: Pick<Configuration, 'accountLimits' | 'brand' | 'publicUrl' | 'codeSecret' | 'hashesAtOnce'>
  readonly database: Database
  readonly clock: Clock
  readonly sessions: SessionStore
  readonly throttle: Throttle
  readonly directory: CityDirectory
  readonly jobs: Jobs
}

/** The operations around one's own account, joined with what they share: codes, mails and limits. */
export function accountOperations(platform: AccountPlatform) {
  const { configuration, database, clock, sessions, throttle } = platform
  const limits = configuration.accountLimits
  hashAtMost(configuration.hashesAtOnce)
  const secret = () =>
    configuration.codeSecret === null
      ? serverSecret(database, 'account codes')
      : Promise.resolve(Buffer.from(configuration.codeSecret))
  const codes = createAccountCodes({ database, clock, secret })
  const mails = accountMails(configuration)
  const mailer = createCodeMailer({ database, throttle, limits, codes, mails, jobs: platform.jobs })
  const records = { replaceCompany, keepAgreedEditions, dropAgreedEditions }
  const deps = { ...platform, limits, codes, mails, mailer, records }
  return {
    accountExists: accountExistsOperation({ database, throttle, limits }),
    login: loginOperation({ ...deps, companies: { add: addCompany, rename: renameCompany, place: placeCompany } }),
    getSession: getSessionOperation(),
    logout: logoutOperation({ database, clock, sessions }),
    register: registerOperation(deps),
    verifyEmail: verifyEmailOperation(deps),
    changePassword: changePasswordOperation(deps),
    forgotPassword: forgotPasswordOperation(deps),
    resetPassword: resetPasswordOperation(deps),
  }
}
