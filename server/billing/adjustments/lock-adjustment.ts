import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'

export type StoredAdjustment = Selectable<Tables['adjustments']>

type Subject = Pick<StoredAdjustment, 'kind' | 'project_uuid' | 'virtualassistant_uuid'>

/**
 * Step: holds whose adjustments they are until the transaction ends: a subscription, or an assistant. Whoever changes an adjustment
 * or puts it on a document holds them first, so that none of it changes meanwhile.
 */
export async function holdSubject(transaction: Transaction<Tables>, subject: Subject): Promise<void> {
  if (subject.kind === 'client') await lockRow(transaction, 'projects', subject.project_uuid ?? '')
  else await lockRow(transaction, 'assistants', subject.virtualassistant_uuid ?? '')
}

/** An adjustment as it is now, with whom it is for held. @throws HttpError 404 */
export async function lockAdjustment(transaction: Transaction<Tables>, uuid: string): Promise<StoredAdjustment> {
  const find = () => transaction.selectFrom('adjustments').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  const seen = await find()
  if (!seen) throw notFound('There is no such adjustment.')
  await holdSubject(transaction, seen)
  const locked = await find()
  // A proposal that was given to someone else meanwhile.
  if (locked?.project_uuid !== seen.project_uuid || locked.virtualassistant_uuid !== seen.virtualassistant_uuid)
    throw stale()
  return locked
}

const stale = () =>
  new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')

/** @throws HttpError 409 `not_proposed`, `stale_version` */
export function rejectOtherProposal({ state, version }: StoredAdjustment, seen: number): void {
  if (state !== 'proposed') {
    const what = adjustmentStates.word(state).toLowerCase()
    throw new HttpError(409, 'not_proposed', `This adjustment is ${what} already. Nothing was changed.`)
  }
  rejectOtherVersion(version, seen)
}

/** @throws HttpError 409 `stale_version` */
export function rejectOtherVersion(version: number, seen: number): void {
  if (version !== seen) throw stale()
}
