import { sql, type Transaction } from 'kysely'
import { postInvoice } from '../../features/invoices/post-invoice.ts'
import { countPeriod } from '../../features/promotions/promotions-for-period.ts'
import type { Subscription } from '../../features/projects/subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem, isNotResting } from '../../platform/jobs/failing-items.ts'
import { invoiceDayFrom, nextPeriodStart } from '../../rules/pauses.ts'
import { applyAdjustedLines } from '../adjustments/adjusted-lines.ts'
import { pricePeriod } from './price-period.ts'
import { renewalDay, type RenewalDeps } from './renewal-deps.ts'
import { renewalQueue } from './renewal-queues.ts'

/** The period of a subscription that is held until the transaction ends: its invoice, and its first try on that day. */
async function postPeriod(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { start, today, at, supplier }: Pick<RenewalDeps, 'supplier'> & { start: string; today: string; at: Date },
): Promise<void> {
  // A pause that is over has moved it.
  const invoice_day = invoiceDayFrom(start, subscription.invoice_day)
  const { period, document, promotions, adjusted } = await pricePeriod(
    transaction,
    { ...subscription, invoice_day },
    start,
  )
  await transaction
    .updateTable('projects')
    .set({ invoiced_until: period.end, invoice_day })
    .where('uuid', '=', subscription.uuid)
    .execute()
  await countPeriod(transaction, subscription.uuid, promotions)
  const invoice = await postInvoice(transaction, {
    kind: 'renewal',
    client_uuid: subscription.client_uuid,
    project_uuid: subscription.uuid,
    document,
    period,
    invoice_date: today,
    due_date: today,
    supplier,
    at,
  })
  await applyAdjustedLines(transaction, { invoice_uuid: invoice.uuid, document, adjusted }, { actor_uuid: null, at })
  if (document.total_cents > 0) {
    await transaction.insertInto('collections').values({ invoice_uuid: invoice.uuid, next_try: today }).execute()
  }
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: 'invoice.posted',
    entity: `invoice:${invoice.uuid}`,
    details: { number: invoice.number, project_uuid: subscription.uuid, period, total_cents: document.total_cents },
  })
}

/** Posts one period of a subscription; false when none is due. Whoever comes second finds it done. */
async function renewOnce(deps: RenewalDeps, uuid: string, today: string): Promise<boolean> {
  const at = deps.clock.now()
  return deps.database.kysely.transaction().execute(async (transaction) => {
    const project = await lockRow(transaction, 'projects', uuid)
    if (project?.start_date === null || project?.end_date !== null) return false
    // The database holds that what has a start has the rest.
    const subscription = project as Subscription
    const start = nextPeriodStart(subscription)
    if (start === null || start > today) return false
    await postPeriod(transaction, subscription, { ...deps, start, today, at })
    return true
  })
}

/**
 * Posts every period that has begun and isn't invoiced, one invoice each, however late it is; how many subscriptions it
 * met. One that can't be priced rests for a while, and doesn't hold up the others.
 */
export async function renewDue(deps: RenewalDeps): Promise<number> {
  const now = deps.clock.now()
  const today = renewalDay(now)
  const queue = renewalQueue(deps, 'renewals.renew')
  const due = await deps.database.kysely
    .selectFrom('projects')
    .select('uuid')
    .where('start_date', 'is not', null)
    .where('end_date', 'is', null)
    .where('invoiced_until', '<', today)
    .where(sql<boolean>`next_period_start(invoiced_until, paused_from, resumes_on) <= ${today}`)
    .where(isNotResting(queue.queue, sql`projects.uuid`, now))
    .orderBy('invoiced_until')
    .orderBy('uuid')
    .execute()
  for (const { uuid } of due) {
    await attemptItem(queue, uuid, async () => {
      while (await renewOnce(deps, uuid, today));
    })
  }
  return due.length
}
