import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { money } from '../invoices/document-words.ts'
import * as t from '@talentplace/contract/billing/messages/notifications'
import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { numberInvoice } from '../invoices/number-invoice.ts'
import { draftInvoice } from '../invoices/post-invoice.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import { reviewedHalfMonth } from '../../work/reviews/reviewed-until.ts'
import type { TimeRules } from '../../work/time/time-rules.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem, isNotResting } from '../../platform/jobs/failing-items.ts'
import { exactHoursText } from '@talentplace/contract/shared/hours-text'
import { renewalDay, type RenewalDeps } from '../charges/renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import { applyAdjustedLines } from '../adjustments/adjusted-lines.ts'
import { priceTimeAbove, type PricedAbove } from './price-time-above.ts'
import { subscriptionsAbove, timeAbove, waitsForReview, type PeriodAbove } from './time-above.ts'

export type OverageDeps = Pick<RenewalDeps, 'database' | 'clock' | 'log' | 'supplier'> & {
  readonly timeRules: TimeRules
}

/** The one last invoice of a subscription that is over; what comes after it is overage like any. Null: its last review isn't over. */
async function kindOf(
  transaction: Transaction<Tables>,
  { uuid, end_date }: Subscription,
  until: string,
): Promise<'overage' | 'final' | null> {
  if (end_date === null || end_date > until) return 'overage'
  const last = await transaction
    .selectFrom('invoices')
    .select('uuid')
    .where('project_uuid', '=', uuid)
    .where('kind', '=', 'final')
    .where('number', 'is not', null)
    .executeTakeFirst()
  if (last) return 'overage'
  return (await waitsForReview(transaction, uuid)) ? null : 'final'
}

/** What each line was made of, while the invoice is a draft. */
async function addTime(transaction: Transaction<Tables>, invoice_uuid: string, { entries: rows }: PricedAbove) {
  await sql`insert into invoice_time (invoice_uuid, position, time_entry_uuid, seconds, amount_cents)
    select ${invoice_uuid}, entry.*
    from unnest(${rows.map(({ position }) => position)}::int[], ${rows.map((row) => row.time_entry_uuid)}::uuid[],
      ${rows.map(({ seconds }) => seconds)}::int[], ${rows.map((row) => row.amount_cents)}::int[]) entry`.execute(
    transaction,
  )
}

function whatFor(seconds: number, project_name: string): string {
  const project = project_name
  return seconds === 0
    ? t.leftToCharge({ project })
    : t.hoursAbove({ hours: exactHoursText(seconds, currentLanguage()), project })
}

function whatItComesTo({ total_cents, currency }: MoneyDocument, seconds: number): string {
  if (total_cents === 0) return t.nothingToPay()
  const amount = money(total_cents, currency)
  return seconds === 0 ? t.leftTotal({ amount }) : t.overageTotal({ amount })
}

interface ToPost {
  readonly kind: 'overage' | 'final'
  readonly periods: readonly PeriodAbove[]
  readonly priced: PricedAbove
  readonly supplier: RenewalDeps['supplier']
  readonly today: string
  readonly at: Date
}

/** Posted with what it was made of; a card is tried from that day on, as for a renewal. */
async function post(
  transaction: Transaction<Tables>,
  { uuid: project_uuid, client_uuid, project_name }: Subscription,
  { kind, periods, priced, supplier, today, at }: ToPost,
): Promise<void> {
  const { document } = priced
  const starts = periods.map(({ start }) => start).toSorted()
  const ends = periods.map(({ end }) => end).toSorted()
  const uuid = await draftInvoice(transaction, {
    kind,
    client_uuid,
    project_uuid,
    document,
    period: { start: starts[0] ?? today, end: ends.at(-1) ?? today },
    invoice_date: today,
    due_date: today,
    supplier,
    at,
  })
  await addTime(transaction, uuid, priced)
  if (document.total_cents > 0) {
    await transaction.insertInto('collections').values({ invoice_uuid: uuid, next_try: today }).execute()
  }
  const number = await numberInvoice(transaction, { uuid, document, who: 'system' })
  await applyAdjustedLines(
    transaction,
    { invoice_uuid: uuid, document, adjusted: priced.adjusted },
    { actor_uuid: null, at },
  )
  const seconds = document.lines.reduce((sum, line) => sum + (line.seconds ?? 0), 0)
  const { users } = await billedPeople(transaction, client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.overagePosted({
        number: invoiceNumber(document.currency, number),
        what: whatFor(seconds, project_name),
      }),
      body: whatItComesTo(document, seconds),
    })),
    icon: 'info',
    priority: 1,
    entity_link: `invoice:${uuid}`,
    at,
  })
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: 'invoice.posted',
    entity: `invoice:${uuid}`,
    details: { number, kind, project_uuid, seconds, total_cents: document.total_cents },
  })
}

/** Whoever comes second finds nothing left: each entry is marked in the transaction that posts its invoice. */
async function invoiceOne(deps: OverageDeps, uuid: string, until: string): Promise<void> {
  const at = deps.clock.now()
  const today = renewalDay(at)
  await deps.database.kysely.transaction().execute(async (transaction) => {
    const project = await lockRow(transaction, 'projects', uuid)
    if (!project || project.start_date === null) return
    // The database holds that what has a start has the rest.
    const subscription = project as Subscription
    const kind = await kindOf(transaction, subscription, until)
    if (kind === null) return
    const periods = await timeAbove(transaction, uuid, until)
    if (periods.length === 0 && kind !== 'final') return
    const priced = await priceTimeAbove(transaction, subscription, { periods, on: today })
    if (priced.document.lines.length === 0) return
    await post(transaction, subscription, { kind, periods, priced, supplier: deps.supplier, today, at })
  })
}

/**
 * Subscriptions that are over by a day and whose approved adjustments are still to be charged: they come to more than nothing, and
 * there is no final invoice yet. What only takes off has nothing to be taken off.
 */
async function endedWithAdjustments(
  database: Kysely<Tables>,
  { until, today }: { until: string; today: string },
  resting: RawBuilder<boolean>,
): Promise<string[]> {
  const { rows } = await sql<{ project_uuid: string }>`
    select entry.project_uuid from adjustments entry
    join projects on projects.uuid = entry.project_uuid
    where entry.kind = 'client' and entry.state = 'approved' and effective_date <= ${today}::date and end_date <= ${until}::date
      and not exists (select from invoices where invoices.project_uuid = entry.project_uuid and invoices.kind = 'final'
        and number is not null) and ${resting}
    group by entry.project_uuid having sum(amount_cents) > 0
    order by entry.project_uuid`.execute(database)
  return rows.map(({ project_uuid }) => project_uuid)
}

/**
 * Invoices time above the hours of periods whose reviews are over, and what is left to adjust of subscriptions that are, one invoice a subscription, in a transaction of its own: run twice,
 * by two at once or ended anywhere, each second is on one invoice. One that can't be priced rests for a while and holds up no other.
 */
export async function invoiceOverage(deps: OverageDeps): Promise<void> {
  const now = deps.clock.now()
  const until = reviewedHalfMonth(deps.timeRules, now).end
  const queue = renewalQueue(deps, 'overage.invoice')
  const resting = isNotResting(queue.queue, sql`entry.project_uuid`, now)
  const { kysely } = deps.database
  const above = await subscriptionsAbove(kysely, until, resting)
  const ended = await endedWithAdjustments(kysely, { until, today: renewalDay(now) }, resting)
  for (const uuid of new Set([...above, ...ended])) {
    await attemptItem(queue, uuid, () => invoiceOne(deps, uuid, until))
  }
}
