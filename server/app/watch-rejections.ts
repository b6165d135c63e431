import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { notify } from '../core/notifications/notify.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Tables } from '../platform/database/tables.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { personIn } from '../platform/http/server.ts'
import type { Session } from '../platform/sessions/session.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'
import { staffWith } from '../platform/sessions/staff-with.ts'

const hour = 3600
/** Different things that someone may ask for in an hour without them being theirs: stale links, removed drafts. */
const unsuspicious: Limit = { purpose: 'refused object', max: 20, windowSeconds: hour }
const oneAlert: Limit = { purpose: 'refused objects told', max: 1, windowSeconds: hour }

async function notifyStaff(
  transaction: Transaction<Tables>,
  { user_uuid, full_name }: Session,
  at: Date,
): Promise<void> {
  await notify(transaction, {
    users: await staffWith(transaction, 'admin_user.view'),
    type: 'security',
    title: 'Someone keeps asking for what isn’t theirs',
    body: `${full_name} (${user_uuid}) asked for more than ${unsuspicious.max} things within an hour that don’t exist or belong to others. Nothing was shown to them. The log has each request.`,
    icon: 'alert',
    priority: 0,
    at,
  })
}

/** True the first time for this limit and person; false once they are beyond it. */
async function isWithin(admitting: Promise<void>): Promise<boolean> {
  try {
    await admitting
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/**
 * Names in the log each signed-in person who asks for something that isn't there or isn't theirs (404 either way), and
 * tells staff, once an hour and person, of whoever does so with more different things than an honest mistake explains.
 */
export function watchRejections(
  server: FastifyInstance,
  { database, throttle, clock }: { database: Database; throttle: Throttle; clock: Clock },
): void {
  async function count(session: Session, path: string): Promise<void> {
    if (await isWithin(throttle.admitDistinct(unsuspicious, session.user_uuid, path))) return
    if (!(await isWithin(throttle.admit(oneAlert, session.user_uuid)))) return
    server.log.error({ user: session.user_uuid }, 'someone keeps asking for what isn’t theirs')
    await database.kysely.transaction().execute((transaction) => notifyStaff(transaction, session, clock.now()))
  }

  server.addHook('onResponse', (request, reply, done) => {
    done()
    const { session } = request
    if (reply.statusCode !== 404 || !session || request.is404) return
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    request.log.warn({ ...personIn(session), method: request.method, path }, 'refused what isn’t there or isn’t theirs')
    count(session, path).catch((error: unknown) => request.log.warn({ err: error }, 'a refusal could not be counted'))
  })
}
