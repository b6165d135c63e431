import { storedEntry } from '../../platform/browser/stored-entry.ts'

/**
 * The key of what was registered in this browser, for every tab: the mailed link opens in another one. With the mailed
 * code or link it shows that this is who registered; without them it opens nothing.
 */
const entry = storedEntry('talentplace.registration')

const sameAddress = (one: unknown, other: string) =>
  typeof one === 'string' && one.trim().toLowerCase() === other.trim().toLowerCase()

export const storedRegistration = {
  keep(email: string, key: string): void {
    entry.write({ email, key })
  },
  /** Null: this browser didn't register the address. */
  keyOf(email: string): string | null {
    const { email: registered, key } = (entry.read() ?? {}) as { email?: unknown; key?: unknown }
    return sameAddress(registered, email) && typeof key === 'string' ? key : null
  },
  /** Once its account is signed in to, it has served. */
  clear(email: string): void {
    if (storedRegistration.keyOf(email) !== null) entry.clear()
  },
}
