import { disconnectSocket, reloadAllSockets, reloadSocket } from '@talentplace/contract/operations/socket.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn, type RequestContext } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { announce, announceDisconnect } from '../../platform/realtime/announce.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
}

interface Steering {
  readonly socket: string
  readonly action: 'socket.disconnected' | 'socket.reloaded'
  readonly details?: Record<string, unknown>
}

/** @throws HttpError 404 for one that isn't open, on any process */
async function requireSocket(transaction: Transaction<Tables>, uuid: string): Promise<void> {
  const row = await transaction.selectFrom('open_sockets').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound()
}

/** Tells the processes, and the audit who had them told. */
async function steer(
  { database, clock }: Deps,
  context: RequestContext,
  { socket, action, details = {} }: Steering,
  tell: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<Record<string, never>> {
  await database.kysely.transaction().execute(async (transaction) => {
    await tell(transaction)
    await recordAudit(transaction, {
      at: clock.now(),
      actor_uuid: signedIn(context).user_uuid,
      action,
      entity: `socket:${socket}`,
      details,
    })
  })
  return {}
}

export function disconnectSocketOperation(deps: Deps) {
  return handle(disconnectSocket, (context, { params: { uuid } }) =>
    steer(deps, context, { socket: uuid, action: 'socket.disconnected' }, async (transaction) => {
      await requireSocket(transaction, uuid)
      await announceDisconnect(transaction, uuid)
    }),
  )
}

export function reloadSocketOperation(deps: Deps) {
  return handle(reloadSocket, (context, { params: { uuid }, body }) =>
    steer(deps, context, { socket: uuid, action: 'socket.reloaded', details: body }, async (transaction) => {
      await requireSocket(transaction, uuid)
      await announce(transaction, { to: { sockets: [uuid] }, event: body.event })
    }),
  )
}

export function reloadAllSocketsOperation(deps: Deps) {
  return handle(reloadAllSockets, (context, { body }) =>
    steer(deps, context, { socket: 'all', action: 'socket.reloaded', details: body }, (transaction) =>
      announce(transaction, { to: 'everybody', event: body.event }),
    ),
  )
}
