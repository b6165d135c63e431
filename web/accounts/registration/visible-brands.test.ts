import { expect, test } from 'vitest'
import { visibleBrandsNow } from './visible-brands.ts'

test.each([
  [{ own: false, partner: false }, ['own']],
  [{ own: true, partner: false }, ['own']],
  [{ own: false, partner: true }, ['partner']],
  [{ own: true, partner: true }, ['own', 'partner']],
])('B7.2 with accounts %j the logos are %j', (brands, logos) => {
  expect(visibleBrandsNow(brands)).toEqual(logos)
})
