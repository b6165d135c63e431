import { expect, it } from 'vitest'
import { whereItGoes } from './where-it-goes.ts'

it.each([
  ['c', 'a', null],
  ['a', 'c', 'c'],
  ['a', 'b', 'b'],
  ['c', 'b', 'a'],
  ['b', 'b', undefined],
  ['x', 'b', undefined],
])('of a, b, c, %s put where %s is comes behind %s', (moved, over, after) => {
  expect(whereItGoes(['a', 'b', 'c'], moved, over)).toBe(after)
})
