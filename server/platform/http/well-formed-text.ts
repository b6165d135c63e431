/** A path is told to a caller, so it is cut where it would only be long. */
const longestPath = 200

/**
 * The path of the first text (or key) in a JSON value that PostgreSQL can't keep as it was sent:
 * one with NUL or a lone surrogate. Null when all are fine. Iterative, so depth costs no stack.
 */
export function firstIllFormedText(value: unknown): string | null {
  const pending: { value: unknown; path: string }[] = [{ value, path: '' }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value: current, path } = next
    if (typeof current === 'string') {
      if (current.includes('\0') || !current.isWellFormed()) return path || 'body'
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, child] of Object.entries(current)) {
        if (key.includes('\0') || !key.isWellFormed()) return path || 'body'
        const short = path ? `${path}.${key}`.slice(0, longestPath) : key.slice(0, longestPath)
        pending.push({ value: child, path: short })
      }
    }
  }
  return null
}
