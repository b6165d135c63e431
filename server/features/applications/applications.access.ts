import type { AccessCalls } from '../../testing/access/access-call.ts'
import { applicationIn } from '../../testing/access/access-applications.ts'
import { absentUuid, assistantOf, type AccessWorld } from '../../testing/access/access-world.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import type { applicationsOperations } from './applications.operations.ts'

export function applicationsCalls(world: AccessWorld): AccessCalls<typeof applicationsOperations> {
  const { database, assistants } = world
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
    listScorecards: (_actor, whose) => ({ path: `/virtualassistants/${assistantOf(world, whose).uuid}/scorecards` }),
    saveScorecard: async (_actor, whose) => {
      const uuid = whose === 'absent' ? absentUuid : await applicationIn(world, 'interview')
      await database.pool.query('delete from application_scorecards')
      const scores = { communication: 4, reliability: 4, skills: 4, setup: 4, motivation: 4 }
      return {
        path: `/applications/${uuid}/scorecard`,
        body: { scores, recommendation: 'advance', notes: '', version: 0 },
      }
    },
  }
}
