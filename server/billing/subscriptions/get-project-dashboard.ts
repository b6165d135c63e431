import { periodKinds } from '@talentplace/contract/billing/invoices/invoice-kind'
import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import { getProjectDashboard } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import { sql, type Kysely } from 'kysely'
import { shortlistCount } from '../../subscriptions/subscriptions/shortlist-count.ts'
import { invoiceRows, invoiceSummary } from '../invoices/find-invoices.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { clientProject, clientProjectRows } from '../../subscriptions/subscriptions/find-client-projects.ts'
import { ownedSubscription, type Subscription } from '../../subscriptions/owned-subscription.ts'
import { teamOf } from '../../subscriptions/subscriptions/team-of.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { asIfPaid } from '../../rules/pauses.ts'
import { nextRenewal } from './next-renewal.ts'

const visibleInvoices = 10

/** The period that today is in, the first one where it hasn't begun, the last one once it is over. */
async function periodOf(database: Kysely<Tables>, subscription: Subscription, today: string) {
  const period = await database
    .selectFrom('invoices')
    .select(['period_start as start', 'period_end as end'])
    .where('project_uuid', '=', subscription.uuid)
    .where('number', 'is not', null)
    .where('kind', 'in', periodKinds)
    .orderBy(sql`period_start > ${today}::date`)
    .orderBy('period_start', 'desc')
    .limit(1)
    .executeTakeFirst()
  return period ?? { start: subscription.start_date, end: subscription.invoiced_until }
}

function cancellationOf({ cancelled_date, cancelled_reason, end_date }: Subscription, today: string) {
  if (cancelled_date === null || end_date === null) return null
  return {
    cancelled_date: cancelled_date.toISOString(),
    reason: cancelled_reason ?? '',
    can_be_undone: today <= end_date,
  }
}

/** The row of the client's lists that is this subscription. @throws HttpError 404 */
async function listedAs(database: Kysely<Tables>, uuid: string, today: string) {
  const row = await clientProjectRows(database, today).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound()
  return clientProject(row, today)
}

/** C1.6: a subscription with everything its client sees of it. */
export function getProjectDashboardOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getProjectDashboard, async (context, { params }) => {
    const session = signedIn(context)
    const subscription = await ownedSubscription(database.kysely, session, params.uuid)
    const withMoney = mayDo(session.colleague_role, 'money')
    const { uuid, client_uuid, currency, start_date, invoice_day } = subscription
    const day = await clientDay(database.kysely, client_uuid, clock.now())
    const ofProject = invoiceRows(database.kysely).where('project_uuid', '=', uuid)
    const newest = { order: sql`invoice_date desc, number desc`, limit: visibleInvoices, offset: 0 }
    const [row, period, team, renewal, invoices, shortlist_count] = await Promise.all([
      listedAs(database.kysely, uuid, day.today),
      periodOf(database.kysely, subscription, day.today),
      teamOf(database.kysely, { uuid, today: day.today }),
      nextRenewal(database.kysely, asIfPaid(subscription, day.today), context.log),
      listPage(ofProject, newest),
      shortlistCount(database.kysely, uuid),
    ])
    return {
      ...row,
      ...day,
      client_uuid,
      currency,
      start_date,
      invoice_day,
      period,
      team: withMoney ? team : team.map((member) => ({ ...member, client_rate_cents: null })),
      renewal: withMoney ? renewal : null,
      cancellation: cancellationOf(subscription, day.today),
      invoices: withMoney ? invoices.rows.map(invoiceSummary) : [],
      invoices_count: withMoney ? invoices.count : 0,
      shortlist_count,
    }
  })
}
