import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import { absentUuid, assistantOf, secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { matchingOperations } from './matching.operations.ts'

export function matchingCalls(world: AccessWorld): AccessCalls<typeof matchingOperations> {
  const { database } = world
  let tools = 0
  const noId = 2_000_000_000

  const unused: number[] = []

  /** A tool of its own for one call. Many are made at once: the server reads all its words again after each change of them. */
  async function tool(whose: Whose): Promise<number> {
    if (whose === 'absent') return noId
    if (unused.length === 0) {
      const { rows } = await database.pool.query<{ id: number }>(
        `insert into tools (id, slug, value, category)
         select 1000000 + n, 'access-' || n, $1 || ' ' || n, 'Access' from generate_series($2::int + 1, $2::int + 60) n returning id`,
        [secret, tools],
      )
      tools += rows.length
      unused.push(...rows.map(({ id }) => id))
    }
    return unused.pop() ?? noId
  }

  async function unknownWord(whose: Whose): Promise<string> {
    if (whose !== 'absent') {
      await database.pool.query(
        `insert into unknown_words (word) values ('access') on conflict (word) do update set dismissed_date = null`,
      )
    }
    return whose === 'absent' ? 'nobody entered it' : 'access'
  }

  /** A shared list of its own for one call. */
  async function list(actor: Actor, whose: Whose): Promise<{ uuid: string; key: string }> {
    const share_key = randomBytes(16).toString('base64url')
    if (whose === 'absent') return { uuid: absentUuid, key: share_key }
    const client_uuid = (actor === 'other client') === (whose === 'own') ? world.clients.birch : world.clients.maple
    const made = { uuid: randomUUID(), client_uuid, name: secret, share_key, created_date: new Date() }
    const { uuid } = await database.kysely
      .insertInto('candidate_lists')
      .values({ ...made, created_by: world.people.get('admin') ?? '', assistants: [world.assistants.own.uuid] })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return { uuid, key: share_key }
  }

  const said = { value: 'Access', synonyms: [], active: true }
  return {
    searchKeywords: () => ({ path: '/matching/keywords?searchQuery=book' }),
    suggestKeywords: () => ({ path: '/matching/suggestions?roles[]=Bookkeeper' }),
    recommendRoles: () => ({ path: '/matching/roles?default[]=books' }),
    understandWords: () => ({ path: '/matching/understanding?default[]=reconcile%20quickbooks' }),
    searchAssistants: () => ({ path: '/matching/vasearch?rids[]=1&hours[]=10' }),
    listIntroductions: () => ({ path: '/matching/introductions' }),
    getAssistant: (_actor, whose) => ({
      path: `/matching/assistants/${assistantOf(world, whose).uuid}?rids[]=1&hours[]=10`,
    }),
    previewOwnProfile: () => ({ path: '/matching/own_profile' }),
    checkAvailability: (_actor, whose) => ({
      path: '/matching/availability?rids[]=1&hours[]=10',
      body: [{ virtualAssistant_id: assistantOf(world, whose).id, hours: 10 }],
    }),
    listCandidateLists: () => ({ path: '/candidate_lists' }),
    createCandidateList: () => ({
      path: '/candidate_lists',
      body: { uuid: randomUUID(), name: 'Books', assistants: [world.assistants.own.uuid] },
    }),
    shareCandidateList: async (actor, whose) => ({
      path: `/candidate_lists/${(await list(actor, whose)).uuid}/link`,
      body: { shared: true },
    }),
    deleteCandidateList: async (actor, whose) => ({ path: `/candidate_lists/${(await list(actor, whose)).uuid}` }),
    getSharedCandidates: async (actor, whose) => ({
      path: `/matching/shared_candidates/${(await list(actor, whose)).key}`,
    }),
    listCriteria: () => ({ path: '/criteria?kind=tools' }),
    getCriterion: async (_actor, whose) => ({ path: `/criteria/tools/${await tool(whose)}` }),
    saveCriterion: async (_actor, whose) => {
      const id = await tool(whose)
      return { path: `/criteria/tools/${id}`, body: { ...said, value: `Access ${id}`, description: '', version: 1 } }
    },
    previewCriterion: async (_actor, whose) => ({
      path: `/criteria/tools/${await tool(whose)}/preview`,
      body: { ...said, phrases: [] },
    }),
    mergeCriterion: async (_actor, whose) => ({
      path: `/criteria/tools/${await tool(whose)}/merge`,
      body: { version: 1, into: 1 },
    }),
    listUnknownWords: () => ({ path: '/unknown_words' }),
    adoptUnknownWord: async (_actor, whose) => ({
      path: '/unknown_words/adopt',
      body: { word: await unknownWord(whose), kind: 'tools', id: 1 },
    }),
    dismissUnknownWord: async (_actor, whose) => ({
      path: '/unknown_words/dismiss',
      body: { word: await unknownWord(whose) },
    }),
  }
}
