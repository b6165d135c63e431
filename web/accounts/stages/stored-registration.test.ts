import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedRegistration } from './stored-registration.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the key of a registration is that of its address alone, and goes when that is signed in to', () => {
  expect(storedRegistration.keyOf('sam@kerr.test')).toBeNull()
  storedRegistration.keep('Sam@kerr.test', 'key')
  expect(storedRegistration.keyOf(' sam@KERR.test')).toBe('key')
  expect(storedRegistration.keyOf('other@kerr.test')).toBeNull()
  storedRegistration.clear('other@kerr.test')
  expect(storedRegistration.keyOf('sam@kerr.test')).toBe('key')
  storedRegistration.clear('sam@kerr.test')
  expect(storedRegistration.keyOf('sam@kerr.test')).toBeNull()
})
