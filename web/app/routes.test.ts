import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRoute } from './pages.tsx'
import { notFoundRoute, routes } from './routes.tsx'

test("A3.4 each route's example leads to it, and its page is where the build looks for it", () => {
  for (const route of routes) {
    if (!('page' in route)) continue
    expect(findRoute(route.example)).toBe(route)
    expect(existsSync(join(import.meta.dirname, '..', route.source))).toBe(true)
  }
})

test('A3.4 any other path is the not-found page', () => {
  for (const path of ['/nope', '/search/a/b', '/client', '/assistants', '/SEARCHES'])
    expect(findRoute(path)).toBe(notFoundRoute)
})

test('A3.3 addresses answer with and without a trailing slash', () => {
  expect(findRoute('/client/signup/')).toBe(findRoute('/client/signup'))
})
