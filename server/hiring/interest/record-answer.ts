import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import type { InvitationAnswer } from '@talentplace/contract/hiring/interest/interest.routes'
import { sql, type Transaction } from 'kysely'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import { spareHours } from '../../rules/spare-hours.ts'
import { updateMatchingState } from '../../subscriptions/rate-plans/update-matching-state.ts'
import { possibleAnswers } from './possible-answers.ts'
import { assistantProjectRows, type AssistantProjectRow } from './read-assistant-projects.ts'

/** The person's own invitation, its project and its places, which nobody changes meanwhile. */
async function lock(transaction: Transaction<Tables>, about: { uuid: string; user_uuid: string }): Promise<void> {
  const updated = await transaction
    .selectFrom('va_relationships')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .select(['va_relationships.project_uuid', 'virtualassistant_uuid'])
    .where('va_relationships.uuid', '=', about.uuid)
    .where('assistants.user_uuid', '=', about.user_uuid)
    .executeTakeFirst()
  if (!updated) throw notFound()
  await lockRow(transaction, 'projects', updated.project_uuid)
  await lockRow(transaction, 'va_relationships', about.uuid)
  await lockRows(transaction, 'rate_plans', [updated.project_uuid], 'project_uuid')
  await lockRow(transaction, 'assistants', updated.virtualassistant_uuid)
}

/** The row as it is now; undefined once it is nothing of theirs any more. */
async function readOne(
  transaction: Transaction<Tables>,
  uuid: string,
  at: Date,
): Promise<AssistantProjectRow | undefined> {
  return (await assistantProjectRows(transaction, at)).where('uuid', '=', uuid).executeTakeFirst()
}

/** A place left is open again, and its hours are free at once (by trigger). */
async function leaveRatePlan(transaction: Transaction<Tables>, row: AssistantProjectRow): Promise<void> {
  await transaction
    .updateTable('rate_plans')
    .set({ virtualassistant_uuid: null })
    .where('project_uuid', '=', row.project_uuid)
    .where('role_id', '=', row.role_id)
    .where('virtualassistant_uuid', '=', row.assistant_uuid)
    .where('hours_released_date', 'is', null)
    .execute()
}

/** @throws HttpError 409 when the hours have gone elsewhere meanwhile */
async function takeRatePlan(transaction: Transaction<Tables>, row: AssistantProjectRow): Promise<void> {
  const { available_hours_per_month, monthly_hours_committed, must_sign } = await transaction
    .selectFrom('assistants')
    .select(['available_hours_per_month', 'monthly_hours_committed'])
    .select(agreementMissing(sql`assistants.uuid`).as('must_sign'))
    .where('uuid', '=', row.assistant_uuid)
    .executeTakeFirstOrThrow()
  if (must_sign) {
    const message = 'Sign the agreement first: it’s on your home page. Then you can accept.'
    throw new HttpError(409, 'agreement_missing', message)
  }
  if (spareHours(available_hours_per_month, monthly_hours_committed) < row.hours_per_month) {
    throw new HttpError(409, 'hours_taken', 'You have promised these hours elsewhere meanwhile.')
  }
  await sql`
    update rate_plans set virtualassistant_uuid = ${row.assistant_uuid}
    where uuid = (select uuid from rate_plans where project_uuid = ${row.project_uuid} and role_id = ${row.role_id}
      and virtualassistant_uuid is null and hours_released_date is null
      order by rate_start_date desc, uuid limit 1)`.execute(transaction)
}

/**
 * Writes an assistant's answer and what it does to the place. `changed`: false when it is the answer they had given.
 * @throws HttpError 404 for what isn't theirs, 409 for what can't be answered so (any more)
 */
export async function recordAnswer(
  transaction: Transaction<Tables>,
  { uuid, user_uuid, answer, at }: { uuid: string; user_uuid: string; answer: InvitationAnswer; at: Date },
): Promise<{ row: AssistantProjectRow; changed: boolean }> {
  await lock(transaction, { uuid, user_uuid })
  const before = await readOne(transaction, uuid, at)
  if (!before) throw new HttpError(409, 'place_taken', 'Someone else has this place by now, or the project has ended.')
  if (before.interest === answer.interest) return { row: before, changed: false }
  if (!possibleAnswers(before).includes(answer.interest)) {
    throw new HttpError(
      409,
      'answer_stands',
      'Your answer can’t be changed here any more. Write to us if it has to change.',
    )
  }
  // A question about their interest keeps no place.
  if (before.asked_for === 'place') {
    if (answer.interest === 'declined') await leaveRatePlan(transaction, before)
    else if (before.interest === 'declined') await takeRatePlan(transaction, before)
  }
  const declined = answer.interest === 'declined'
  await transaction
    .updateTable('va_relationships')
    .set({
      interest: interestStates.step(before.interest, answer.interest, 'assistant'),
      decline_reason: declined ? answer.decline_reason : null,
      decline_note: declined ? answer.decline_note : '',
      answered_date: at,
      ...(before.interest !== 'asked' && { changed_date: at }),
    })
    .where('uuid', '=', uuid)
    .execute()
  await updateMatchingState(transaction, before.project_uuid, 'assistant')
  const row = await readOne(transaction, uuid, at)
  if (!row) throw new Error(`The answered invitation ${uuid} is gone.`)
  return { row, changed: true }
}
