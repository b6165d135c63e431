import { storedEntry } from '../../../platform/browser/stored-entry.ts'
import type { BrowserPages } from './draft-writer.ts'
import { newUuid } from '../../../platform/browser/new-uuid.ts'

/** How long a reloaded page waits for the page before it to let go of its name, in milliseconds. */
const longestHandover = 500
const stored = storedEntry('talentplace.page', 'tab')
const lockOf = (name: string): string => `talentplace.page.${name}`

/** Where a page isn't served safely there are no locks. */
function readLocks(): LockManager | null {
  return (navigator as Partial<Navigator>).locks ?? null
}

/** Holds a page's name until the page closes; false where another page has it: this one was duplicated from it. */
function requestLock(locks: LockManager, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const lock = locks.request(lockOf(name), { signal: AbortSignal.timeout(longestHandover) }, () => {
      resolve(true)
      return new Promise<never>(() => undefined)
    })
    lock.catch(() => resolve(false))
  })
}

async function claim(): Promise<string> {
  const locks = readLocks()
  const before = stored.read()
  const isFree = typeof before === 'string' && (locks === null || (await requestLock(locks, before)))
  if (isFree) return before
  const name = newUuid()
  if (locks) await requestLock(locks, name)
  stored.write(name)
  return name
}

let own: Promise<string> | null = null

/** The tabs of this browser, by a name each keeps while it is open. */
export const browserPages: BrowserPages = {
  own: () => (own ??= claim()),
  async open(names) {
    const { held = [] } = (await readLocks()?.query()) ?? {}
    const locked = new Set(held.map(({ name }) => name))
    return new Set(names.filter((name) => locked.has(lockOf(name))))
  },
}
