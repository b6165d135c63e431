import {
  noAnswers,
  type ApplicationAnswers,
  type StoredAnswers,
} from '@talentplace/contract/talent/applications/answers.routes'
import type { ApplicationStep } from '@talentplace/contract/talent/applications/application-steps'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Whether a step of an application is done. */
export async function isDone(database: Kysely<Tables>, uuid: string, step: ApplicationStep): Promise<boolean> {
  const found = await database
    .selectFrom('application_steps')
    .select('step')
    .where('application_uuid', '=', uuid)
    .where('step', '=', step)
    .executeTakeFirst()
  return found !== undefined
}

/** What an application's answers are, as far as they are given. */
export async function readAnswers(
  database: Kysely<Tables>,
  uuid: string,
): Promise<{ answers: ApplicationAnswers; version: number }> {
  const row = await database
    .selectFrom('application_answers')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .executeTakeFirst()
  if (!row) return { answers: noAnswers, version: 0 }
  const { application_uuid: _, version, ...answers } = row
  return { answers, version }
}

export async function storedAnswersOf(database: Kysely<Tables>, uuid: string): Promise<StoredAnswers> {
  const [stored, done] = await Promise.all([readAnswers(database, uuid), isDone(database, uuid, 'apply')])
  return { ...stored, done }
}
