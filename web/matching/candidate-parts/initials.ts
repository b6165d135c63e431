/** The initials drawn where there is no portrait: of the first and the last part of a name. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part !== '')
  const last = parts.length > 1 ? parts.at(-1) : undefined
  return [parts[0], last]
    .map((part) => (part === undefined ? '' : (Array.from(part)[0] ?? '')))
    .join('')
    .toUpperCase()
}
