import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { signedIn, type RequestContext } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

export interface SocketDeps {
  readonly database: Database
  readonly clock: Clock
}

interface Steering {
  readonly socket: string
  readonly action: 'socket.disconnected' | 'socket.reloaded'
  readonly details?: Record<string, unknown>
}

/** @throws HttpError 404 for one that isn't open, on any process */
export async function requireSocket(transaction: Transaction<Tables>, uuid: string): Promise<void> {
  const row = await transaction.selectFrom('open_sockets').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound()
}

/** Tells the processes, and the audit who had them told. */
export async function steerSocket(
  { database, clock }: SocketDeps,
  context: RequestContext,
  { socket, action, details = {} }: Steering,
  announce: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<Record<string, never>> {
  await database.kysely.transaction().execute(async (transaction) => {
    await announce(transaction)
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
