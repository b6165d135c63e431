import { expect, it } from 'vitest'
import { isCurrent, markOf } from './build-mark.ts'

const [quick, full] = [{ quick: true }, { quick: false }]

it('production builds again what was built for trying it out, and never the other way round', () => {
  expect(isCurrent(markOf('a', quick), 'a', quick)).toBe(true)
  expect(isCurrent(markOf('a', full), 'a', quick)).toBe(true)
  expect(isCurrent(markOf('a', full), 'a', full)).toBe(true)
  expect(isCurrent(markOf('a', quick), 'a', full)).toBe(false)
})

it('what was built from other sources, or not yet, will not do', () => {
  for (const options of [quick, full]) {
    expect(isCurrent(null, 'a', options)).toBe(false)
    expect(isCurrent(markOf('b', options), 'a', options)).toBe(false)
  }
})
