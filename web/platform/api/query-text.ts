type Pairs = [key: string, value: string][]

function addPairs(pairs: Pairs, key: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) pairs.push([`${key}[]`, String(item)])
  } else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) addPairs(pairs, key === '' ? name : `${key}.${name}`, inner)
  } else {
    pairs.push([key, String(value)])
  }
}

/** A query in the specified form: lists as `rids[]=1&rids[]=2`, objects as `pagination.limit=12`; what is absent is left out. */
export function queryText(query: object | undefined): string {
  const pairs: Pairs = []
  addPairs(pairs, '', query)
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
}
