import { z } from 'zod'
import { operation } from '../shared/operation.ts'
import { paging } from '../shared/paging.ts'
import { uuid } from '../shared/identifier.ts'
import { testimonial } from '../matching/assistant.routes.ts'

/** B5.7: the shown testimonials about one assistant, newest first. */
export const listFeedback = operation({
  name: 'feedback.listFeedback',
  method: 'GET',
  path: '/feedback',
  summary: 'Client testimonials about an assistant',
  caller: 'anyone',
  query: z.object({ subject_uuid: uuid, pagination: paging(6, ['created_date']) }),
  reply: z.object({ feedback: z.array(testimonial), count: z.int() }),
})
