import type { Configuration } from '@talentplace/server/app/configuration'
import type { Clock } from '@talentplace/server/platform/clock/clock'
import type { Database } from '@talentplace/server/platform/database/connection'
import type { CardProcessor } from '@talentplace/server/platform/payments/card-processor'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { runBillsDaily } from '@talentplace/server/workflows/bills/run-bills'
import { checkoutDeps } from '@talentplace/server/workflows/checkout/checkout-deps'
import { reconcileOrders } from '@talentplace/server/workflows/checkout/reconcile-orders'
import { remindOfInvoices } from '@talentplace/server/workflows/invoice-reminders/remind-of-invoices'
import { invoiceOverage } from '@talentplace/server/workflows/overage/invoice-overage'
import { reconcileCharges } from '@talentplace/server/workflows/renewals/reconcile-charges'
import { reconcileRefunds } from '@talentplace/server/workflows/refunds/reconcile-refunds'
import { refundDeps } from '@talentplace/server/workflows/refunds/refund-deps'
import { renewalDeps } from '@talentplace/server/workflows/renewals/renewal-deps'
import { doDailyRenewals } from '@talentplace/server/workflows/renewals/renewal-jobs'
import { reviewTime } from '@talentplace/server/workflows/time/time-jobs'

/** All that the product does by the clock and that touches money, once. */
export async function doDay(platform: {
  configuration: Configuration
  database: Database
  clock: Clock
  processor: CardProcessor
}): Promise<void> {
  const given = { ...platform, log: silentLog }
  const { configuration } = platform
  const renewals = renewalDeps(given)
  const refunds = refundDeps(given)
  await reconcileOrders(checkoutDeps(given))
  await reconcileCharges(renewals)
  await reconcileRefunds(refunds, 'asked')
  await reconcileRefunds(refunds, 'pending')
  await doDailyRenewals(renewals)
  await reviewTime({ ...given, rules: configuration.timeRules })
  await runBillsDaily({ ...given, timeRules: configuration.timeRules, rules: configuration.billRules })
  await invoiceOverage({ ...given, timeRules: configuration.timeRules, supplier: configuration.supplier })
  await remindOfInvoices({ ...given, sender: configuration })
}
