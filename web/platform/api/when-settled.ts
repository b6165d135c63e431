import type { QueryClient } from '@tanstack/react-query'

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

/**
 * Begins once the browser is idle and nothing that the page shows is being asked for any more; in any case after
 * `longest` milliseconds.
 */
export function whenSettled(queryClient: QueryClient, longest: number, begin: () => void): void {
  const cache = queryClient.getQueryCache()
  let over = false
  let unlisten: (() => void) | undefined

  function end(): void {
    if (over) return
    over = true
    unlisten?.()
    clearTimeout(timer)
    begin()
  }

  function look(): void {
    if (queryClient.isFetching() > 0) return
    unlisten?.()
    // One answer may lead to the next question.
    whenIdle(() => (queryClient.isFetching() > 0 ? wait() : end()))
  }

  function wait(): void {
    if (over) return
    unlisten = cache.subscribe(look)
    look()
  }

  const timer = setTimeout(end, longest)
  whenIdle(wait)
}
