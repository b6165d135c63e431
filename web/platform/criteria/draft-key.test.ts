import { beforeEach, expect, test, vi } from 'vitest'
import { fixedHistory } from '../navigation/app-history.ts'
import { setAppHistory } from '../navigation/navigator.ts'
import { syncFromUrl, changeCriteria, clearCriteria } from './criteria-store.ts'
import { draftKey } from './draft-key.ts'

/** The storage of one tab. */
function tabStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: tabStorage(), localStorage: tabStorage() })
  setAppHistory(fixedHistory('/search?step=requirements'))
  clearCriteria()
})

test('B1.3 every try to begin a search’s draft has the same key, whatever is chosen in between', () => {
  const key = draftKey()
  changeCriteria({ rids: [3], hours: [20] })
  expect(draftKey()).toBe(key)
})

test('B1.3 a search that has its draft leaves its key behind, and another search has another one', () => {
  const keys = [draftKey()]
  changeCriteria({ uuid: '0198c0de-0000-7000-8000-000000000001' })
  keys.push(draftKey())
  clearCriteria()
  keys.push(draftKey())
  syncFromUrl('/search', '?step=roles&default=books', 'opened')
  keys.push(draftKey())
  expect(new Set(keys).size).toBe(keys.length)
})
