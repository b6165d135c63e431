import type { MoneyDocument, MoneyLine } from '@talentplace/contract/billing/prices/quote'
import type { Transaction } from 'kysely'
import { applyAdjustments } from './apply-adjustments.ts'
import { lineText, type TaxedAdjustment } from './waiting-adjustments.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fittingAdjustments } from '../../rules/fitting-adjustments.ts'
import { taxBases, type ExtraLine, type PricedTax } from '../../rules/money-document.ts'

/** An approved adjustment and the line that it is on an invoice. */
export interface AdjustedLine {
  readonly uuid: string
  readonly line: ExtraLine
}

/**
 * The lines of approved adjustments on an invoice that has these lines without them: as far as neither the invoice nor what one of its
 * taxes is on comes to less than nothing, what is left goes on the next one. Each is taxed as it says.
 */
export function adjustedLines(
  waiting: readonly TaxedAdjustment[],
  without: {
    /** But for promotions. */
    lines: readonly MoneyLine[]
    /** What promotions take off. */
    discount_cents: number
    taxes: readonly PricedTax[]
  },
): AdjustedLine[] {
  const { lines, discount_cents, taxes } = without
  const subtotal_cents = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const bases = taxBases(taxes, lines, { subtotal_cents, discount_cents })
  const rooms = [
    { cents: subtotal_cents - discount_cents, counts: () => true },
    ...bases.map(({ base_cents: cents, bears }) => ({
      cents,
      counts: ({ tax_category }: TaxedAdjustment) => bears(tax_category),
    })),
  ]
  return fittingAdjustments(waiting, rooms).map(({ adjustment, amount_cents }) => ({
    uuid: adjustment.uuid,
    line: {
      kind: 'adjustment',
      description: lineText(adjustment, amount_cents),
      role_id: null,
      quantity: 1,
      unit_cents: amount_cents,
      amount_cents,
      tax_category: adjustment.tax_category,
    },
  }))
}

/** Step: the adjustments whose lines a kept document has are applied to it, each once; its subscription is held. */
export async function applyAdjustedLines(
  transaction: Transaction<Tables>,
  {
    invoice_uuid,
    document,
    adjusted,
  }: { invoice_uuid: string; document: MoneyDocument; adjusted: readonly AdjustedLine[] },
  by: { actor_uuid: string | null; at: Date },
): Promise<void> {
  const positionOf = new Map<MoneyLine, number>(document.lines.map((line, at) => [line, at + 1]))
  const lines = adjusted.map(({ uuid, line }) => {
    const position = positionOf.get(line)
    if (position === undefined) throw new Error(`The line of adjustment ${uuid} isn't on the invoice`)
    return { uuid, position, amount_cents: line.amount_cents }
  })
  await applyAdjustments(transaction, { kind: 'invoice', uuid: invoice_uuid }, { lines, ...by })
}
