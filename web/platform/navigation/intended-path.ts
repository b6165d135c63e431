const key = 'talentplace.intended'

/** A kept address, if it is a path of our own site: never another site's. */
export function ownPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null
  const url = URL.parse(value, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : null
}

/** A3.6: remembers where a guest wanted to go, for after signing in. It is gone with the tab. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // A browser that keeps nothing: signing in then leads home.
  }
}

/** Takes the remembered path, once. */
export function takeRememberedPath(): string | null {
  try {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return ownPath(value, location.origin)
  } catch {
    return null
  }
}
