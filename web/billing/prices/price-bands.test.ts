import { expect, test } from 'vitest'
import { bandHours, priceBands } from './price-bands.ts'

test('D3 bands end one hour before the next begins, each currency its own', () => {
  const bands = priceBands(
    {
      books: [
        { currency: 'cad', bands: [] },
        {
          currency: 'usd',
          bands: [
            { from_hours: 10, hourly_cents: 3200 },
            { from_hours: 20, hourly_cents: 3050 },
          ],
        },
      ],
    },
    'usd',
  )
  expect(bands).toEqual([
    { from_hours: 10, to_hours: 19, hourly_cents: 3200 },
    { from_hours: 20, to_hours: null, hourly_cents: 3050 },
  ])
  expect(bands.map(bandHours)).toEqual(['10 to 19 h', '20 h and more'])
})
