import type { AccountLimits } from '../../accounts/account-limits.ts'
import { accountMails, type AccountMails } from '../../accounts/mails/account-mails.ts'
import type { BillRules } from '../bills/bill-rules.ts'
import type { TimeRules } from '../../work/time/time-rules.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { ItemQueue } from '../../platform/jobs/failing-items.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'

/** What the jobs of bank details need. */
export interface BankingJobDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: ItemQueue['log']
  readonly rules: BillRules
  readonly timeRules: TimeRules
}

export interface BankingDeps extends BankingJobDeps {
  readonly throttle: Throttle
  readonly limits: AccountLimits
  readonly mails: AccountMails
  readonly bankingKeys: EncryptionKeys
  readonly sender: Sender
}

interface BankingConfiguration extends Sender {
  readonly billRules: BankingDeps['rules']
  readonly timeRules: BankingDeps['timeRules']
  readonly accountLimits: BankingDeps['limits']
}

export type BankingPlatform = Omit<BankingDeps, 'rules' | 'timeRules' | 'limits' | 'mails' | 'sender'> & {
  readonly configuration: BankingConfiguration
}

/** What operations need that an assistant confirms with their password. */
export function bankingDeps({ configuration, ...platform }: BankingPlatform): BankingDeps {
  const { billRules: rules, timeRules, accountLimits: limits } = configuration
  return { ...platform, rules, timeRules, limits, mails: accountMails(configuration), sender: configuration }
}
