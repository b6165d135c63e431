import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import {
  answersOf,
  changedAnswers,
  type RequirementAnswers,
} from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

interface Given {
  readonly project_uuid: string
  readonly user_uuid: string
  readonly answers: RequirementAnswers
  readonly submit: boolean
  /** The revision the answers began from. */
  readonly base_revision: number
  readonly at: Date
}

/** The newest version; `version` and `revision` are 0 where there is none. */
async function newestOf(transaction: Transaction<Tables>, projectUuid: string) {
  const row = await transaction
    .selectFrom('project_requirements')
    .select(['version', 'revision', 'status', 'answers'])
    .where('project_uuid', '=', projectUuid)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { version = 0, revision = 0, status = null, answers = {} } = row ?? {}
  return { version, revision, status, answers: answersOf(answers as Readonly<Record<string, unknown>>) }
}

type Newest = Awaited<ReturnType<typeof newestOf>>

async function changeDraft(transaction: Transaction<Tables>, newest: Newest, given: Given): Promise<number> {
  const { project_uuid, user_uuid, answers, submit, at } = given
  await transaction
    .updateTable('project_requirements')
    .set({
      revision: newest.revision + 1,
      answers: JSON.stringify(answers),
      changed_by: user_uuid,
      changed_date: at,
      ...(submit && {
        status: requirementStates.step('draft', 'submitted', 'client'),
        submitted_by: user_uuid,
        submitted_date: at,
      }),
    })
    .where('project_uuid', '=', project_uuid)
    .where('version', '=', newest.version)
    .execute()
  return newest.version
}

async function startVersion(transaction: Transaction<Tables>, newest: Newest, given: Given): Promise<number> {
  const { project_uuid, user_uuid, answers, submit, at } = given
  const version = newest.version + 1
  await transaction
    .insertInto('project_requirements')
    .values({
      project_uuid,
      version,
      revision: newest.revision + 1,
      answers: JSON.stringify(answers),
      created_by: user_uuid,
      created_date: at,
      changed_by: user_uuid,
      changed_date: at,
      ...(submit && { status: 'submitted', submitted_by: user_uuid, submitted_date: at }),
    })
    .execute()
  return version
}

/**
 * Step: keeps answers as the project's draft, which begins anew after each version that was sent; `submit` sends it.
 * The project is held by the caller, so that two saves come one after the other. Gives the version that was sent;
 * null where nothing was.
 *
 * @throws HttpError 409 `requirements_changed` for answers that began from another revision than the stored one
 */
export async function storeAnswers(transaction: Transaction<Tables>, given: Given): Promise<number | null> {
  const newest = await newestOf(transaction, given.project_uuid)
  const isSame = changedAnswers(newest.answers, given.answers).length === 0
  // Said before, by a call whose answer was lost or a second press: nothing is to do, however old its revision.
  if (isSame && !(given.submit && newest.status === 'draft')) return null
  if (newest.revision !== given.base_revision) {
    throw new HttpError(409, 'requirements_changed', t.changedElsewhere())
  }
  const store = newest.status === 'draft' ? changeDraft : startVersion
  const version = await store(transaction, newest, given)
  return given.submit ? version : null
}
