import { addsUp } from './tax-number-forms.ts'

/** Whom a tax slip is about: who lives in Canada by a SIN or an ITN, who lives in the United States by an SSN, ITIN or EIN. */
export const taxIdentityKinds = ['sin', 'itn', 'ssn', 'itin', 'ein'] as const
export type TaxIdentityKind = (typeof taxIdentityKinds)[number]

interface IdentityForm {
  readonly name: string
  readonly country: 'CA' | 'US'
  /** How many digits each part has, as it is written: `123-45-6789`. */
  readonly parts: readonly [number, number, number] | readonly [number, number]
  readonly between: string
  readonly isRight: (digits: string) => boolean
}

/** Area, group and serial are never all zeros; no area is 666 or above 899 (SSA, POMS RM 10201.035). */
const isSsn = (digits: string) => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)
/** Begins with 9; its fourth and fifth digits are in the ranges that the IRS gives out (IRM 3.21.263). */
const isItin = (digits: string) => /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/.test(digits)

export const taxIdentityForms: Readonly<Record<TaxIdentityKind, IdentityForm>> = {
  sin: {
    name: 'Social insurance number (SIN)',
    country: 'CA',
    parts: [3, 3, 3],
    between: ' ',
    // None is given out that begins with 0 or 8; an ITN begins with 0.
    isRight: (digits) => /^[1-79]/.test(digits) && addsUp(digits),
  },
  itn: {
    name: 'Individual tax number (ITN)',
    country: 'CA',
    parts: [3, 3, 3],
    between: ' ',
    isRight: (digits) => /^0(?!0+$)/.test(digits),
  },
  ssn: { name: 'Social Security number (SSN)', country: 'US', parts: [3, 2, 4], between: '-', isRight: isSsn },
  itin: { name: 'Individual taxpayer number (ITIN)', country: 'US', parts: [3, 2, 4], between: '-', isRight: isItin },
  ein: {
    name: 'Employer identification number (EIN)',
    country: 'US',
    parts: [2, 7],
    between: '-',
    isRight: (digits) => /^(?!00)\d{2}(?!0000000)\d{7}$/.test(digits),
  },
}

/** The kinds of a country's numbers. */
export function taxIdentitiesOf(country: 'CA' | 'US'): TaxIdentityKind[] {
  return taxIdentityKinds.filter((kind) => taxIdentityForms[kind].country === country)
}

/** Its nine digits; or what is wrong with it. */
export function readTaxIdentity(kind: TaxIdentityKind, text: string): { number: string } | { issue: string } {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d{9}$/.test(digits)) return { issue: 'This number has 9 digits' }
  if (!taxIdentityForms[kind].isRight(digits)) return { issue: 'Please check this number: it can’t be right' }
  return { number: digits }
}

/** Nine digits as they are written: `046 454 286`, `12-3456789`. */
export function writtenTaxIdentity(kind: TaxIdentityKind, digits: string): string {
  const { parts, between } = taxIdentityForms[kind]
  let from = 0
  return parts.map((length) => digits.slice(from, (from += length))).join(between)
}

/** `SIN` of `Social insurance number (SIN)`: how it is called where room is short. */
export function shortName(kind: TaxIdentityKind): string {
  return kind.toUpperCase()
}
