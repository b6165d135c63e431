import { sql, type Transaction } from 'kysely'
import { postInvoices, type PostedInvoice } from '../invoices/post-invoice.ts'
import { countPeriods } from '../promotions/promotions-for-period.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudits } from '../../platform/audit/record-audit.ts'
import { addRows } from '../../platform/database/add-rows.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItems, isNotResting } from '../../platform/jobs/failing-items.ts'
import { inGroups, severalAtOnce } from '../../platform/jobs/several-at-once.ts'
import { invoiceDayFrom, nextPeriodStart } from '../../rules/pauses.ts'
import { applyAdjustedLines } from '../adjustments/adjusted-lines.ts'
import { pricePeriods, type PricedPeriod } from '../prices/price-period.ts'
import { renewalDay, type RenewalDeps } from '../charges/renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'

/** A subscription that is held, and the first day of the period that is to be invoiced. */
interface DuePeriod {
  readonly subscription: Subscription
  readonly start: string
}

/** Those of subscriptions, held until the transaction ends, of which a period has begun: whoever comes second finds none. */
async function lockedDue(
  transaction: Transaction<Tables>,
  uuids: readonly string[],
  today: string,
): Promise<DuePeriod[]> {
  const projects = await lockRows(transaction, 'projects', uuids)
  return projects
    .filter(({ start_date, end_date }) => start_date !== null && end_date === null)
    .flatMap((project) => {
      // The database holds that what has a start has the rest.
      const subscription = project as Subscription
      const start = nextPeriodStart(subscription)
      if (start === null || start > today) return []
      // A pause that is over has moved it.
      const invoice_day = invoiceDayFrom(start, subscription.invoice_day)
      return [{ start, subscription: { ...subscription, invoice_day } }]
    })
}

type PricedDue = DuePeriod & PricedPeriod

async function moveOn(transaction: Transaction<Tables>, due: readonly PricedDue[]): Promise<void> {
  await sql`
    update projects set invoiced_until = moved.invoiced_until, invoice_day = moved.invoice_day
    from unnest(${due.map(({ subscription }) => subscription.uuid)}::uuid[], ${due.map(({ period }) => period.end)}::date[],
      ${due.map(({ subscription }) => subscription.invoice_day)}::int[]) as moved (uuid, invoiced_until, invoice_day)
    where projects.uuid = moved.uuid`.execute(transaction)
  await countPeriods(
    transaction,
    due.map(({ subscription, promotions }) => ({ project_uuid: subscription.uuid, promotions })),
  )
}

/** The first try of each invoice is on that day; one of nothing has none. */
async function collect(
  transaction: Transaction<Tables>,
  posted: readonly (PostedInvoice & PricedDue)[],
  next_try: string,
): Promise<void> {
  const payable = posted.filter(({ document }) => document.total_cents > 0)
  await addRows(
    transaction,
    'collections',
    payable.map(({ uuid: invoice_uuid }) => ({ invoice_uuid, next_try })),
  )
}

/** The period of each subscription that is held until the transaction ends: its invoice, and its first try on that day. */
async function postPeriods(
  transaction: Transaction<Tables>,
  due: readonly PricedDue[],
  { today, at, supplier }: Pick<RenewalDeps, 'supplier'> & { today: string; at: Date },
): Promise<void> {
  await moveOn(transaction, due)
  const invoices = await postInvoices(
    transaction,
    due.map(({ subscription, document, period }) => ({
      kind: 'renewal',
      client_uuid: subscription.client_uuid,
      project_uuid: subscription.uuid,
      document,
      period,
      invoice_date: today,
      due_date: today,
      supplier,
      at,
    })),
  )
  const posted = due.map((each, index) => ({ ...each, ...(invoices[index] as PostedInvoice) }))
  for (const { uuid: invoice_uuid, document, adjusted } of posted) {
    // Nothing is on an invoice that is new.
    if (adjusted.length === 0) continue
    await applyAdjustedLines(transaction, { invoice_uuid, document, adjusted }, { actor_uuid: null, at })
  }
  await collect(transaction, posted, today)
  await recordAudits(
    transaction,
    posted.map(({ uuid, number, subscription, period, document: { total_cents } }) => ({
      at,
      actor_uuid: null,
      action: 'invoice.posted',
      entity: `invoice:${uuid}`,
      details: { number, project_uuid: subscription.uuid, period, total_cents },
    })),
  )
}

/** Posts one period of each subscription that has one due, all of them or none; those of which another one is. */
async function renewOnce(deps: RenewalDeps, uuids: readonly string[], today: string): Promise<string[]> {
  const at = deps.clock.now()
  return deps.database.kysely.transaction().execute(async (transaction) => {
    const due = await lockedDue(transaction, uuids, today)
    if (due.length === 0) return []
    const priced = await pricePeriods(transaction, due)
    const periods = due.map((each, index) => ({ ...each, ...(priced[index] as PricedPeriod) }))
    await postPeriods(transaction, periods, { ...deps, today, at })
    return periods
      .filter(({ subscription, period }) => {
        const next = nextPeriodStart({ ...subscription, invoiced_until: period.end })
        return next !== null && next <= today
      })
      .map(({ subscription }) => subscription.uuid)
  })
}

/** So many are one transaction: whoever changes one of them waits for as long as that takes. */
const maxTogether = 50
const transactionsAtOnce = 2

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
  const groups = [...inGroups(due, maxTogether)]
  await severalAtOnce(groups, transactionsAtOnce, async (group) => {
    await attemptItems(
      queue,
      group.map(({ uuid }) => uuid),
      async (uuids) => {
        for (let left = uuids; left.length > 0;) left = await renewOnce(deps, left, today)
      },
    )
  })
  return due.length
}
