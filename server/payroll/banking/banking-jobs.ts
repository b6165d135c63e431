import { sql } from 'kysely'
import { unpaidWithoutAccount } from './unpaid-work.ts'
import type { BillRules } from '../bills/bill-rules.ts'
import type { TimeRules } from '../../work/time/time-rules.ts'
import { attemptItem } from '../../platform/jobs/failing-items.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import type { BankingJobDeps } from './banking-deps.ts'
import { releaseHeldBills } from './release-held-bills.ts'
import { sendReminder } from './send-reminder.ts'

/** Everyone whose money waits for their bank details is asked for them, at most once a week. */
export async function remindEveryone(deps: BankingJobDeps): Promise<void> {
  const { rows } = await sql<{ virtualassistant_uuid: string }>`
    select distinct virtualassistant_uuid from (${unpaidWithoutAccount()}) missing order by virtualassistant_uuid`.execute(
    deps.database.kysely,
  )
  const queue = renewalQueue(deps, 'banking.remind')
  for (const { virtualassistant_uuid } of rows) {
    await attemptItem(
      queue,
      virtualassistant_uuid,
      async () => void (await sendReminder(deps, virtualassistant_uuid, null)),
    )
  }
}

/** Held bills each hour; reminders on Tuesday mornings, from St. John's to Vancouver. */
export function scheduleBanking(
  jobs: Jobs,
  {
    configuration,
    ...platform
  }: Pick<BankingJobDeps, 'database' | 'clock' | 'log'> & {
    readonly configuration: { readonly billRules: BillRules; readonly timeRules: TimeRules }
  },
): void {
  const deps = { ...platform, rules: configuration.billRules, timeRules: configuration.timeRules }
  jobs.every('bills.release', '17 * * * *', () => releaseHeldBills(deps))
  jobs.every('banking.remind', '9 16 * * 2', () => remindEveryone(deps))
}
