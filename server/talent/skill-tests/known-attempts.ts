import { skillTestNames, type SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedApplication } from '../applications/lock-application.ts'
import type { Attempt } from './close-attempt.ts'
import { readSkillTestSettings, type SkillTestSettings } from './pass-marks.ts'
import { statusOf } from './test-status.ts'

interface KnownTest extends ReturnType<typeof statusOf> {
  readonly test: SkillTestName
  /** In their order. */
  readonly attempts: readonly Attempt[]
}

export interface KnownTests {
  readonly settings: SkillTestSettings
  readonly tests: Readonly<Record<SkillTestName, KnownTest>>
  readonly attempts: readonly Attempt[]
}

/** The attempts of an application, and what can be done about each test now. */
export async function readKnownTests(
  database: Kysely<Tables>,
  { uuid, state }: Pick<LockedApplication, 'uuid' | 'state'>,
  now: Date,
): Promise<KnownTests> {
  const settings = await readSkillTestSettings(database)
  const attempts = await database
    .selectFrom('skill_test_attempts')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('attempt')
    .execute()
  const allowances = await database
    .selectFrom('skill_test_allowances')
    .select(['test', 'allowed_date'])
    .where('application_uuid', '=', uuid)
    .execute()
  const known = (test: SkillTestName): KnownTest => {
    const own = attempts.filter((each) => each.test === test)
    const allowed = allowances.filter((each) => each.test === test).map(({ allowed_date }) => allowed_date)
    const { retryDays } = settings
    const status = statusOf({ attempts: own, allowed, retryDays, isOpen: isStepOpen('skilltest', state), now })
    return { test, attempts: own, ...status }
  }
  const [typing, english, spreadsheet, judgement] = [
    known('typing'),
    known('english'),
    known('spreadsheet'),
    known('judgement'),
  ]
  return { settings, attempts, tests: { typing, english, spreadsheet, judgement } }
}

/** The four of them, in their order. */
export const inOrder = ({ tests }: KnownTests): KnownTest[] => skillTestNames.map((name) => tests[name])
