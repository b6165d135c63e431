import { readStep } from './criteria-address.ts'
import { emptyCriteria, type StoredCriteria } from './empty-criteria.ts'

/** What entries written before these were kept lack. */
const later: ReadonlySet<keyof StoredCriteria> = new Set(['alternates', 'not_meant'] as const)

/** The stored choices as far as they have the form they were written in: an entry of another version is dropped whole. */
export function readStoredCriteria(value: unknown): StoredCriteria | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Partial<StoredCriteria>
  const sameForm = (Object.keys(emptyCriteria) as (keyof StoredCriteria)[]).every((key) => {
    const empty = emptyCriteria[key]
    if (later.has(key) && stored[key] === undefined) return true
    if (empty === null) return stored[key] === null || ['string', 'number'].includes(typeof stored[key])
    return (
      typeof stored[key] === typeof empty && Array.isArray(stored[key]) === Array.isArray(empty) && stored[key] !== null
    )
  })
  if (!sameForm || readStep(stored.step ?? null) === null) return null
  const groups = Object.keys(emptyCriteria.keywords) as (keyof StoredCriteria['keywords'])[]
  if (!groups.every((group) => Array.isArray(stored.keywords?.[group]))) return null
  return { ...emptyCriteria, ...stored }
}
