import { expect, it } from 'vitest'
import { monthsBefore } from './months-before.ts'

it('months go back over the turn of a year, the newest first', () => {
  expect(monthsBefore('2026-02-01', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
})
