import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { centsText, readSignedCents } from '../../../platform/formatting/typed-amount.ts'

type HandKind = 'bonus' | 'adjustment'

/** A line that staff write, as it is typed. `key` tells rows apart while they are added and removed. */
export interface LineDraft {
  readonly key: number
  readonly kind: HandKind
  readonly description: string
  /** Below nothing with a minus. */
  readonly amount: string
}

interface HandLine {
  readonly kind: HandKind
  readonly description: string
  readonly amount_cents: number
}

/** What staff have written on a draft; approved adjustments come besides. */
export function draftsOf({ lines }: Pick<Bill, 'lines'>): LineDraft[] {
  return lines.flatMap(({ kind, description, amount_cents, adjustment_uuid }, key) =>
    kind === 'time' || adjustment_uuid !== null ? [] : [{ key, kind, description, amount: centsText(amount_cents) }],
  )
}

/** An empty line behind the others. */
export function withLine(drafts: readonly LineDraft[]): LineDraft[] {
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1
  return [...drafts, { key, kind: 'bonus', description: '', amount: '' }]
}

/** What is sent; an amount that can't be read is 0, and told by `lineIssue`. */
export function linesOf(drafts: readonly LineDraft[]): HandLine[] {
  return drafts.map(({ kind, description, amount }) => ({
    kind,
    description,
    amount_cents: readSignedCents(amount) ?? 0,
  }))
}

/** The first thing that is wrong with what is typed, in words for all lines. */
export function lineIssue(drafts: readonly LineDraft[]): string | null {
  for (const { kind, description, amount } of drafts) {
    const cents = readSignedCents(amount)
    if (isInvisible(description)) return 'Each line says what it is for'
    if (cents === null || cents === 0) return 'Each line has an amount, for example 50.00 or -12.50'
    if (kind === 'bonus' && cents < 0) return 'A bonus must be more than nothing'
  }
  return null
}
