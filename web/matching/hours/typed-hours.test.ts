import { expect, it } from 'vitest'
import { readTypedHours } from './typed-hours.ts'

it('B3.4 reads whole hours typed freely, 59 among them', () => {
  expect(readTypedHours('59')).toBe(59)
  expect(readTypedHours(' 10 ')).toBe(10)
  expect(readTypedHours('744')).toBe(744)
})

it('B3.2 refuses hours below 10, fractions, more than a month has, and anything else', () => {
  for (const text of ['9', '0', '-20', '10.5', '1e3', '745', '', 'ten']) expect(readTypedHours(text)).toBeNull()
})
