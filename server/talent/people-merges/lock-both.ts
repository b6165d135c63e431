import { sql, type Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { draftsWith } from './move-pools.ts'
import type { Pair } from './merged-rows.ts'

/** The subscriptions and drafts in which an assistant is asked, considered, chosen or a back-up: whoever holds them changes those. */
async function projectsAround(transaction: Transaction<Tables>, assistant: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select project_uuid as uuid from va_relationships where virtualassistant_uuid = ${assistant}
    union select project_uuid from seat_back_ups where virtualassistant_uuid = ${assistant}
    union select project_uuid from role_searches where uuid in (
      select role_search_uuid from match_candidates where virtualassistant_uuid = ${assistant})`.execute(transaction)
  return [...rows.map(({ uuid }) => uuid), ...(await draftsWith(transaction, assistant))]
}

export interface Versions {
  /** Of the one that goes, as it was seen. */
  readonly version: number
  /** Of the one that stays. */
  readonly into_version: number
}

/** Holds both and what is changed along with them, in the order of locks. @throws HttpError 404, 409 `stale_version` */
export async function lockBoth(
  transaction: Transaction<Tables>,
  { kind, goes, stays }: Pair,
  { version, into_version }: Versions,
): Promise<void> {
  if (kind === 'assistant') {
    await lockRows(transaction, 'projects', await projectsAround(transaction, goes))
    await lockRows(transaction, 'va_relationships', [goes], 'virtualassistant_uuid')
  }
  const held = await lockRows(transaction, kind === 'client' ? 'clients' : 'assistants', [goes, stays])
  const [going, staying] = [goes, stays].map((each) => held.find(({ uuid }) => uuid === each))
  if (!going || !staying) {
    throw notFound(kind === 'client' ? 'There is no such client.' : 'There is no such assistant.')
  }
  if (going.version !== version || staying.version !== into_version) {
    throw new HttpError(409, 'stale_version', 'One of them was changed by someone else. Look at the merge again.')
  }
}
