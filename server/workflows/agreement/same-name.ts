/** Letters alone: capitals, accents, dots and dashes don’t matter, nor how many spaces there are. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\s]/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')

/** True where someone typed their own name, as people do. */
export function isSameName(typed: string, name: string): boolean {
  return lettersOf(typed) === lettersOf(name)
}
