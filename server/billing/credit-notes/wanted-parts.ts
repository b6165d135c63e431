import type { CreditedParts } from '@talentplace/contract/billing/credit-notes/credit-note-form'
import { creditableInvoice } from './creditable-invoice.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import {
  creditDocument,
  linesLeft,
  type CreditDocument,
  type CreditedBefore,
  type InvoiceToCredit,
  type LineLeft,
} from '../../rules/credit-of-invoice.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { LockedInvoice } from '../charges/lock-invoice.ts'

interface Wanted {
  readonly left: readonly LineLeft[]
  /** By position; null: all that is left. */
  readonly amounts: ReadonlyMap<number, number> | null
  readonly document: CreditDocument
}

/** @throws HttpError 409 `whole_only` */
function documentOf(invoice: InvoiceToCredit, before: CreditedBefore, amounts: ReadonlyMap<number, number>) {
  try {
    return creditDocument(invoice, before, amounts)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = 'Its taxes can’t be told apart by line. Take back the whole invoice instead.'
    throw new HttpError(409, 'whole_only', message)
  }
}

/** @throws HttpError 400 at `lines` */
function checkedAmounts(
  lines: NonNullable<CreditedParts['lines']>,
  left: readonly LineLeft[],
  max: number,
  money: (cents: number) => string,
) {
  for (const [at, { position, amount_cents }] of lines.entries()) {
    const line = left.find((each) => each.position === position)
    const most_of_line = Math.max(0, line?.left_cents ?? 0)
    if (amount_cents > most_of_line)
      throw invalidField(`lines.${at}.amount_cents`, `At most ${money(most_of_line)} is left`)
  }
  const sum = lines.reduce((total, { amount_cents }) => total + amount_cents, 0)
  if (sum > max) throw invalidField('lines', `At most ${money(max)} is left of the invoice before taxes`)
  return new Map(lines.map(({ position, amount_cents }) => [position, amount_cents]))
}

/**
 * What of an invoice is to be taken back, and what that comes to.
 * @throws HttpError 400 at `lines` for more than is left, 409 `nothing_left`, `whole_only`
 */
export async function wantedParts(
  database: Kysely<Tables>,
  { uuid, currency, status, total_cents }: Pick<LockedInvoice, 'uuid' | 'currency' | 'status' | 'total_cents'>,
  { lines }: CreditedParts,
): Promise<Wanted> {
  const { invoice, before, isUntouched } = await creditableInvoice(database, uuid)
  const left = linesLeft(invoice, before)
  const max = left.reduce((sum, { left_cents }) => sum + left_cents, 0)
  if (status === 'void' || max <= 0) {
    throw new HttpError(409, 'nothing_left', 'Nothing is left of this invoice to take back.')
  }
  if (lines !== null) {
    const amounts = checkedAmounts(lines, left, max, (cents) => moneyText(cents, currency))
    return { left, amounts, document: documentOf(invoice, before, amounts) }
  }
  const all = new Map(left.map(({ position, left_cents }) => [position, left_cents]))
  if (!isUntouched) return { left, amounts: null, document: documentOf(invoice, before, all) }
  const { taxes, subtotal_cents, discount_cents } = invoice
  const before_taxes = subtotal_cents - discount_cents
  const document = {
    lines: [],
    taxes,
    subtotal_cents: before_taxes,
    tax_cents: total_cents - before_taxes,
    total_cents,
  }
  return { left, amounts: null, document }
}
