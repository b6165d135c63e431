/**
 * Registrations for sales taxes. A GST/HST account is the business number, RT and four digits (canada.ca, "GST/HST accounts"); the last of its
 * nine digits is a check digit. A QST account has ten digits, TQ and four (revenuquebec.ca, "Validating a QST registration number").
 */
export const taxNumberKinds = ['gst_hst', 'qst'] as const
export type TaxNumberKind = (typeof taxNumberKinds)[number]

/** As they are called on documents and on screen. */
export const taxNumberNames: Readonly<Record<TaxNumberKind, string>> = { gst_hst: 'GST/HST', qst: 'QST' }

/** The taxes that a number is charged under. */
export const taxesOfNumber: Readonly<Record<TaxNumberKind, readonly string[]>> = {
  gst_hst: ['GST', 'HST'],
  qst: ['QST'],
}

/** True where every second digit from the right doubled, and all of them added up, come to tens (Luhn). */
export function addsUp(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const worth = at % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (worth > 9 ? worth - 9 : worth)
  }, 0)
  return sum % 10 === 0
}

interface NumberForm {
  /** Without spaces and dashes: its digits, and its account. */
  readonly form: RegExp
  readonly letters: string
  readonly example: string
  readonly hasCheckDigit: boolean
}

export const taxNumberForms: Readonly<Record<TaxNumberKind, NumberForm>> = {
  gst_hst: { form: /^(\d{9})RT(\d{4})$/, letters: 'RT', example: '123456782 RT0001', hasCheckDigit: true },
  qst: { form: /^(\d{10})TQ(\d{4})$/, letters: 'TQ', example: '1234567890 TQ0001', hasCheckDigit: false },
}

/** A number as it is kept, `123456782 RT0001`; or what is wrong with it. */
export function readTaxNumber(kind: TaxNumberKind, text: string): { number: string } | { issue: string } {
  const { form, letters, example, hasCheckDigit } = taxNumberForms[kind]
  const [, digits = '', account = ''] = form.exec(text.toUpperCase().replaceAll(/[\s-]/g, '')) ?? []
  if (digits === '') return { issue: `A ${taxNumberNames[kind]} number looks like ${example}` }
  if (hasCheckDigit && !addsUp(digits)) return { issue: 'Please check this number: its digits don’t add up' }
  return { number: `${digits} ${letters}${account}` }
}
