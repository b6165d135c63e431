import { mergePerson } from '@talentplace/contract/talent/people-merges/merge.routes'
import { sql, type Transaction } from 'kysely'
import { dismissPrimaryContact } from '../../accounts/users/primary-contact.ts'
import { entityOf, reachPerson } from '../people/reached-person.ts'
import { recordAudits } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { isForeignKeyBroken } from '../../platform/database/foreign-key-broken.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { mergePlan, type MergePlan } from './merge-plan.ts'
import { handedAccount, handOverAccount } from './merged-account.ts'
import { moveRows, pairOf, type Pair } from './merged-rows.ts'
import { draftsWith, movePools } from './move-pools.ts'
import { detailsOf } from './untaken-details.ts'

/** The subscriptions and drafts in which an assistant is asked, considered, chosen or a back-up: whoever holds them changes those. */
async function projectsAround(transaction: Transaction<Tables>, assistant: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select project_uuid as uuid from va_relationships where virtualassistant_uuid = ${assistant}
    union select project_uuid from seat_back_ups where virtualassistant_uuid = ${assistant}
    union select project_uuid from role_searches where uuid in (
      select role_search_uuid from match_candidates where virtualassistant_uuid = ${assistant})`.execute(transaction)
  return [...rows.map(({ uuid }) => uuid), ...(await draftsWith(transaction, assistant))]
}

interface Versions {
  /** Of the one that goes, as it was seen. */
  readonly version: number
  /** Of the one that stays. */
  readonly into_version: number
}

/** Holds both and what is changed along with them, in the order of locks. @throws HttpError 404, 409 `stale_version` */
async function lockBoth(
  transaction: Transaction<Tables>,
  { kind, goes, stays }: Pair,
  { version, into_version }: Versions,
): Promise<void> {
  if (kind === 'assistant') {
    await lockRows(transaction, 'projects', await projectsAround(transaction, goes))
    await lockRows(transaction, 'va_relationships', [goes], 'virtualassistant_uuid')
  }
  const locked = await lockRows(transaction, kind === 'client' ? 'clients' : 'assistants', [goes, stays])
  const [going, staying] = [goes, stays].map((each) => locked.find(({ uuid }) => uuid === each))
  if (!going || !staying) {
    throw notFound(kind === 'client' ? 'There is no such client.' : 'There is no such assistant.')
  }
  if (going.version !== version || staying.version !== into_version) {
    throw new HttpError(409, 'stale_version', 'One of them was changed by someone else. Look at the merge again.')
  }
}

interface Doing extends Versions {
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** A client's people, held; there is one primary contact, and the one that stays keeps theirs. */
async function lockContacts(transaction: Transaction<Tables>, { kind, goes, stays }: Pair): Promise<string[]> {
  if (kind === 'assistant') return []
  const people = await lockRows(transaction, 'users', [goes, stays], 'client_uuid')
  if (people.some((person) => person.client_uuid === stays && person.is_primary_contact)) {
    await dismissPrimaryContact(transaction, goes, null)
  }
  return people.filter(({ client_uuid }) => client_uuid === goes).map(({ uuid }) => uuid)
}

/** What is left of the one that goes: where it went, and in both histories what it was. */
async function leaveWord(
  transaction: Transaction<Tables>,
  pair: Pair,
  { plan, details, reason, by, at }: Doing & { plan: MergePlan; details: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { kind, goes, stays } = pair
  await transaction
    .insertInto('merged_people')
    .values({
      uuid: goes,
      [kind === 'client' ? 'client_uuid' : 'virtualassistant_uuid']: stays,
      name: plan.goes.name,
      merged_by: by,
      merged_date: at,
    })
    .execute()
  const about = { at, actor_uuid: by, reason }
  await recordAudits(transaction, [
    {
      ...about,
      action: `${kind}.merged`,
      entity: entityOf({ kind, uuid: stays }),
      details: { merged: plan.goes.name, moved: plan.moves, not_taken_over: plan.lost },
    },
    {
      ...about,
      action: `${kind}.merged_away`,
      entity: entityOf({ kind, uuid: goes }),
      details: { name: plan.goes.name, into: plan.stays.name, ...details },
    },
  ])
}

/** Whose sessions are others than before. */
async function merge(transaction: Transaction<Tables>, pair: Pair, doing: Doing) {
  const { kind, goes } = pair
  await lockBoth(transaction, pair, doing)
  const contacts = await lockContacts(transaction, pair)
  const plan = await mergePlan(transaction, pair)
  if (plan.issue) throw new HttpError(409, plan.issue.code, plan.issue.message)
  const account = await handedAccount(transaction, pair)
  const details = await detailsOf(transaction, kind, goes)
  await movePools(transaction, pair)
  await moveRows(transaction, pair)
  await transaction
    .deleteFrom(kind === 'client' ? 'clients' : 'assistants')
    .where('uuid', '=', goes)
    .execute()
  if (account !== null) await handOverAccount(transaction, pair, account)
  await leaveWord(transaction, pair, { ...doing, plan, details })
  if (contacts.length > 0) await announce(transaction, { to: { users: contacts }, event: 'reload_session' })
  return { plan, changed: account === null ? contacts : [account] }
}

export function mergePersonOperation({
  database,
  clock,
  sessions,
}: {
  database: Database
  clock: Clock
  sessions: SessionStore
}) {
  return handle(mergePerson, async (context, { params: { into, ...person }, body }) => {
    const session = signedIn(context)
    await reachPerson(database.kysely, session, { ...person, reach: 'edit' })
    const pair = pairOf(person, into)
    const doing = { ...body, by: session.user_uuid, at: clock.now() }
    const { plan, changed } = await database.kysely
      .transaction()
      .execute((transaction) => merge(transaction, pair, doing))
      .catch((error: unknown) => {
        if (!isForeignKeyBroken(error)) throw error
        throw new HttpError(
          409,
          'stale_version',
          'Something was added to one of them meanwhile. Look at the merge again.',
        )
      })
    for (const each of changed) sessions.evict(each)
    return { uuid: plan.stays.uuid, name: plan.stays.name }
  })
}
