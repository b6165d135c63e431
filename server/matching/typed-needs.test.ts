import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RankedCandidate } from '@talentplace/contract/matching/search.routes'
import { settableClock } from '../platform/clock/clock.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { call } from '../testing/call.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { randomNumbers } from '../testing/random/random-numbers.ts'
import { serveSearch, type SearchServer } from '../testing/servers/search-server.ts'
import { referenceFromFiles } from '../testing/understanding/reference-from-files.ts'
import { recommendRoles } from './understanding/role-recommendation.ts'
import { understand } from './understanding/understood-words.ts'
import { buildVocabulary } from './understanding/vocabulary.ts'

const needs = [
  'bookeeper quickbooks',
  'CRM cleanup in HubSpot',
  'bilingual receptionist',
  'reconcile quickbooks',
  'edit my podcast in Descript',
  'klaviyo email flows',
  'pivot tables in excel',
  'payroll with Gusto',
  'social media scheduling in Buffer',
  'Shopify product upload',
  'wordpress plugin updates with Elementor',
  'zendesk tickets',
  'canva instagram posts',
  'Xero bank reconciliation',
  'tenue de livres dans QuickBooks',
  'asana project planning',
  'logo design in Illustrator',
  'amazon listings',
  'google ads campaigns',
  'salesforce data cleanup',
  'lightroom photo retouching',
  'QuickBooks and Gusto payroll',
  'data entry in Google Sheets',
  'T4 slips in Payworks',
  'mailchimp newsletter',
  'calendly appointment booking',
  'figma wireframes',
  'power bi dashboards',
  'keyword research with Ahrefs',
  'take notes in Zoom meetings',
  'Spanish speaking customer support',
  'francophone bookkeeper who knows QuickBooks',
  'receptionist fluent in Mandarin or Cantonese',
  'adjointe administrative qui parle français',
]

const english = 1
const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const vocabulary = buildVocabulary(referenceFromFiles())

/** What is typed, as the first two steps pass it on. */
function understood(need: string): { rid: number; sids: number[]; tids: number[]; lids: number[] } {
  const { roles } = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [need] })
  const { skills, tools, languages } = understand(vocabulary, need)
  return {
    rid: roles[0]?.id ?? 0,
    sids: skills.map(({ id }) => id),
    tids: tools.map(({ id }) => id),
    lids: languages.map(({ id }) => id),
  }
}

let database: TestDatabase
let server: SearchServer

beforeAll(async () => {
  database = await testDatabase()
  const random = randomNumbers(7)
  // For each need twelve people of its role with different parts of what it names, weeks, hours and reviews.
  for (const need of needs) {
    const { rid, sids, tids, lids } = understood(need)
    for (let person = 0; person < 12; person += 1) {
      const count = random.below(12)
      const language_ids = [english, ...lids.filter(() => random.chance(0.6))]
      await addAssistant(database, {
        role_ids: [rid],
        skill_ids: sids.filter(() => random.chance(0.6)),
        tool_ids: tids.filter(() => random.chance(0.6)),
        language_ids,
        language_levels: language_ids.map(() => 1 + random.below(3)),
        available_hours_per_month: 10 * random.below(10),
        availability: random.below(2 ** 21),
        rating_sum: count * (3 + random.below(3)),
        feedback_count: count,
      })
    }
  }
  server = await serveSearch({ database, clock, visitorSearches: 100 })
  await server.index.start()
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

test.each(needs)("B2.1 '%s', typed and never picked, puts first those who have what it names", async (need) => {
  const { rid, sids, tids, lids } = understood(need)
  expect(sids.length + tids.length + lids.length).toBeGreaterThan(0)
  const ids = { want_sids: sids, want_tids: tids, want_lids: lids }
  const wanted = Object.entries(ids)
    .flatMap(([key, list]) => list.map((id) => `${key}[]=${id}`))
    .join('&')
  const path: `GET /${string}` = `GET /matching/vasearch?rids[]=${rid}&hours[]=10&${wanted}&timezone=America/Toronto&pagination.limit=100`
  const { assistants } = (await call(server.server, path, { token: server.token })).body as {
    assistants: RankedCandidate[]
  }
  const { rows } = await database.pool.query<{ id: number; language_ids: number[] }>(
    'select id, language_ids from assistants',
  )
  const spoken = new Map(rows.map((row) => [row.id, row.language_ids]))
  const named = ({ id: person, skills, tools }: RankedCandidate) =>
    skills.filter(({ id }) => sids.includes(id)).length +
    tools.filter(({ id }) => tids.includes(id)).length +
    lids.filter((id) => spoken.get(person)?.includes(id)).length
  const counts = assistants.map(named)
  expect(counts.slice(0, 3)).toEqual(counts.toSorted((left, right) => right - left).slice(0, 3))
})
