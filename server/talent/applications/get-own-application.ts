import { getOwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { hasStep } from '../../rules/application-status.ts'
import { findOwnApplication } from './lock-application.ts'
import { describeApplication } from './own-application.ts'

export function getOwnApplicationOperation({ database }: { database: Database }) {
  return handle(getOwnApplication, async (context) => {
    const latest = await findOwnApplication(database.kysely, signedIn(context).user_uuid)
    return { application: latest ? await describeApplication(database.kysely, latest, hasStep) : null }
  })
}
