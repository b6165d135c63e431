import { z } from 'zod'
import { operation } from '../../shared/operation.ts'

/** What the home page counts of the marketplace. Each figure is counted, none is estimated. */
export const getMarketplaceFigures = operation({
  name: 'operations.getMarketplaceFigures',
  method: 'GET',
  path: '/home/figures',
  summary: 'How many assistants can be found, what clients say of them, and the hours worked so far',
  caller: 'anyone',
  reply: z.object({
    /** Who can be found. */
    assistants: z.int(),
    /** Reviews that are shown. */
    reviews: z.int(),
    /** Their mean, 1 to 5, with one decimal; null while there is none. */
    rating: z.number().nullable(),
    /** Whole hours of time that counts. */
    hours_worked: z.int(),
  }),
})
