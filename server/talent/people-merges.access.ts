import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import type { peopleMergesOperations } from './people-merges.operations.ts'

/** An assistant who is there twice, a new one for each call. */
export function peopleMergesCalls({ database, assistants }: AccessWorld): AccessCalls<typeof peopleMergesOperations> {
  const pathOf = async (whose: Whose) => {
    const twice = whose === 'absent' ? absentUuid : (await addAssistant(database, {})).uuid
    return `/people/assistant/${twice}/merge/${assistants.other.uuid}`
  }
  return {
    previewMerge: async (_actor, whose) => ({ path: await pathOf(whose) }),
    mergePerson: async (_actor, whose) => {
      const { version } = await database.kysely
        .selectFrom('assistants')
        .select('version')
        .where('uuid', '=', assistants.other.uuid)
        .executeTakeFirstOrThrow()
      return { path: await pathOf(whose), body: { version: 1, into_version: version, reason: 'The same person' } }
    },
  }
}
