import type { AccessCalls } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import { addApplication } from '../testing/rows/add-application.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import type { decidingOperations } from './deciding.operations.ts'

/** Each decision is of an application of its own: it moves the version. */
export function decidingCalls({ database }: AccessWorld): AccessCalls<typeof decidingOperations> {
  return {
    decideApplication: async (_actor, whose) => {
      const body = { version: 1, state: 'interview', note: 'A good start' }
      if (whose === 'absent') return { path: `/applications/${absentUuid}/state`, body }
      const { uuid: virtualassistant_uuid } = await addAssistant(database, { state: 'applicant' })
      const uuid = await addApplication(database, { virtualassistant_uuid, state: 'submitted' })
      return { path: `/applications/${uuid}/state`, body }
    },
  }
}
