/**
 * Addresses of style sheets that didn't come: the line was down while a page was fetched ahead. The bundler asks for each
 * sheet once, so that the page would come without them ever after.
 */
const missed = new Set<string>()

/** Rejects when it doesn't come this time either; then it is among the missed again. */
function loadSheet(href: string): Promise<void> {
  missed.delete(href)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    // As the bundler's own.
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
}

/** Asks for the missed style sheets once more; resolves when all are there. */
export async function loadMissedStyles(): Promise<void> {
  await Promise.all(Array.from(missed, loadSheet))
}

function noteMissed({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  missed.add(target.href)
  target.remove()
}

/** Notes each style sheet that doesn't come, and asks for it again when the line is back. */
export function followMissedStyles(): void {
  document.addEventListener('error', noteMissed, true)
  window.addEventListener('online', () => void loadMissedStyles().catch(() => undefined))
}
