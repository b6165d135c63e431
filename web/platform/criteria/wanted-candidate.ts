import { storedEntry } from '../browser/stored-entry.ts'

/** Whom a visitor pressed Add Candidate for, before they had an account. */
export interface WantedCandidate {
  readonly uuid: string
  /** As the visitor read it. */
  readonly name: string
}

interface Stored extends WantedCandidate {
  /** When it was wanted, in milliseconds. */
  readonly at: number
}

const storedFor = 60 * 60 * 1000
const entry = storedEntry('talentplace.wanted')

export function rememberWanted({ uuid, name }: WantedCandidate): void {
  entry.write({ uuid, name, at: Date.now() } satisfies Stored)
}

export function clearWanted(): void {
  entry.clear()
}

/** The person of a stored entry, or null: one of another form or more than an hour old is as good as none. */
export function readWanted(value: unknown, now: number): WantedCandidate | null {
  if (typeof value !== 'object' || value === null) return null
  const { uuid, name, at } = value as Partial<Stored>
  if (typeof uuid !== 'string' || typeof name !== 'string' || typeof at !== 'number') return null
  return at <= now && now - at < storedFor ? { uuid, name } : null
}

/** Gives the person who was wanted, once. */
export function takeWanted(): WantedCandidate | null {
  const wanted = readWanted(entry.read(), Date.now())
  clearWanted()
  return wanted
}
