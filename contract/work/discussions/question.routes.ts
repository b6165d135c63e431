import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { discussion, newMessage, switchedOn } from './discussion.routes.ts'

/**
 * One thread of a company and a candidate: a later question goes into the same one, and one sent twice is one. 404 for whoever can’t be
 * found, 409 `away`, `no_account` or `closed`, 429 `too_many_asked` beyond ten new candidates a day.
 */
export const askCandidate = operation({
  name: 'discussions.askCandidate',
  method: 'POST',
  path: '/discussions/questions',
  createsPerDay: 'messages and comments',
  summary: 'Ask a candidate a question before hiring them',
  caller: ['client'],
  flag: switchedOn,
  body: z.object({
    virtualassistant_uuid: uuid,
    message: newMessage.omit({ files: true }).extend({ body: newMessage.shape.body.min(1, 'Required') }),
  }),
  reply: discussion,
  failures: [
    '404 not_found',
    '409 away',
    '409 closed',
    '409 no_account',
    '409 uuid_taken',
    '429 too_many',
    '429 too_many_asked',
  ],
})
