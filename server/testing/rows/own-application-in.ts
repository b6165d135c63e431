import type { ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import type { TestDatabase } from '../database.ts'
import { addApplication } from './add-application.ts'

/** The latest application of an assistant, brought into a state whatever it was in; its uuid. */
export async function ownApplicationIn(
  database: TestDatabase,
  virtualassistant_uuid: string,
  state: ApplicationState,
): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(
    `update applications set state = $2, submitted_date = null, reapply_date = null
     where uuid = (select uuid from applications where virtualassistant_uuid = $1 order by created_date desc, uuid desc limit 1)
     returning uuid`,
    [virtualassistant_uuid, state],
  )
  const [latest] = rows
  if (latest) return latest.uuid
  await addApplication(database, { virtualassistant_uuid })
  return ownApplicationIn(database, virtualassistant_uuid, state)
}
