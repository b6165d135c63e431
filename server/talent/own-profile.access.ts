import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import type { ownProfileOperations } from './own-profile.operations.ts'

/** Each call is about an assistant of its own, whose changes wait. */
export function ownProfileCalls({ database }: AccessWorld): AccessCalls<typeof ownProfileOperations> {
  async function waiting(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid } = await addAssistant(database, { display_name: 'Robin Q.' })
    await database.kysely
      .insertInto('profile_editions')
      .values({
        virtualassistant_uuid: uuid,
        state: 'waiting',
        display_name: 'Robin S.',
        preferred_pronouns: '',
        blurb: '',
        bio: '',
        sent_date: new Date('2026-11-20T15:00:00Z'),
      })
      .execute()
    return uuid
  }

  return {
    decideProfileEdition: async (_actor, whose) => ({
      path: `/virtualassistants/${await waiting(whose)}/edition`,
      body: { decision: 'approve', version: 1 },
    }),
  }
}
