import { expect, it } from 'vitest'
import { testimonialsPerPage } from './testimonials-per-page.ts'

it('B5.3 shows 3 testimonials a page, 6 on a tablet', () => {
  expect([false, true].map(testimonialsPerPage)).toEqual([3, 6])
})
