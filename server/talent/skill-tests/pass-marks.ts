import type { SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export interface PassMark {
  readonly pass_score: number
  /** Of typing alone. */
  readonly pass_accuracy: number | null
}

export interface SkillTestSettings {
  readonly marks: Readonly<Record<SkillTestName, PassMark>>
  readonly retryDays: number
}

/** As they are configured; whatever was deleted has its usual value. */
export async function readSkillTestSettings(database: Kysely<Tables>): Promise<SkillTestSettings> {
  const rows = await database
    .selectFrom('configurations')
    .select(['name', 'value'])
    .where('name', 'like', 'setting.skill-test-%')
    .execute()
  const stored = new Map(rows.map(({ name, value }) => [name, Number(value)]))
  const setting = (name: string, usual: number) => stored.get(`setting.skill-test-${name}`) ?? usual
  const percent = (name: string, usual: number) => ({
    pass_score: setting(`${name}-percent`, usual),
    pass_accuracy: null,
  })
  return {
    marks: {
      typing: { pass_score: setting('typing-wpm', 40), pass_accuracy: setting('typing-accuracy', 92) },
      english: percent('english', 70),
      spreadsheet: percent('spreadsheet', 60),
      judgement: percent('judgement', 60),
    },
    retryDays: setting('retry-days', 7),
  }
}
