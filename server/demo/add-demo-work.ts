import { recordNotified, usedPeriods } from '../subscriptions/hours/used-periods.ts'
import type { TimeRules } from '../work/time/time-rules.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'
import type { OurBanks } from '../payroll/payouts/our-bank.ts'
import { queryAboutTime } from './query-about-time.ts'
import { addDemoAdjustments } from './demo-adjustments.ts'
import { addDemoBankAccounts } from './demo-bank-accounts.ts'
import { addDemoBills } from './demo-bills.ts'
import { addDemoTaxNumbers } from './demo-tax-numbers.ts'
import { addDemoDiscussions } from './demo-discussions.ts'
import { addDemoTasks } from './demo-tasks.ts'
import { invoiceExtraTime } from './demo-extra-time.ts'
import { correctInvoices } from './demo-corrections.ts'
import { addDemoTime, demoPlaces, type BusyDays, type Place } from './demo-time.ts'
import type { DemoDeps } from './demo-subscription-steps.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { occasionDue } from '../rules/feedback-occasion.ts'

/** The client is asked about whoever works for them long enough, as the job would ask; without its mails. */
async function queryAbout(transaction: Transaction<Tables>, places: readonly Place[], now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  for (const { project_uuid, virtualassistant_uuid: subject_uuid, first, last } of places) {
    const due = last === null ? occasionDue({ first, last }, today) : null
    if (due === null) continue
    await transaction
      .insertInto('feedback_requests')
      .values({ project_uuid, subject_uuid, ...due, asked_date: new Date(`${due.due_date}T14:22:00Z`) })
      // Someone with two places of a subscription is asked about once.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Subscriptions whose work is told with more than the usual. */
export interface WorkStories {
  /** More is worked in these than they have hours for, from a day on; what goes beyond them waits for a yes. */
  readonly busy: ReadonlyMap<string, BusyDays>
  /** More was worked in these in a period that is over, and their client had agreed to it: it is invoiced. */
  readonly extra: ReadonlyMap<string, BusyDays>
  /** Time of these is asked about. */
  readonly names: readonly string[]
  /** Coming invoices and bills of some of these are adjusted. */
  readonly adjusted: readonly string[]
}

interface Work extends DemoDeps {
  readonly rules: TimeRules
  readonly stories: WorkStories
  readonly bankingKeys: EncryptionKeys
  readonly banks: OurBanks
}

/** Tasks, time, questions and talk of the demo subscriptions that have begun. Once. */
export async function addDemoWork(work: Work): Promise<void> {
  const { database, now, rules, stories, bankingKeys } = work
  const known = await database.kysely.selectFrom('time_entries').select('uuid').limit(1).executeTakeFirst()
  if (known) return
  await database.kysely.transaction().execute(async (transaction) => {
    const tasks = await addDemoTasks(transaction, now)
    const places = await demoPlaces(transaction)
    await addDemoTime(transaction, { places, tasks, now, busy: new Map([...stories.busy, ...stories.extra]) })
    // What was worked before the first start is news to nobody.
    for (const period of await usedPeriods(transaction, { now })) await recordNotified(transaction, period)
    await queryAbout(transaction, places, now)
    await addDemoDiscussions(transaction, now)
  })
  for (const project_uuid of stories.names) {
    await queryAboutTime(database, { project_uuid, now, rules })
  }
  await invoiceExtraTime(work)
  await correctInvoices(work, stories.adjusted)
  await database.kysely.transaction().execute(async (transaction) => {
    await addDemoBankAccounts(transaction, bankingKeys, now)
    await addDemoTaxNumbers(transaction, bankingKeys, now)
  })
  await addDemoAdjustments(database, stories.adjusted, now)
  await addDemoBills(work)
}
