import { z } from 'zod'
import { operation } from '../shared/operation.ts'
import { named } from './search.routes.ts'

/** Someone as the home page shows them: no surname, like all a visitor sees. */
export const introduction = z.object({
  uuid: z.uuid(),
  given_name: z.string(),
  avatar_id: z.int(),
  /** The role they are shown for. */
  role: named,
  city: z.string(),
  region: z.string(),
  /** A month. */
  free_hours: z.int(),
  /** The mean of their shown reviews, of five stars, with two decimals; null while there is none. */
  rating: z.number().nullable(),
  feedback_count: z.int(),
})
export type Introduction = z.infer<typeof introduction>

/**
 * Some of the people who can be found, one for each of the roles asked for most: the first of the search for that role
 * and `introductionHours`, whose profile a visitor may open by it. The same for everybody.
 */
export const listIntroductions = operation({
  name: 'matching.listIntroductions',
  method: 'GET',
  path: '/matching/introductions',
  summary: 'A few real assistants for the home page, and how many can be found',
  caller: 'anyone',
  reply: z.object({
    introductions: z.array(introduction).max(6),
    /** Everybody who can be found. */
    count: z.int(),
  }),
  failures: ['503 search_starting'],
})
