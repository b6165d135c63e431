import { expect, it } from 'vitest'
import { isLoadError } from './failure-boundary.tsx'

it.each([
  ['a script in Chrome', new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  ['a script in Firefox', new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  ['a script in Safari', new TypeError('Importing a module script failed.'), true],
  ['styles', new Error('Unable to preload CSS for /assets/a.css'), true],
  ['a fault of ours', new TypeError("Cannot read properties of undefined (reading 'roles')"), false],
  ['another fault', new Error('Too many re-renders.'), false],
  ['nothing', null, false],
])('a page that cannot come is told from one that failed: %s', (_what, error, expected) => {
  expect(isLoadError(error)).toBe(expected)
})
