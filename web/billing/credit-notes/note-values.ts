import type { CreditedParts } from '@talentplace/contract/billing/credit-notes/credit-note-form'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'
import { readCents } from '../../platform/formatting/typed-amount.ts'
import type { Issues } from '../../ui/form/issues.ts'

/** A line of the invoice with what is left of it before taxes. */
export interface CreditableLine {
  readonly position: number
  readonly description: string
  readonly left_cents: number
}

/** A credit note as its form holds it. */
export interface NoteValues {
  readonly whole: boolean
  /** By line, as it is typed; empty: nothing of it. */
  readonly amounts: readonly { readonly position: number; readonly amount_cents: string }[]
  readonly reason: string
}

const entered = ({ amounts }: NoteValues) => amounts.filter(({ amount_cents }) => amount_cents.trim() !== '')

/** What of the invoice is taken back, as it is sent. */
export function partsOf(values: NoteValues): CreditedParts {
  if (values.whole) return { lines: null }
  const lines = entered(values).map(({ position, amount_cents }) => ({
    position,
    amount_cents: readCents(amount_cents) ?? 0,
  }))
  return { lines }
}

/** What only the form can tell: an amount that can't be read, or is more than is left of its line. */
export function recordIssues(
  { whole, amounts }: NoteValues,
  lines: readonly CreditableLine[],
  currency: Currency,
): Issues {
  if (whole) return {}
  const issues = amounts.flatMap(({ position, amount_cents }, at) => {
    const cents = amount_cents.trim() === '' ? 0 : readCents(amount_cents)
    const left_cents = lines.find((line) => line.position === position)?.left_cents ?? 0
    const path = `amounts.${at}.amount_cents`
    if (cents === null) return [[path, 'Must be an amount, e.g. 42.50']]
    return cents > left_cents ? [[path, `At most ${formatMoney(left_cents, currency)} is left`]] : []
  })
  return Object.fromEntries(issues)
}
