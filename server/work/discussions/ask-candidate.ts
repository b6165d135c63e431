import * as t from '@talentplace/contract/work/messages/discussion-errors'
import {
  longestSubject,
  maxQuestionsADay,
  maxThreadsAnHour,
} from '@talentplace/contract/work/discussions/discussion-limits'
import { askCandidate } from '@talentplace/contract/work/discussions/question.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Transaction } from 'kysely'
import { toThreadView } from './read-threads.ts'
import { threadViewer } from './thread-viewer.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { admitWithin, type Throttle } from '../../platform/throttle/throttle.ts'
import { writeMessage } from './write-message.ts'

const limit = { purpose: 'discussion', max: maxThreadsAnHour, windowSeconds: 3600 }
const newCandidates = { purpose: 'candidate asked', max: maxQuestionsADay, windowSeconds: 24 * 3600 }

/** Whom clients find today, and who can answer. @throws HttpError 404, 409 `away` or `no_account` */
async function requireCandidate(transaction: Transaction<Tables>, uuid: string): Promise<{ display_name: string }> {
  const found = await transaction
    .selectFrom('assistants')
    .leftJoin('users', (join) => join.onRef('users.uuid', '=', 'user_uuid').on('users.deleted_date', 'is', null))
    .select(['assistants.display_name', 'away_until', 'users.uuid as account'])
    .where('assistants.uuid', '=', uuid)
    .where('state', 'in', assistantStates.sets.working)
    .executeTakeFirst()
  if (!found) throw notFound(t.notAvailable())
  const { display_name, away_until, account } = found
  if (away_until !== null) {
    throw new HttpError(409, 'away', t.isAway({ name: display_name }))
  }
  if (account === null) {
    throw new HttpError(409, 'no_account', t.noAccount({ name: display_name }))
  }
  return { display_name }
}

/** Step: someone whom the company hasn't asked before; only so many a day. @throws HttpError 429 `too_many_asked` */
async function admitCandidate(transaction: Transaction<Tables>, client_uuid: string, now: Date): Promise<void> {
  try {
    await admitWithin(transaction, { limit: newCandidates, subject: client_uuid }, now)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const message = t.tooManyAsked({ count: maxQuestionsADay })
    throw new HttpError(429, 'too_many_asked', message, { retryAfter: error.retryAfter ?? newCandidates.windowSeconds })
  }
}

interface Requested {
  readonly client_uuid: string
  readonly virtualassistant_uuid: string
  readonly opened_by: string
  readonly now: Date
}

/** Step: the thread of a company and a candidate; it begins with the first question. */
async function threadOf(
  transaction: Transaction<Tables>,
  question: Requested,
): Promise<{ uuid: string; isNew: boolean }> {
  const { client_uuid, virtualassistant_uuid, opened_by, now } = question
  const { display_name } = await requireCandidate(transaction, virtualassistant_uuid)
  const added = await transaction
    .insertInto('discussions')
    .values({
      kind: 'question',
      subject: `Questions for ${display_name}`.slice(0, longestSubject),
      client_uuid,
      virtualassistant_uuid,
      opened_by,
      created_date: now,
    })
    .onConflict((conflict) => conflict.columns(['client_uuid', 'virtualassistant_uuid']).doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (added) return { uuid: added.uuid, isNew: true }
  const { uuid } = await transaction
    .selectFrom('discussions')
    .select('uuid')
    .where('client_uuid', '=', client_uuid)
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  return { uuid, isNew: false }
}

/** Issue 17: a client asks someone a question before hiring them, in the one thread of their company with them. */
export function askCandidateOperation(deps: { database: Database; clock: Clock; throttle: Throttle }) {
  const { database, clock, throttle } = deps
  return handle(askCandidate, async (context, { body: { virtualassistant_uuid, message } }) => {
    const session = signedIn(context)
    const { client_uuid } = session
    if (client_uuid === null) throw notFound(t.noCompany())
    const viewer = threadViewer(session, clock.now())
    const { user_uuid, now } = viewer
    await throttle.admit(limit, user_uuid)
    const uuid = await database.kysely.transaction().execute(async (transaction) => {
      const question = { client_uuid, virtualassistant_uuid, opened_by: user_uuid, now }
      const found = await threadOf(transaction, question)
      await writeMessage(transaction, found.uuid, { ...message, files: [], sender_uuid: user_uuid, at: now })
      if (found.isNew) await admitCandidate(transaction, client_uuid, now)
      return found.uuid
    })
    return toThreadView(database.kysely, viewer, uuid)
  })
}
