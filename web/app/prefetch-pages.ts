import type { QueryClient } from '@tanstack/react-query'
import { whenSettled } from '../platform/api/when-settled.ts'
import { startReads } from '../platform/api/query.ts'
import { storedEntry } from '../platform/browser/stored-entry.ts'
import { followBrowserZone } from '../platform/viewer-zone/browser-zone.ts'
import { sessionState } from '../platform/session/session-store.ts'
import { arrivalReads } from './arrival/arrival-reads.ts'
import { loadPage } from './pages.tsx'

/** Entries of the navigation whose code comes by itself: the first, which are gone to most. */
const maxEntries = 16

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** A person who pays by the byte, or waits long for each, is spared what they may never open. */
function spares(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The path of one of our own pages that a link leads to in this tab, or null. */
function pathOf(element: Element | null): string | null {
  const link = element?.closest('a')
  if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) return null
  return link.pathname
}

const ignore = () => undefined

/** Asks for the code of a page; what fails is asked for again when it is gone to. */
const loadCode = (path: string): Promise<void> => loadPage(path).catch(ignore)

const idle = () =>
  new Promise<void>((begin) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => begin(), { timeout: 2_000 })
    else setTimeout(begin, 200)
  })

const fontsKnown = storedEntry('talentplace.fonts')

/** Lets the fonts come where the first visit's page has gone without them, and remembers that this browser has them. */
function showFonts(): void {
  delete document.documentElement.dataset['fontsLater']
  fontsKnown.write(1)
}

/** The code of the dialog that most pages open, then of what the navigation leads to, each once the browser is idle. */
async function loadWhatMayFollow(): Promise<void> {
  await import('../ui/overlay/dialog-window.tsx').catch(ignore)
  const paths = new Set(Array.from(document.querySelectorAll('nav a'), pathOf))
  for (const path of [...paths].slice(0, maxEntries)) {
    await idle()
    if (path !== null) await loadCode(path)
  }
}

/**
 * A first press finds its page there: the code of what the navigation leads to comes once the present page has what it
 * shows, and that of any other link when it is aimed at; a home's data, too.
 */
export function prefetchPages(queryClient: QueryClient): void {
  // The pointer enters a link once for each of its parts.
  let latest: string | null = null
  const aim = ({ target }: Event): void => {
    const path = target instanceof Element ? pathOf(target) : null
    if (path === latest) return
    latest = path
    if (path === null || path === location.pathname || spares()) return
    void loadCode(path)
    if (path.endsWith('/home')) startReads(queryClient, arrivalReads(path, sessionState.read().user))
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(event, aim, { passive: true })
  whenSettled(queryClient, () => {
    showFonts()
    followBrowserZone()
    // A visitor's first page brings as little as it can (T10): whom it leads on is seen when they aim.
    if (sessionState.read().token !== null && !spares()) void loadWhatMayFollow()
  })
}
