import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownPath, rememberPath, takeRememberedPath } from './intended-path.ts'

const origin = 'https://talentplace.test'
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('A3 the remembered path is one of our own site, whole', () => {
  expect(ownPath('/client/projects?sort=name#open', origin)).toBe('/client/projects?sort=name#open')
})

test.each(['//evil.test/x', '//', '/\\evil.test/x', 'https://evil.test/', 'javascript:alert(1)', '', null, 7])(
  'A3 nobody is led to %j after signing in',
  (value) => {
    expect(ownPath(value, origin)).toBeNull()
  },
)

test('A3.6 a guest is led where they wanted to go, once', () => {
  expect(takeRememberedPath()).toBeNull()
  rememberPath('/client/projects?sort=name')
  rememberPath('/client/invoices')
  expect(takeRememberedPath()).toBe('/client/invoices')
  expect(takeRememberedPath()).toBeNull()
})

test('A3.6 what the tab kept before an update of the product is found after it', () => {
  stored.set('talentplace.intended', '/client/invoices')
  expect(takeRememberedPath()).toBe('/client/invoices')
})

test('A3.6 a browser that keeps nothing leads home after signing in', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberPath('/client/invoices')
  expect(takeRememberedPath()).toBeNull()
})
