import type { z } from 'zod'

type Values = Readonly<Record<string, unknown>>
type Rule = readonly [field: string, message: string, holds: (values: Values) => boolean]

const given = (value: unknown) => value !== null && value !== undefined

/** D3: what of a promotion belongs together. */
const rules: readonly Rule[] = [
  ['value', 'At most 100%', ({ type, value }) => type !== 'percentage' || Number(value) <= 100_000],
  ['value', 'At most 744 hours', ({ type, value }) => type !== 'hours' || Number(value) <= 744],
  ['currency', 'Required', ({ type, currency }) => type !== 'cents_amount' || given(currency)],
  ['currency', 'Only an amount has a currency', ({ type, currency }) => type === 'cents_amount' || !given(currency)],
  ['months', 'Required', ({ duration, months }) => duration !== 'repeating' || given(months)],
  [
    'months',
    'Only a repeating promotion has months',
    ({ duration, months }) => duration === 'repeating' || !given(months),
  ],
  [
    'redeemable_until',
    'Must be after it begins',
    ({ redeemable_from, redeemable_until }) =>
      !given(redeemable_until) || Date.parse(String(redeemable_until)) > Date.parse(String(redeemable_from)),
  ],
]

/** A form of a promotion, with the rules between its fields. */
export function completePromotion<Form extends z.ZodObject>(form: Form): Form {
  return rules.reduce((ruled, [field, message, holds]) => ruled.refine(holds, { path: [field], message }), form)
}
