import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { uuid } from '../../shared/identifier.ts'
import { testimonial } from '../../matching/assistant.routes.ts'
import { searchQuery } from '../../matching/search.routes.ts'

/**
 * B5.7: the shown testimonials, newest first: about one assistant, or (B7.1, the sign-up page) about whomever. A visitor's
 * call about one carries the page's search and sees those of its first three people (else 401 `sign_in_to_see`); about
 * whomever a visitor sees the first three.
 */
export const listFeedback = operation({
  name: 'feedback.listFeedback',
  method: 'GET',
  path: '/feedback',
  summary: 'Client testimonials, of an assistant or of all',
  caller: 'anyone',
  query: searchQuery.extend({
    subject_uuid: uuid.optional(),
    /** Only those with at least so many stars. */
    least_rating: z.int().min(1).max(5).default(1),
    pagination: paging(6, ['created_date']),
  }),
  reply: z.object({ feedback: z.array(testimonial), count: z.int() }),
  failures: ['401 sign_in_to_see', '429 too_many', '429 too_many_searches', '503 search_starting'],
})
