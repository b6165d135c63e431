import { absentUuid, type AccessWorld } from '../../testing/access/access-world.ts'
import type { AccessCalls, Whose } from '../../testing/access/access-call.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import type { assistantsOperations } from './assistants.operations.ts'

/** Each change is of an assistant of its own: it moves the version. */
export function assistantsCalls({ database, assistants }: AccessWorld): AccessCalls<typeof assistantsOperations> {
  const one = async (whose: Whose): Promise<string> =>
    whose === 'absent' ? absentUuid : (await addAssistant(database, { display_name: 'Robin Q.' })).uuid
  const followed = {
    kind: 'risk',
    reason_code: 'pay',
    expected_date: null,
    notice_date: null,
    owner_uuid: null,
    next_contact: null,
  } as const

  async function openCase(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid } = await database.kysely
      .insertInto('retention_cases')
      .values({
        ...followed,
        virtualassistant_uuid: await one(whose),
        opened_date: new Date('2026-11-20T15:00:00Z'),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

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
        role_ids: [2],
        skill_ids: [],
        tool_ids: [],
        probation_ends: null,
      },
    }),
    changeAssistantState: async (_actor, whose) => ({
      path: `/virtualassistants/${await one(whose)}/state`,
      body: { version: 1, state: 'inactive', reason: 'Asked for a break' },
    }),
    listRetentionCases: () => ({ path: '/virtualassistants/retention' }),
    createRetentionCase: async (_actor, whose) => ({
      path: '/virtualassistants/retention',
      body: { ...followed, virtualassistant_uuid: await one(whose) },
    }),
    saveRetentionCase: async (_actor, whose) => ({
      path: `/virtualassistants/retention/${await openCase(whose)}`,
      body: { ...followed, version: 1 },
    }),
  }
}
