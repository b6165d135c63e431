import type { ApplicationState } from '@talentplace/contract/applications/application.states'
import { addApplication } from '../rows/add-application.ts'
import type { AccessWorld } from './access-world.ts'

/** The one open application of the assistant of the calls, brought into a state: each call of them is one after the other. */
export async function applicationIn({ database, assistants }: AccessWorld, state: ApplicationState): Promise<string> {
  const virtualassistant_uuid = assistants.own.uuid
  const { rows } = await database.pool.query<{ uuid: string }>(
    `update applications set state = $2 where uuid =
       (select uuid from applications where virtualassistant_uuid = $1 order by created_date desc, uuid desc limit 1)
     returning uuid`,
    [virtualassistant_uuid, state],
  )
  return rows[0]?.uuid ?? addApplication(database, { virtualassistant_uuid, state })
}
