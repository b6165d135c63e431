import { expect, test } from 'vitest'
import { ownPath } from './intended-path.ts'

const origin = 'https://talentplace.test'

test('A3 the remembered path is one of our own site, whole', () => {
  expect(ownPath('/client/projects?sort=name#open', origin)).toBe('/client/projects?sort=name#open')
})

test.each(['//evil.test/x', '/\\evil.test/x', 'https://evil.test/', 'javascript:alert(1)', '', null, 7])(
  'A3 nobody is led to %j after signing in',
  (value) => {
    expect(ownPath(value, origin)).toBeNull()
  },
)
