const mayCarryUtm = /[?&](ref|utm(_\w+)?)=/

async function log(pathname: string, search: string): Promise<void> {
  try {
    const { logVisit } = await import('./log-visit.ts')
    await logVisit(pathname, search)
  } catch {
    // The code couldn't be loaded: the visit goes uncounted.
  }
}

/** Logs the visit this page's address tells of, once the page has been painted. To be called before the address changes. */
export function startAttribution({ document, location }: Window): void {
  const { pathname, search } = location
  if (!mayCarryUtm.test(search)) return
  const begin = (): void => void log(pathname, search)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', () => setTimeout(begin), { once: true })
}
