import { getSkillTests } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { closeOverdue } from './close-attempt.ts'
import { describeForStaff, findApplication } from './staff-skill-tests.ts'

export function getSkillTestsOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(getSkillTests, async (_context, { params: { uuid } }) => {
    const found = await findApplication(database.kysely, uuid)
    if (!found) return { application_uuid: null, tests: [] }
    await closeOverdue(deps, found.uuid)
    const application = (await findApplication(database.kysely, found.uuid)) ?? found
    return describeForStaff(database.kysely, application, clock.now())
  })
}
