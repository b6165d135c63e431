import type { Configuration } from '@talentplace/server/app/configuration'
import type { Clock } from '@talentplace/server/platform/clock/clock'
import type { Database } from '@talentplace/server/platform/database/connection'
import type { TestEvent } from '@talentplace/server/platform/payments/test-processor/test-event'
import type { TestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { joinIncomeSums } from '@talentplace/server/desk/finance/join-income-sums'
import { onRefundOrDispute } from '@talentplace/server/billing/refunds/on-processor-event'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { runBillsDaily } from '@talentplace/server/payroll/bills/run-bills'
import { checkoutDeps } from '@talentplace/server/hiring/checkout/checkout-deps'
import { reconcileOrders } from '@talentplace/server/hiring/checkout/reconcile-orders'
import { remindOfInvoices } from '@talentplace/server/billing/invoice-reminders/remind-of-invoices'
import { invoiceOverage } from '@talentplace/server/billing/overage/invoice-overage'
import { reconcileCharges } from '@talentplace/server/billing/charges/reconcile-charges'
import { reconcileRefunds } from '@talentplace/server/billing/refunds/reconcile-refunds'
import { refundDeps } from '@talentplace/server/billing/refunds/refund-deps'
import { renewalDeps } from '@talentplace/server/billing/charges/renewal-deps'
import { doDailyRenewals } from '@talentplace/server/billing/renewals/renewal-jobs'
import { reviewTime } from '@talentplace/server/work/time-jobs'

/** What the processor tells of disputes, each event twice, as it may; one whose process ended meanwhile comes once more. */
async function hearOfDisputes(refunds: ReturnType<typeof refundDeps>, { books }: TestProcessor): Promise<void> {
  const hear = onRefundOrDispute(refunds)
  const events = await books.query<TestEvent>(
    'select id, kind, dispute from test_processor.events where dispute is not null and next_attempt is not null order by created, id',
  )
  for (const { id: event_id, kind, dispute } of events) {
    if (!dispute) continue
    await hear({ event_id, kind, charge: null, dispute })
    await hear({ event_id, kind, charge: null, dispute })
    await books.query('update test_processor.events set next_attempt = null where id = $1', [event_id])
  }
}

/** All that the product does by the clock and that touches money, once. */
export async function doDay(platform: {
  configuration: Configuration
  database: Database
  clock: Clock
  processor: TestProcessor
}): Promise<void> {
  const given = { ...platform, log: silentLog }
  const { configuration } = platform
  const renewals = renewalDeps(given)
  const refunds = refundDeps(given)
  await reconcileOrders(checkoutDeps(given))
  await reconcileCharges(renewals)
  await reconcileRefunds(refunds, 'asked')
  await reconcileRefunds(refunds, 'pending')
  await hearOfDisputes(refunds, platform.processor)
  await doDailyRenewals(renewals)
  await reviewTime({ ...given, rules: configuration.timeRules })
  await runBillsDaily({ ...given, timeRules: configuration.timeRules, rules: configuration.billRules })
  await invoiceOverage({ ...given, timeRules: configuration.timeRules, supplier: configuration.supplier })
  await remindOfInvoices({ ...given, sender: configuration })
  await joinIncomeSums(platform.database.kysely)
}
