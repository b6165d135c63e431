import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import type { Transaction } from 'kysely'
import { markPastDue } from '../subscriptions/subscriptions/ar-status.ts'
import type { Subscription } from '../subscriptions/owned-subscription.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { addCharge, sharesOf } from '../billing/charges/add-charge.ts'
import { queryProcessor } from '../billing/charges/query-processor.ts'
import { lockInvoice } from '../billing/charges/lock-invoice.ts'
import { invoicePeriod, nextInvoiceAt, type DemoDeps } from './demo-subscription-steps.ts'
import type { DatedStep } from './in-order-of-days.ts'

const oneDay = 86_400_000
/** Days after the first try; the first try itself is made with the invoice. */
const retries = [1, 3, 5, 7]

async function keepDecline(
  transaction: Transaction<Tables>,
  charge_uuid: string,
  declined: { processor_charge_id: string | null; code: string; message: string; at: Date },
): Promise<void> {
  await transaction
    .updateTable('charges')
    .set({
      state: chargeStates.step('asked', 'declined', 'system'),
      processor_charge_id: declined.processor_charge_id,
      failure_code: declined.code,
      failure_message: declined.message,
      settled_date: declined.at,
    })
    .where('uuid', '=', charge_uuid)
    .execute()
}

/** What five refused tries leave: an overdue invoice and a subscription past due. */
async function giveUp(transaction: Transaction<Tables>, invoice_uuid: string, first_try: string): Promise<void> {
  const { project_uuid, status } = await lockInvoice(transaction, invoice_uuid)
  await transaction.insertInto('collections').values({ invoice_uuid, tries: 5, first_try }).execute()
  await transaction
    .updateTable('invoices')
    .set({ status: invoiceStates.step(status, 'overdue', 'system') })
    .where('uuid', '=', invoice_uuid)
    .execute()
  await markPastDue(transaction, project_uuid)
}

/** Invoices the next period to a card that is declined, five times; answers the day of the first try, `YYYY-MM-DD`. */
async function leaveUnpaid(
  { database, supplier }: DemoDeps,
  processor: TestProcessor,
  subscription: Subscription,
  card_uuid: string,
): Promise<string> {
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
    database.kysely.transaction().execute(work)
  const { invoice_uuid, ...first } = await inTransaction((transaction) =>
    invoicePeriod(transaction, subscription, { supplier, card_uuid }),
  )
  let { charge_uuid, at } = first
  for (const days of [...retries, null]) {
    const settled = { charge_uuid, at }
    const result = await queryProcessor({ database, processor }, settled.charge_uuid)
    if (result?.state !== 'declined') throw new Error('A demo charge was not declined.')
    await inTransaction((transaction) => keepDecline(transaction, settled.charge_uuid, { ...result, at: settled.at }))
    if (days === null) break
    at = new Date(first.at.getTime() + days * oneDay)
    const again = { card_uuid, processor: 'test', at, requested: null } as const
    charge_uuid = await inTransaction(async (transaction) => {
      const invoice = await lockInvoice(transaction, invoice_uuid)
      return addCharge(transaction, { invoice, shares: await sharesOf(transaction, invoice), ...again })
    })
  }
  const firstTry = first.at.toISOString().slice(0, 10)
  await inTransaction((transaction) => giveUp(transaction, invoice_uuid, firstTry))
  return firstTry
}

/** The next period of a subscription, on its day: an overdue invoice, and past due. `then` is told the day of the first try. */
export function unpaidPeriod(
  deps: DemoDeps,
  processor: TestProcessor,
  subscription: Subscription,
  card_uuid: string,
  then?: (firstTry: string) => Promise<void>,
): DatedStep {
  return {
    at: nextInvoiceAt(subscription),
    async run() {
      const firstTry = await leaveUnpaid(deps, processor, subscription, card_uuid)
      await then?.(firstTry)
      return null
    },
  }
}
