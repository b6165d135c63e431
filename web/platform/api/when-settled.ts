import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds after which what can wait begins, whatever the page still waits for. */
const longestWait = 15_000

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

/** On a slow machine an answer has come long before it is drawn. */
const isDrawn = () => document.querySelector('main [aria-busy=true]') === null

interface Settling {
  /** Milliseconds. */
  readonly longest?: number
  /** What has come has to be drawn, too: not for what a page that shows a wait may be waiting for. */
  readonly drawn?: boolean
}

/**
 * Begins once the browser is idle and nothing that the page shows is being asked for or waits to be drawn; in any case
 * after `longest` milliseconds.
 */
export function whenSettled(
  queryClient: QueryClient,
  begin: () => void,
  { longest = longestWait, drawn = true }: Settling = {},
): void {
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

  function check(): void {
    if (over) return
    // One answer may lead to the next question.
    if (queryClient.isFetching() > 0) wait()
    else if (!drawn || isDrawn()) end()
    else whenIdle(check)
  }

  function look(): void {
    if (queryClient.isFetching() > 0) return
    unlisten?.()
    whenIdle(check)
  }

  function wait(): void {
    if (over) return
    unlisten = cache.subscribe(look)
    look()
  }

  const timer = setTimeout(end, longest)
  whenIdle(wait)
}
