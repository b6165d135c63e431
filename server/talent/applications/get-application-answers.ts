import { getApplicationAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readOwnApplication } from './lock-application.ts'
import { storedAnswersOf } from './stored-answers.ts'

export function getApplicationAnswersOperation({ database }: { database: Database }) {
  return handle(getApplicationAnswers, async (context) => {
    const { uuid } = await readOwnApplication(database.kysely, signedIn(context).user_uuid)
    return storedAnswersOf(database.kysely, uuid)
  })
}
