import { getApplicationSkills } from '@talentplace/contract/talent/applications/skills.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readOwnApplication } from './lock-application.ts'
import { storedSkillsOf } from './stored-skills.ts'

export function getApplicationSkillsOperation({ database }: { database: Database }) {
  return handle(getApplicationSkills, async (context) =>
    storedSkillsOf(database.kysely, await readOwnApplication(database.kysely, signedIn(context).user_uuid)),
  )
}
