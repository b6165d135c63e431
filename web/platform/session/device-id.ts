import { newUuid } from '../browser/new-uuid.ts'
import { storedEntry } from '../browser/stored-entry.ts'

/** Outlives the session: by it a sign-in from this browser is no news. */
const entry = storedEntry('talentplace.device')

/** The random text by which this browser is known again; undefined: it keeps nothing. */
export function deviceId(): string | undefined {
  const stored = entry.read()
  if (typeof stored === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(stored)) return stored
  const id = newUuid()
  entry.write(id)
  return entry.read() === id ? id : undefined
}
