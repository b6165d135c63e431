import type { MoneyDocument, MoneyLine } from '@talentplace/contract/checkout/quote'
import type { Transaction } from 'kysely'
import { applyAdjustments } from '../../features/adjustments/apply-adjustments.ts'
import { lineText, type WaitingAdjustment } from '../../features/adjustments/waiting-adjustments.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fittingAdjustments } from '../../rules/fitting-adjustments.ts'
import type { ExtraLine } from '../../rules/money-document.ts'

/** An approved adjustment and the line that it is on an invoice. */
export interface AdjustedLine {
  readonly uuid: string
  readonly line: ExtraLine
}

/**
 * The lines of approved adjustments on an invoice that comes to `room_cents` before taxes without them: as far as it stays at nothing
 * or above, what is left goes on the next one. Taxed as the role they are about, otherwise as general assistance.
 */
export function adjustedLines(
  waiting: readonly WaitingAdjustment[],
  { room_cents, tax_categories }: { room_cents: number; tax_categories: ReadonlyMap<number, string> },
): AdjustedLine[] {
  return fittingAdjustments(waiting, room_cents).map(({ adjustment, amount_cents }) => ({
    uuid: adjustment.uuid,
    line: {
      kind: 'adjustment',
      description: lineText(adjustment, amount_cents),
      role_id: null,
      quantity: 1,
      unit_cents: amount_cents,
      amount_cents,
      tax_category: tax_categories.get(adjustment.role_id ?? 0) ?? 'general_assistance',
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
