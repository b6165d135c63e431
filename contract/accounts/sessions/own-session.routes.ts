import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { uuid } from '../../shared/identifier.ts'
import { paging } from '../../shared/paging.ts'

/** A browser in which someone is signed in. */
export const ownSession = z.object({
  uuid: z.uuid(),
  /** `Chrome on Windows`; null: not known. */
  device: z.string().nullable(),
  /** The network address it was begun from; null: not known. */
  address: z.string().nullable(),
  created_date: z.iso.datetime(),
  /** To the hour. */
  last_used: z.iso.datetime(),
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** The present one first, then those used last. */
export const listSessions = operation({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where one is signed in',
  caller: 'session',
  query: z.object({ pagination: paging(10, ['last_used']) }),
  reply: z.object({ sessions: z.array(ownSession), count: z.int() }),
})

export const endSession = operation({
  name: 'accounts.endSession',
  method: 'DELETE',
  path: '/auth/sessions/{uuid}',
  summary: 'Sign out elsewhere',
  caller: 'session',
  params: z.object({ uuid }),
  reply: z.object({}),
  failures: ['404 not_found'],
})

export const endOtherSessions = operation({
  name: 'accounts.endOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign out everywhere else',
  caller: 'session',
  reply: z.object({ ended: z.int() }),
})
