/**
 * A6.10: named after the product, `Invoice` and the number. Only what a header can carry: letters, digits, dashes, spaces.
 */
export function invoiceFileName(brand: { readonly name: string }, number: string, format: 'pdf' | 'csv'): string {
  return `${`${brand.name} Invoice ${number}`.replaceAll(/[^\w -]/g, '')}.${format}`
}
