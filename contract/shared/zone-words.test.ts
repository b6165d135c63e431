import { expect, it } from 'vitest'
import { zoneWords } from './zone-words.ts'

it('a zone is said by its city, never by its name in the zone database', () => {
  expect(zoneWords('America/Toronto')).toBe('Toronto time')
  expect(zoneWords('America/St_Johns')).toBe('St. John’s time')
  expect(zoneWords('America/North_Dakota/New_Salem')).toBe('New Salem time')
  expect(zoneWords('Canada/Eastern')).toBe('Eastern time')
  expect(zoneWords('UTC')).toBe('UTC')
})
