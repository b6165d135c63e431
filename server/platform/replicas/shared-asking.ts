/**
 * Asks for all who want to know at the same time, once: whoever comes while a question is under way gets the answer to
 * the next one, so that each answer was asked for after its asker came.
 */
export function shareAsking<T>(fetch: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null
  let next: Promise<T> | null = null

  function begin(): Promise<T> {
    const pending = fetch().finally(() => {
      if (current === pending) current = null
    })
    current = pending
    return pending
  }

  return () => {
    if (current === null) return begin()
    next ??= current
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = null
        return begin()
      })
    return next
  }
}
