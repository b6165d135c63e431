import type { AccessCalls } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import type { peopleBatchesOperations } from './people-batches.operations.ts'

/** A batch that changed nobody is undone like any other. */
export function peopleBatchesCalls({
  database,
  assistants,
  people,
}: AccessWorld): AccessCalls<typeof peopleBatchesOperations> {
  const body = { uuids: [assistants.other.uuid], vsm_uuid: null }
  return {
    previewPeopleBatch: () => ({ path: '/virtualassistants/batches/preview', body: body }),
    applyPeopleBatch: () => ({ path: '/virtualassistants/batches', body: { ...body, reason: 'Moved on' } }),
    undoPeopleBatch: async (_actor, whose) => {
      if (whose === 'absent') return { path: `/virtualassistants/batches/${absentUuid}/undo` }
      const { uuid } = await database.kysely
        .insertInto('people_batches')
        .values({
          done_by: people.get('super admin') ?? '',
          done_date: new Date('2026-11-20T15:00:00Z'),
          changes: '[]',
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      return { path: `/virtualassistants/batches/${uuid}/undo` }
    },
  }
}
