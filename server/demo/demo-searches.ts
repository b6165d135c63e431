import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { PoolClient } from 'pg'

interface DemoSearch {
  readonly email: string
  readonly name: string
  readonly step: 'roles' | 'hours' | 'candidates'
  readonly tools: readonly string[]
  readonly roles: readonly { readonly slug: string; readonly hours: number }[]
  readonly daysSince: number
}

const searches: readonly DemoSearch[] = [
  {
    email: 'client@demo.test',
    name: 'Books and calendar',
    step: 'candidates',
    tools: ['QuickBooks Online', 'Xero'],
    roles: [
      { slug: 'bookkeeper', hours: 20 },
      { slug: 'executive-assistant', hours: 10 },
    ],
    daysSince: 1,
  },
  {
    email: 'client@demo.test',
    name: 'Spring campaign',
    step: 'hours',
    tools: ['Canva'],
    roles: [{ slug: 'social-media-manager', hours: 15 }],
    daysSince: 12,
  },
  { email: 'client2@demo.test', name: 'Shop help', step: 'roles', tools: ['Shopify'], roles: [], daysSince: 3 },
]

/** Words that the vocabulary lacks, with how often they were searched for. */
const words = [
  { word: 'grant writing', times: 9 },
  { word: 'bilingual notary', times: 4 },
  { word: 'podcast guesting', times: 3 },
]

async function addSearch(client: PoolClient, search: DemoSearch, roleIds: ReadonlyMap<string, number>): Promise<void> {
  const criteria = matchingCriteria.parse({
    step: search.step,
    keywords: { tools: search.tools },
    rids: search.roles.map(({ slug }) => roleIds.get(slug)),
    hours: search.roles.map(({ hours }) => hours),
  })
  await client.query(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria, created_date, last_seen)
     select client_uuid, uuid, $2, $3, now() - make_interval(days => $4 + 2), now() - make_interval(days => $4)
     from users where email = $1 and client_uuid is not null`,
    [search.email, search.name, JSON.stringify(criteria), search.daysSince],
  )
}

/** What the demo clients have begun to look for, and words nobody knew; once. */
export async function addDemoSearches(client: PoolClient): Promise<void> {
  const known = await client.query('select from projects limit 1')
  if (known.rowCount !== 0) return
  const roles = await client.query<{ id: number; slug: string }>('select id, slug from roles')
  const roleIds = new Map(roles.rows.map(({ id, slug }) => [slug, id]))
  for (const search of searches) await addSearch(client, search, roleIds)
  for (const { word, times } of words) {
    await client.query(
      'insert into unknown_words (word, times_entered) values ($1, $2) on conflict (word) do nothing',
      [word, times],
    )
  }
}
