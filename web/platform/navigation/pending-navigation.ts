import { parsePath } from 'react-router'
import { createStore } from '../browser/store.ts'

/** True while a page that was asked for without a connection waits for it. */
export const navigationIsPending = createStore(false)

/** What a page is gone to by, as far as it may have to wait. */
interface Line extends Pick<Window, 'addEventListener'> {
  readonly location: Pick<Location, 'pathname'>
  readonly navigator: Pick<Navigator, 'onLine'>
}

/**
 * Keeps a person who asks for another page while there is no connection on the one they are at, as the next could only
 * show that it has nothing; and goes there when the connection is back, unless they have gone elsewhere or begun to type
 * meanwhile. Pages they were at have what they showed: those open. Returns what asks whether an address waits; `go`:
 * what goes there.
 */
export function pendingNavigation(line: Line): (href: string, go: () => void) => boolean {
  const seen = new Set<string>()
  let later: (() => void) | null = null
  const setPending = (go: (() => void) | null): void => {
    later = go
    navigationIsPending.replace(go !== null)
  }
  const leave = (): void => setPending(null)
  line.addEventListener('online', () => {
    const go = later
    leave()
    go?.()
  })
  line.addEventListener('popstate', leave)
  line.addEventListener('input', leave)
  return (href, go) => {
    const { pathname } = line.location
    seen.add(pathname)
    const { pathname: wanted = pathname } = parsePath(href)
    const waits = !line.navigator.onLine && wanted !== pathname && !seen.has(wanted)
    setPending(waits ? go : null)
    return waits
  }
}
