const maxItems = 2
const longestText = 300

function cut(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longestText) return `${value.slice(0, longestText - 1)}…`
  if (Array.isArray(value)) return value.slice(0, maxItems).map(cut)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each)]))
}

/** A reply with two items a list and short texts; parts of it stay whole where it wouldn't fit its schema otherwise. */
export function shortened(reply: unknown, fits: (value: unknown) => boolean): unknown {
  const short = cut(reply)
  if (fits(short) || typeof reply !== 'object' || reply === null || Array.isArray(reply))
    return fits(short) ? short : reply
  const mixed: Record<string, unknown> = { ...reply }
  for (const [key, value] of Object.entries(reply)) {
    mixed[key] = cut(value)
    if (!fits(mixed)) mixed[key] = value
  }
  return mixed
}
