/** More single values than any of our bodies can have; checking each of a million would hold everybody else up. */
const maxValues = 50_000
/** A path is told to the caller, so it is cut where it would only be long. */
const longestPath = 200

interface Part {
  readonly value: unknown
  readonly key: string
  readonly parent: Part | null
}

function pathOf(part: Part | null): string {
  const keys: string[] = []
  for (let step = part; step?.parent; step = step.parent) keys.push(step.key)
  return keys.toReversed().join('.').slice(0, longestPath) || 'body'
}

const isIllFormed = (text: string) => text.includes('\0') || !text.isWellFormed()

/**
 * What is wrong with a JSON body before any schema looks at it, with its path: a text or key that PostgreSQL can't
 * keep as it was sent (NUL, a lone surrogate), or too many values. Null when it is fine. Iterative, so depth costs no
 * stack.
 */
export function bodyError(body: unknown): { path: string; message: string } | null {
  const pending: Part[] = [{ value: body, key: '', parent: null }]
  let values = 0
  for (let part = pending.pop(); part; part = pending.pop()) {
    const { value } = part
    if (typeof value === 'string' && isIllFormed(value))
      return { path: pathOf(part), message: 'must be well-formed text' }
    if (typeof value !== 'object' || value === null) continue
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
    for (const key of keys) {
      values += 1
      if (values > maxValues) return { path: 'body', message: `has more than ${maxValues} values` }
      const name = String(key)
      if (isIllFormed(name)) return { path: pathOf(part), message: 'must be well-formed text' }
      pending.push({ value: (value as Record<string, unknown>)[name], key: name, parent: part })
    }
  }
  return null
}
