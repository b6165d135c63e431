import { storedEntry } from '../browser/stored-entry.ts'

/** What of a form's values differs from what it began with. */
export function changedValues<Values extends object>(started: Values, entered: Values): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(started))
  const changed = Object.entries(entered).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  return Object.fromEntries(changed) as Partial<Values>
}

/**
 * What a form begins with: what is stored now, and of what was entered before a reload what was changed.
 * @param storedValue as the browser's storage gave it; another version of the product may have written it
 */
export function valuesWithStored<Values extends object>(stored: Values, storedValue: unknown): Values {
  if (typeof storedValue !== 'object' || storedValue === null) return stored
  return { ...stored, ...Object.fromEntries(Object.entries(storedValue).filter(([name]) => name in stored)) }
}

/** What is entered in a form, kept for this tab until it is saved or discarded. */
export interface StoredValues {
  /** What is stored with what was kept. */
  readonly over: <Values extends object>(stored: Values) => Values
  readonly keep: (started: object, entered: object) => void
  readonly clear: () => void
}

/** Keeps what is entered under a name. */
export function storedValues(name: string): StoredValues {
  const entry = storedEntry(name, 'tab')
  return {
    over: (stored) => valuesWithStored(stored, entry.read()),
    keep(started, entered) {
      const changed = changedValues(started, entered)
      if (Object.keys(changed).length === 0) entry.clear()
      else entry.write(changed)
    },
    clear: () => entry.clear(),
  }
}
