import type { QueryClient } from '@tanstack/react-query'
import { whenSettled } from '../api/when-settled.ts'
import { sessionState } from '../session/session-store.ts'
import { runChannel } from './realtime.ts'

/** A visitor's page has this long, in milliseconds, to load what it shows before the channel's code is asked for. */
const visitorsWait = 4_000

/** How long, in milliseconds, the channel waits at most for the answers that a page shows. */
const longestWait = 5_000

async function open(queryClient: QueryClient): Promise<void> {
  try {
    const [{ openConnection }, { actOnEvents }] = await Promise.all([
      import('./connection.ts'),
      import('./act-on-events.ts'),
    ])
    actOnEvents(queryClient)
    runChannel(openConnection)
  } catch {
    // The code couldn't be loaded: the line is down or a new version was put up. The page works without.
    window.addEventListener('online', () => void open(queryClient), { once: true })
  }
}

/**
 * Acts on what the live channel brings, and opens it once the page has what it shows: soon for a signed-in person,
 * later for a visitor, whose first page must not share the line with it.
 */
export function startRealtime(queryClient: QueryClient): void {
  let started = false
  const begin = (): void => {
    if (started) return
    started = true
    whenSettled(queryClient, () => void open(queryClient), { longest: longestWait, drawn: false })
  }
  const startIfSignedIn = (): void => {
    if (sessionState.read().token !== null) begin()
  }
  const settled = (): void => {
    startIfSignedIn()
    sessionState.listen(startIfSignedIn)
    setTimeout(begin, visitorsWait)
  }
  if (document.readyState === 'complete') settled()
  else window.addEventListener('load', settled, { once: true })
}
