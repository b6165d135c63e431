import { sql } from 'kysely'
import { postPartialNote } from '../billing/credit-notes/post-credit-note.ts'
import { recordRefund } from '../billing/refunds/record-refund.ts'
import { settleRefund } from '../billing/refunds/settle-refund.ts'
import { settableClock } from '../platform/clock/clock.ts'
import type { Currency } from '@talentplace/contract/shared/money'
import { createTestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { settleNote } from '../billing/credit-notes/settle-note.ts'
import { lockInvoice } from '../billing/charges/lock-invoice.ts'
import type { DemoDeps } from './demo-subscription-steps.ts'

interface Paid {
  readonly invoice_uuid: string
  readonly payment_uuid: string
  readonly processor_charge_id: string
  readonly currency: Currency
}

const creditedCents = 7_500
const refundedCents = 5_000

/** Two renewals that a card paid, of two clients where there are as many. */
async function paidRenewals({ database }: DemoDeps, projects: readonly string[]): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select invoices.uuid as invoice_uuid, payments.uuid as payment_uuid, processor_charge_id, invoices.currency
    from invoices
    join charges on charges.invoice_uuid = invoices.uuid
    join payments on payments.charge_uuid = charges.uuid
    where invoices.project_uuid = any (${projects}::uuid[]) and invoices.kind = 'renewal' and invoices.status = 'paid'
      and charges.state = 'succeeded' and subtotal_cents - discount_cents > ${creditedCents + refundedCents}
    order by row_number() over (partition by invoices.client_uuid order by invoices.number), invoices.currency, invoices.number
    limit 2`.execute(database.kysely)
  return rows
}

/** A part of a paid invoice is taken back: the client has it as credit. */
async function credit({ database, now: at }: DemoDeps, { invoice_uuid }: Paid, created_by: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const invoice = await lockInvoice(transaction, invoice_uuid)
    const note = {
      invoice_uuid,
      issue_date: at.toISOString().slice(0, 10),
      reason: 'Two hours went into setting up our own tools.',
      created_by,
      at,
    }
    await postPartialNote(transaction, { note, amounts: new Map([[1, creditedCents]]) }, (amounts) =>
      settleNote(transaction, invoice, { amounts, recorded_by: created_by, at }),
    )
  })
}

/** A part of what a card paid is given back. */
async function refund({ database, databaseUrl: url, now: at }: DemoDeps, paid: Paid, asked_by: string): Promise<void> {
  const { invoice_uuid, payment_uuid, processor_charge_id, currency } = paid
  const amount_cents = refundedCents
  const reason = 'A day without an assistant.'
  const uuid = await database.kysely
    .transaction()
    .execute((transaction) =>
      recordRefund(transaction, { payment_uuid, invoice_uuid, amount_cents, reason, asked_by, at }),
    )
  const processor = createTestProcessor({ url, clock: settableClock(at) })
  try {
    const outcome = await processor.refund({ key: uuid, processor_charge_id, amount_cents, currency })
    await database.kysely.transaction().execute((transaction) => settleRefund(transaction, uuid, { outcome, at }))
  } finally {
    await processor.close()
  }
}

/** A credit note that leaves its client a credit, and a refund, of two of these subscriptions; nobody is told of what is past. */
export async function correctInvoices(deps: DemoDeps, projects: readonly string[]): Promise<void> {
  const staff = await deps.database.kysely
    .selectFrom('users')
    .select('uuid')
    .where('email', '=', 'super@demo.test')
    .executeTakeFirst()
  if (!staff) return
  const [first, second] = await paidRenewals(deps, projects)
  if (first) await credit(deps, first, staff.uuid)
  if (second) await refund(deps, second, staff.uuid)
}
