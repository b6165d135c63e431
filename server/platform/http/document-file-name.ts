/**
 * A6.10: named after the product, what it is and its number or whom it is of: `Talentplace Invoice CAD-00042.pdf`. Letters of any script,
 * digits, dashes and spaces: what every file system takes.
 */
export function documentFileName(
  brand: { readonly name: string },
  title: string,
  format: 'pdf' | 'csv' | 'txt' | 'zip',
): string {
  const words = `${brand.name} ${title}`.replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
  return `${words.replaceAll(/ +/g, ' ').trim()}.${format}`
}
