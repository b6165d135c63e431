/** `902 555 0100 ext. 22`: a number as it is dialled. */
export function dialledText(number: string, extension: string): string {
  return extension === '' ? number : `${number} ext. ${extension}`
}
