import { absentUuid, type AccessWorld } from '../../testing/access/access-world.ts'
import type { AccessCalls, Whose } from '../../testing/access/access-call.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import type { assistantsOperations } from './assistants.operations.ts'

/** Each change is of an assistant of its own: it moves the version. */
export function assistantsCalls({ database, assistants }: AccessWorld): AccessCalls<typeof assistantsOperations> {
  const one = async (whose: Whose): Promise<string> =>
    whose === 'absent' ? absentUuid : (await addAssistant(database, { display_name: 'Robin Q.' })).uuid
  return {
    searchVirtualAssistants: () => ({ path: '/virtualassistants/search?list=active' }),
    getVirtualAssistant: (_actor, whose) => ({
      path: `/virtualassistants/${whose === 'absent' ? absentUuid : assistants.own.uuid}`,
    }),
    saveVirtualAssistant: async (_actor, whose) => ({
      path: `/virtualassistants/${await one(whose)}`,
      body: {
        version: 1,
        display_name: 'Robin R.',
        preferred_pronouns: '',
        blurb: '',
        bio: '',
        available_hours_per_month: 60,
        role_ids: [1],
        skill_ids: [],
        tool_ids: [],
        probation_ends: null,
      },
    }),
    changeAssistantState: async (_actor, whose) => ({
      path: `/virtualassistants/${await one(whose)}/state`,
      body: { version: 1, state: 'inactive', reason: 'Asked for a break' },
    }),
  }
}
