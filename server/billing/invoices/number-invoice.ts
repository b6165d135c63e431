import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Transaction } from 'kysely'
import { closeRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

interface ToNumber {
  readonly uuid: string
  readonly document: Pick<MoneyDocument, 'currency' | 'total_cents'>
  readonly who: 'staff' | 'system'
}

interface Numbered {
  readonly uuid: string
  readonly number: number
}

/** The next numbers of a currency, which nobody else gets before the transaction ends; the first of them. */
async function takeNumbers(
  transaction: Transaction<Tables>,
  currency: MoneyDocument['currency'],
  count: number,
): Promise<number> {
  const { last_number } = await transaction
    .updateTable('invoice_numbers')
    .set({ last_number: sql`last_number + ${count}::int` })
    .where('currency', '=', currency)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number - count + 1
}

/** Drafts with the numbers they get, in their order. */
async function withNumbers<Draft extends ToNumber>(
  transaction: Transaction<Tables>,
  drafts: readonly Draft[],
): Promise<(Draft & Numbered)[]> {
  const numbers = new Map<Draft, number>()
  const byCurrency = Map.groupBy(drafts, ({ document }) => document.currency)
  // Always in one order: two who post in both currencies wait for each other, and never in a circle.
  for (const currency of [...byCurrency.keys()].toSorted()) {
    const those = byCurrency.get(currency) ?? []
    const first = await takeNumbers(transaction, currency, those.length)
    for (const [at, draft] of those.entries()) numbers.set(draft, first + at)
  }
  return drafts.map((draft) => ({ ...draft, number: numbers.get(draft) as number }))
}

/** From now on they are owed; one of nothing is paid at once. */
async function post(transaction: Transaction<Tables>, numbered: readonly (ToNumber & Numbered)[]): Promise<void> {
  const byStatus = Map.groupBy(numbered, ({ document, who }) =>
    invoiceStates.step('draft', document.total_cents === 0 ? 'paid' : 'posted', who),
  )
  for (const [status, those] of byStatus) {
    const given = sql<Numbered>`unnest(${those.map(({ uuid }) => uuid)}::uuid[], ${those.map(({ number }) => number)}::int[])`
    await transaction
      .updateTable('invoices')
      .from(given.as<'given'>(sql`given (uuid, number)`))
      .set((set) => ({ status, number: set.ref('given.number') }))
      .whereRef('invoices.uuid', '=', 'given.uuid')
      .execute()
  }
}

/**
 * Step: posts drafts, each of another subscription: each gets its currency's next number, in their order. The rows of numbers are
 * locked until the transaction ends, so this comes as late in it as can be.
 */
export async function numberInvoices(
  transaction: Transaction<Tables>,
  drafts: readonly (ToNumber & { readonly project_uuid: string })[],
): Promise<Numbered[]> {
  const numbered = await withNumbers(transaction, drafts)
  // The hours of a period begin when nobody is logging time of its subscription: one can be waited for, several can't.
  if (drafts.length > 1) {
    await closeRows(
      transaction,
      'projects',
      drafts.map(({ project_uuid }) => project_uuid),
    )
  }
  await post(transaction, numbered)
  return numbered.map(({ uuid, number }) => ({ uuid, number }))
}

/** Step: posts one draft. */
export async function numberInvoice(transaction: Transaction<Tables>, draft: ToNumber): Promise<number> {
  const numbered = await withNumbers(transaction, [draft])
  await post(transaction, numbered)
  return (numbered[0] as Numbered).number
}
