import { z } from 'zod'
import { madeByThread } from '../../shared/made-by-thread.ts'
import { operation } from '../../shared/operation.ts'
import { maxInboundMailBytes } from './discussion-limits.ts'

/**
 * An answer to a mail about a discussion, as the mail server took it: the whole mail (RFC 5322) as the body. `added`: it is a message of
 * the thread. `refused`: its sender is told why by mail. `ignored`: it answers automatically, or is to no address of ours. The same mail
 * again changes nothing.
 */
export const receiveMailReply = operation({
  name: 'discussions.receiveMailReply',
  method: 'POST',
  path: '/webhooks/mail/replies',
  summary: 'An answer by email to a discussion, from our mail server',
  caller: 'anyone',
  sharedSecret: true,
  bytes: { max: maxInboundMailBytes },
  query: z.object({
    /** Whom the mail server delivers it to; left out: whom the mail names. */
    recipient: z.email().max(254).optional(),
  }),
  reply: z.object({ outcome: z.enum(['added', 'refused', 'ignored']) }),
  failures: [...madeByThread, '503 files_away'],
})
