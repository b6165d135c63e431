import type { AccountLimits } from '../../accounts/account-limits.ts'
import { accountMails, type AccountMails } from '../../accounts/mails/account-mails.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'

interface Platform {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly jobs: Jobs
  readonly sessions: SessionStore
  readonly throttle: Throttle
  /** What the secrets of authenticator apps are sealed by. */
  readonly bankingKeys: EncryptionKeys
}

/** What operations on one's own data, and on requests to be forgotten, need. */
export interface PersonalDataDeps extends Platform {
  readonly limits: AccountLimits
  readonly mails: AccountMails
  readonly sender: Sender
  /** The office's. */
  readonly zone: string
}

export type PersonalDataPlatform = Platform & {
  readonly configuration: Sender & {
    readonly accountLimits: PersonalDataDeps['limits']
    readonly timeRules: { readonly officeZone: string }
  }
}

export function personalDataDeps({ configuration, ...platform }: PersonalDataPlatform): PersonalDataDeps {
  return {
    ...platform,
    limits: configuration.accountLimits,
    mails: accountMails(configuration),
    sender: configuration,
    zone: configuration.timeRules.officeZone,
  }
}
