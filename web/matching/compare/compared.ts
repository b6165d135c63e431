import { useSyncExternalStore } from 'react'
import { storedEntry } from '../../platform/browser/stored-entry.ts'
import { createStore } from '../../platform/browser/store.ts'

/** As many as fit beside each other. */
export const maxCompared = 4

/** Someone who is chosen to be compared. */
export interface Compared {
  readonly uuid: string
  readonly name: string
}

const entry = storedEntry('talentplace.compare', 'tab')
const nobody: readonly Compared[] = []

/** What was kept, as far as it has the form it was written in. */
export function readCompared(stored: unknown): readonly Compared[] {
  if (!Array.isArray(stored)) return nobody
  const people = stored as (Partial<Record<keyof Compared, unknown>> | null)[]
  return people
    .flatMap((each) => {
      const { uuid, name } = each ?? {}
      return typeof uuid === 'string' && typeof name === 'string' ? [{ uuid, name }] : []
    })
    .slice(0, maxCompared)
}

const compared = createStore(readCompared(entry.read()))

function keep(people: readonly Compared[]): void {
  entry.write(people)
  compared.replace(people)
}

/** Those chosen in this tab, in the order in which they were. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(compared.listen, compared.read, () => nobody)

/** Chooses someone, or no longer. Nobody more than fit. */
export function toggleCompared(person: Compared): void {
  const present = compared.read()
  const others = present.filter(({ uuid }) => uuid !== person.uuid)
  if (others.length < present.length) return keep(others)
  if (present.length < maxCompared) keep([...present, person])
}

export const clearCompared = (): void => keep(nobody)
