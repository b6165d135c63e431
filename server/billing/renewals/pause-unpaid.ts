import * as t from '@talentplace/contract/billing/messages/notifications'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { accountStates } from '@talentplace/contract/subscriptions/project.states'
import { sql, type Kysely } from 'kysely'
import { pauseUntilPaid } from '../../subscriptions/pauses/pause-rows.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem } from '../../platform/jobs/failing-items.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { renewalDay, type RenewalDeps } from '../charges/renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { notifyClientOfPause } from '../pauses/notifications.ts'

/** Days from the first try of a card to the last, and from then on past due. */
const [triedFor, pastDueFor] = [7, 14]

const { from, to } = accountStates.stepTo('paused', 'system')

/** Subscriptions, or this one, with an invoice that nobody has paid for so long. */
async function longUnpaid(database: Kysely<Tables>, today: string, only: string | null = null): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select projects.uuid from projects
    where ar_status in ${sqlIn(from)} and (end_date is null or end_date > ${today})
      and (${only}::uuid is null or projects.uuid = ${only})
      and exists (
        select from invoices join collections on collections.invoice_uuid = invoices.uuid
        where invoices.project_uuid = projects.uuid and paid_cents < total_cents and next_try is null and waits_since is null
          and invoices.status in ${sqlIn(invoiceStates.sets.open)} and first_try + ${triedFor + pastDueFor}::int <= ${today}::date)
    order by projects.uuid`.execute(database)
  return rows.map(({ uuid }) => uuid)
}

/** Pauses one from tomorrow on; whoever comes second, or after the payment, finds nothing to do. */
async function pauseOne({ database, clock, mails }: RenewalDeps, uuid: string, today: string): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const project = await lockRow(transaction, 'projects', uuid)
    if (!project || (await longUnpaid(transaction, today, uuid)).length === 0) return
    // The database holds that what has a start has the rest.
    const subscription = project as Subscription
    // The day that runs is worked to its end, in every zone.
    const from_date = renewalDate(today)
    await transaction
      .updateTable('projects')
      .set({ ar_status: to })
      .where('uuid', '=', uuid)
      .where('ar_status', 'in', from)
      .execute()
    await pauseUntilPaid(transaction, { project_uuid: uuid, from_date, at })
    const notice = {
      write: () => ({
        title: t.pausedFrom({ day: dayInSentence(from_date, at), project: subscription.project_name }),
        body: t.unpaidPause(),
      }),
      mail: () => mails.paused(subscription, from_date, at),
      at,
    }
    await notifyClientOfPause(transaction, subscription, notice, false)
    await recordAudit(transaction, {
      at,
      actor_uuid: null,
      action: 'subscription.paused_unpaid',
      entity: `project:${uuid}`,
      details: { from: from_date },
    })
  })
}

/** Pauses what has been past due for 14 days, each on its own, once. */
export async function pauseUnpaid(deps: RenewalDeps): Promise<void> {
  const today = renewalDay(deps.clock.now())
  const queue = renewalQueue(deps, 'renewals.pause')
  for (const uuid of await longUnpaid(deps.database.kysely, today)) {
    await attemptItem(queue, uuid, () => pauseOne(deps, uuid, today))
  }
}
