import type { TestDatabase } from '../database.ts'

/** The browser tab in which attempts that are added here go on. */
export const attemptTab = '01940000-0000-7000-8000-00000000a7ab'

interface Added {
  readonly application_uuid: string
  /** It has ended, and wasn’t passed. */
  readonly failed?: boolean
}

/** Adds an attempt at written English with one question, begun on 2026-11-20 at 15:00 UTC; the first option is right. */
export async function addSkillTestAttempt(
  { kysely }: TestDatabase,
  { application_uuid, failed = false }: Added,
): Promise<string> {
  const began = new Date('2026-11-20T15:00:00Z')
  const before = await kysely
    .selectFrom('skill_test_attempts')
    .select('uuid')
    .where('application_uuid', '=', application_uuid)
    .execute()
  const { uuid } = await kysely
    .insertInto('skill_test_attempts')
    .values({
      application_uuid,
      test: 'english',
      attempt: before.length + 1,
      seed: 1,
      started_date: began,
      deadline: new Date(began.getTime() + 720_000),
      last_seen: began,
      tab_uuid: attemptTab,
      pass_score: 70,
      ...(failed && { finished_date: began, ended_by: 'applicant', score: 0, passed: false, seconds_used: 0 }),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('skill_test_answers')
    .values({
      attempt_uuid: uuid,
      place: 1,
      item_id: 'english-words-their',
      item_version: 1,
      topic: 'words',
      asked: JSON.stringify({ kind: 'choice', prompt: 'Which one?', options: ['their', 'there'] }),
      solution: JSON.stringify({ kind: 'choice', right: 0 }),
      points: failed ? 0 : null,
    })
    .execute()
  return uuid
}
