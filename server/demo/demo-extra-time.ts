import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import pino from 'pino'
import type { TimeRules } from '../work/time/time-rules.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { createTestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { invoiceOverage } from '../billing/overage/invoice-overage.ts'
import { addCharge, sharesOf } from '../billing/charges/add-charge.ts'
import { endCollection, lockInvoice } from '../billing/charges/lock-invoice.ts'
import { payCharge, type DemoDeps } from './demo-subscription-steps.ts'

/** What is open of extra time, and the card it is charged to. */
function openInvoices({ database }: DemoDeps) {
  return database.kysely
    .selectFrom('invoices')
    .innerJoin('credit_cards', 'credit_cards.client_uuid', 'invoices.client_uuid')
    .select(['invoices.uuid', 'credit_cards.uuid as card_uuid'])
    .where('kind', 'in', ['overage', 'final'])
    .where('status', 'in', invoiceStates.sets.open)
    .where('default_credit_card', '=', true)
    .orderBy('number')
    .execute()
}

/** Time above the hours that clients had agreed to is invoiced today and paid, as the next run would. */
export async function invoiceExtraTime(deps: DemoDeps & { readonly rules: TimeRules }): Promise<void> {
  const { database, databaseUrl: url, supplier, now: at } = deps
  const clock = settableClock(at)
  const log = pino({ level: 'silent' })
  await invoiceOverage({ database, clock, log, supplier, timeRules: deps.rules })
  const processor = createTestProcessor({ url, clock })
  try {
    for (const { uuid, card_uuid } of await openInvoices(deps)) {
      const charge_uuid = await database.kysely.transaction().execute(async (transaction) => {
        const invoice = await lockInvoice(transaction, uuid)
        const shares = await sharesOf(transaction, invoice)
        return addCharge(transaction, { invoice, shares, card_uuid, processor: 'test', at, requested: null })
      })
      await payCharge(deps, processor, charge_uuid, at)
      await database.kysely
        .transaction()
        .execute(async (transaction) => endCollection(transaction, await lockInvoice(transaction, uuid), at))
    }
  } finally {
    await processor.close()
  }
}
