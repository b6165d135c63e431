import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { timeFlags } from './entry.routes.ts'
import { rejectedTime } from './rejected-time.ts'

const own = { caller: ['virtualassistant'], flag: timeFlags } as const

/** The earliest first, until it is dealt with. `seconds` are those of all of it, whatever the page. */
export const listRejectedTime = operation({
  name: 'time.listRejectedTime',
  method: 'GET',
  path: '/timers/rejected',
  summary: 'What an assistant’s timers ran that could not become an entry',
  ...own,
  query: z.object({ pagination: paging(25, ['from']) }),
  reply: z.object({ rejected: z.array(rejectedTime), count: z.int(), seconds: z.int() }),
})

/** `entered`: its assistant has logged it by hand, for that time or another. Said again it changes nothing. */
export const resolveRejectedTime = operation({
  name: 'time.resolveRejectedTime',
  method: 'PUT',
  path: '/timers/rejected/{uuid}',
  summary: 'Note that rejected time was entered by hand, or dismiss it',
  ...own,
  params: z.object({ uuid }),
  body: z.object({ resolution: z.enum(['entered', 'dismissed']) }),
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found'],
})

/** As many as its assistant was shown, and as long: where something has come or gone meanwhile, 409 `changed` and nothing is dismissed. */
export const dismissRejectedTime = operation({
  name: 'time.dismissRejectedTime',
  method: 'POST',
  path: '/timers/rejected/dismiss',
  summary: 'Dismiss all of an assistant’s rejected time',
  ...own,
  body: z.object({ count: z.int().min(1).max(2_147_483_647), seconds: z.int().min(0).max(2_147_483_647) }),
  reply: z.object({ count: z.int(), seconds: z.int() }),
  failures: ['409 changed'],
})
