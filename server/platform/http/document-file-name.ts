/**
 * A6.10: named after the product, what it is and its number: `Talentplace Invoice CAD-00042.pdf`. Only what a header can
 * carry: letters, digits, dashes, spaces.
 */
export function documentFileName(
  brand: { readonly name: string },
  title: string,
  format: 'pdf' | 'csv' | 'txt' | 'zip',
): string {
  return `${`${brand.name} ${title}`.replaceAll(/[^\w -]/g, '')}.${format}`
}
