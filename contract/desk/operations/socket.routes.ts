import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'

/** One open browser tab. */
export const openSocket = z.object({
  uuid: z.uuid(),
  /** Null: a visitor. */
  user: z.object({ uuid: z.uuid(), full_name: z.string(), email: z.string() }).nullable(),
  source: z.string(),
  page: z.string(),
  /** Since when. */
  created_date: z.iso.datetime(),
  last_seen: z.iso.datetime(),
})
export type OpenSocket = z.infer<typeof openSocket>

const caller = ['super_admin'] as const
const params = z.object({ uuid })

/** E4, of all server processes; newest first unless sorted otherwise. */
export const listSockets = operation({
  name: 'operations.listSockets',
  method: 'GET',
  path: '/sockets',
  summary: 'Who has the product open, where and since when',
  caller,
  query: z.object({
    /** Words of name, email or page. */
    search: searchWords,
    signed_in: z.boolean().optional(),
    pagination: paging(10, ['created_date', 'last_seen', 'page', 'source', 'full_name']),
  }),
  reply: z.object({ sockets: z.array(openSocket), count: z.int() }),
})

/** The browser connects again automatically, as someone whose line fell. */
export const disconnectSocket = operation({
  name: 'operations.disconnectSocket',
  method: 'POST',
  path: '/sockets/{uuid}/disconnect',
  summary: 'End one live connection',
  caller,
  params,
  reply: z.object({}),
  failures: ['404 not_found'],
})

export const reloadRequest = z.enum(['reload_window', 'reload_config', 'reload_session', 'reload_user'])
export type ReloadRequest = z.infer<typeof reloadRequest>

export const reloadSocket = operation({
  name: 'operations.reloadSocket',
  method: 'POST',
  path: '/sockets/{uuid}/reload',
  summary: 'Ask one open browser to reload',
  caller,
  params,
  body: z.object({ event: reloadRequest }),
  reply: z.object({}),
  failures: ['404 not_found'],
})

export const reloadAllSockets = operation({
  name: 'operations.reloadAllSockets',
  method: 'POST',
  path: '/sockets/reload',
  summary: 'Ask every open browser to reload',
  caller,
  body: z.object({ event: reloadRequest }),
  reply: z.object({}),
})
