interface Configured {
  readonly production: boolean
  readonly smtpUrl: unknown
  readonly supplier: { readonly tax_numbers: readonly unknown[] }
}

/** What works in production and yet misses something that people count on, as whoever starts it reads it. */
export function startWarnings({ production, smtpUrl, supplier }: Configured): string[] {
  if (!production) return []
  const mail = 'SMTP_URL is not set: mail waits in the database and reaches nobody'
  const taxes =
    'SUPPLIER_TAX_NUMBERS is not set: invoices of $100 and more lack the number that clients need to claim the tax back'
  return [...(smtpUrl === null ? [mail] : []), ...(supplier.tax_numbers.length === 0 ? [taxes] : [])]
}
