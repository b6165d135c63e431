import type { AccessCalls } from '../../testing/access/access-call.ts'
import type { AccessWorld } from '../../testing/access/access-world.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import type { applicationsOperations } from './applications.operations.ts'

export function applicationsCalls({ database, assistants }: AccessWorld): AccessCalls<typeof applicationsOperations> {
  /** One each; the assistant of the calls has applied once. */
  async function applied(): Promise<void> {
    const one = await database.kysely
      .selectFrom('applications')
      .select('uuid')
      .where('virtualassistant_uuid', '=', assistants.own.uuid)
      .executeTakeFirst()
    if (!one) await addApplication(database, { virtualassistant_uuid: assistants.own.uuid })
  }

  return {
    getOwnApplication: async () => {
      await applied()
      return { path: '/applications/self' }
    },
  }
}
