interface Configured {
  readonly production: boolean
  readonly smtpUrl: unknown
  readonly supplier: { readonly address: readonly string[]; readonly tax_numbers: readonly unknown[] }
}

/** What works in production and yet misses something that people count on, as whoever starts it reads it. */
export function startWarnings({ production, smtpUrl, supplier }: Configured): string[] {
  if (!production) return []
  const mail = 'SMTP_URL is not set: mail waits in the database and reaches nobody'
  const taxes =
    'SUPPLIER_TAX_NUMBERS is not set: invoices of $100 and more lack the number that clients need to claim the tax back'
  const address =
    'SUPPLIER_ADDRESS is not set: emails lack the postal address that Canada’s anti-spam law asks of commercial ones'
  return [
    ...(smtpUrl === null ? [mail] : []),
    ...(supplier.tax_numbers.length === 0 ? [taxes] : []),
    ...(supplier.address.length === 0 ? [address] : []),
  ]
}
