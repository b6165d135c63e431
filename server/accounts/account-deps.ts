import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { serverSecret } from '../platform/database/server-secret.ts'
import type { AlertFinanceStaff } from '../platform/second-person/access-change.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { AccountLimits } from './account-limits.ts'
import { createAccountCodes } from './codes/account-codes.ts'
import { createCodeMailer } from './codes/code-mailer.ts'
import { accountMails } from './mails/account-mails.ts'
import { hashAtMost } from './stored-passwords/hash-queue.ts'
import type { RegistrantRecords } from './registration/entered-details.ts'
import type { Sender } from '../platform/mail/mail-layout.ts'

export interface AccountPlatform {
  readonly configuration: Sender & {
    readonly accountLimits: AccountLimits
    /** Null: a key of the database's own. */
    readonly codeSecret: string | null
    readonly hashesAtOnce: number
    /** Staff have to set up two-step sign-in before they may do anything else. */
    readonly staffTwoStep: boolean
  }
  readonly database: Database
  readonly clock: Clock
  readonly throttle: Throttle
  readonly directory: CityDirectory
  readonly jobs: Jobs
  /** What the secrets of authenticator apps are sealed by. */
  readonly bankingKeys: EncryptionKeys
  readonly alertFinanceStaff: AlertFinanceStaff
  /** What other features keep of whoever registers. */
  readonly records: RegistrantRecords
}

export type AccountDeps = ReturnType<typeof accountDeps<AccountPlatform>>

/** Codes and the mails they go out in. */
function codesOf(platform: Pick<AccountPlatform, 'configuration' | 'database' | 'clock' | 'throttle' | 'jobs'>) {
  const { configuration, database, clock, throttle, jobs } = platform
  const limits = configuration.accountLimits
  const secret = () =>
    configuration.codeSecret === null
      ? serverSecret(database, 'account codes')
      : Promise.resolve(Buffer.from(configuration.codeSecret))
  const codes = createAccountCodes({ database, clock, secret })
  const mails = accountMails(configuration)
  const mailer = createCodeMailer({ database, throttle, limits, codes, mails, jobs })
  return { limits, codes, mails, mailer }
}

/** The platform, with what everything around one's own account shares: codes, mails and limits. */
export function accountDeps<Platform extends AccountPlatform>(platform: Platform) {
  hashAtMost(platform.configuration.hashesAtOnce)
  return { ...platform, ...codesOf(platform) }
}

/** Has this process mail the codes that were asked for, on whichever; to be said before its jobs start. */
export function workOnCodes(platform: Parameters<typeof codesOf>[0]): void {
  codesOf(platform).mailer.work()
}
