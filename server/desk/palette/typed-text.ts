const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** What is typed, where it is the id of something. */
export function typedUuid(typed: string): string | null {
  return uuid.test(typed) ? typed.toLowerCase() : null
}

/** Digits a number of an invoice is written with at least. */
const digits = 5
const longest = 9

/** The numbers that what is typed may mean: the very one, and those that are written with that beginning. */
export interface TypedNumber {
  readonly currency: 'cad' | 'usd' | null
  readonly exact: number
  readonly from: number
  readonly to: number
}

/** `CAD-00042`, `usd 42`, `42`; null for anything else. */
export function typedInvoiceNumber(typed: string): TypedNumber | null {
  const [, currency, written] = /^(?:(cad|usd)[\s-]*)?(\d+)$/i.exec(typed) ?? []
  if (written === undefined || written.length > longest) return null
  const exact = Number(written)
  const times = 10 ** Math.max(0, digits - written.length)
  return {
    currency: currency === undefined ? null : (currency.toLowerCase() as 'cad' | 'usd'),
    exact,
    from: exact * times,
    to: exact * times + times - 1,
  }
}
