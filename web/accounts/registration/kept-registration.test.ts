import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptRegistration } from './kept-registration.ts'

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
  expect(keptRegistration.keyOf('sam@kerr.test')).toBeNull()
  keptRegistration.keep('Sam@kerr.test', 'key')
  expect(keptRegistration.keyOf(' sam@KERR.test')).toBe('key')
  expect(keptRegistration.keyOf('other@kerr.test')).toBeNull()
  keptRegistration.clear('other@kerr.test')
  expect(keptRegistration.keyOf('sam@kerr.test')).toBe('key')
  keptRegistration.clear('sam@kerr.test')
  expect(keptRegistration.keyOf('sam@kerr.test')).toBeNull()
})
