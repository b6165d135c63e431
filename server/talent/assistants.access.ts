import sharp from 'sharp'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import type { assistantsOperations } from './assistants.operations.ts'

/** Each change is of an assistant of its own: it moves the version. */
export function assistantsCalls({
  database,
  assistants,
  server,
  tokenOf,
}: AccessWorld): AccessCalls<typeof assistantsOperations> {
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

  /** The one whose profile each of the own calls is about moves on with each of them. */
  async function version(): Promise<number> {
    const own = await database.kysely
      .selectFrom('assistants')
      .select('version')
      .where('uuid', '=', assistants.own.uuid)
      .executeTakeFirstOrThrow()
    return own.version
  }

  /** A week of its own for each call. */
  let weeks = 0
  function week() {
    weeks += 1
    const from = Temporal.PlainDate.from('2027-01-04').add({ weeks })
    return { from_date: from.toString(), until_date: from.add({ days: 4 }).toString() }
  }

  async function away(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid } = await database.kysely
      .insertInto('assistant_time_away')
      .values({
        ...week(),
        virtualassistant_uuid: whose === 'own' ? assistants.own.uuid : assistants.other.uuid,
        created_date: new Date('2026-11-20T15:00:00Z'),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

  /** A picture that the assistant has uploaded. */
  async function picture(): Promise<string> {
    const drawn = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const answer = await server.inject({
      method: 'POST',
      url: '/api/files?name=me.png',
      headers: { authorization: `Bearer ${await tokenOf('assistant')}`, 'content-type': 'image/png' },
      payload: drawn,
    })
    return answer.json<{ uuid: string }>().uuid
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
    getOwnProfile: () => ({ path: '/virtualassistant/profile' }),
    saveOwnProfile: async () => ({
      path: '/virtualassistant/profile',
      body: { version: await version(), blurb: 'Books, kept' },
    }),
    saveOwnIdentification: async () => ({
      path: '/virtualassistant/self_identification',
      body: { version: await version(), agreed: true, ids: [4] },
    }),
    saveOwnPhoto: async () => ({
      path: '/virtualassistant/photo',
      body: { version: await version(), file_uuid: await picture(), left: 0, top: 0, side: 80 },
    }),
    removeOwnPhoto: async () => ({ path: `/virtualassistant/photo?version=${await version()}` }),
    getProfileEdition: (_actor, whose) => ({
      path: `/virtualassistants/${whose === 'absent' ? absentUuid : assistants.own.uuid}/edition`,
    }),
    listTimeAway: () => ({ path: '/virtualassistant/time_away' }),
    addTimeAway: async () => {
      await database.kysely.deleteFrom('assistant_time_away').execute()
      return { path: '/virtualassistant/time_away', body: week() }
    },
    removeTimeAway: async (_actor, whose) => ({ path: `/virtualassistant/time_away/${await away(whose)}` }),
    saveRetentionCase: async (_actor, whose) => ({
      path: `/virtualassistants/retention/${await openCase(whose)}`,
      body: { ...followed, version: 1 },
    }),
  }
}
