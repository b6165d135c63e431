import type { AccessCalls, Whose } from '../../testing/access/access-call.ts'
import { assistantOf, secret, type AccessWorld } from '../../testing/access/access-world.ts'
import type { matchingOperations } from './matching.operations.ts'

export function matchingCalls(world: AccessWorld): AccessCalls<typeof matchingOperations> {
  const { database } = world
  let tools = 0
  const noId = 2_000_000_000

  /** A tool of its own for one call. */
  async function tool(whose: Whose): Promise<number> {
    if (whose === 'absent') return noId
    tools += 1
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into tools (id, slug, value, category) values ($1, $2, $3, 'Access') returning id`,
      [1_000_000 + tools, `access-${tools}`, `${secret} ${tools}`],
    )
    return rows[0]?.id ?? noId
  }

  async function unknownWord(whose: Whose): Promise<string> {
    if (whose !== 'absent') {
      await database.pool.query(
        `insert into unknown_words (word) values ('access') on conflict (word) do update set dismissed_date = null`,
      )
    }
    return whose === 'absent' ? 'nobody entered it' : 'access'
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
