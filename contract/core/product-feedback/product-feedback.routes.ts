import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { humanText } from '../../shared/human-text.ts'

export const productFeedbackForm = z.object({
  message: humanText().min(1).max(4000),
  /** The page it was written on, path only. */
  page: z.string().max(300).regex(/^\//, 'Must be a path').optional(),
})

/** A5.1 'Send Feedback': what a person tells us of the product, kept for staff and mailed to the support mailbox. */
export const sendProductFeedback = operation({
  name: 'notifications.sendProductFeedback',
  method: 'POST',
  path: '/notifications/feedback',
  summary: 'Send feedback on the product',
  caller: 'session',
  body: productFeedbackForm,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['429 too_many'],
})

export const listProductFeedback = operation({
  name: 'notifications.listProductFeedback',
  method: 'GET',
  path: '/notifications/feedback',
  summary: 'Feedback on the product, newest first',
  caller: ['admin_notification.view'],
  readsReplica: true,
  query: z.object({
    /** Words of the message, the sender's name or email. */
    search: searchWords,
    pagination: paging(10, ['created_date']),
  }),
  reply: z.object({
    feedback: z.array(
      z.object({
        uuid: z.uuid(),
        message: z.string(),
        page: z.string().nullable(),
        user: z.object({ uuid: z.uuid(), full_name: z.string(), email: z.string() }).nullable(),
        created_date: z.iso.datetime(),
      }),
    ),
    count: z.int(),
  }),
})
