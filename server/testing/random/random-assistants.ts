import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type pg from 'pg'
import type { RandomNumbers } from './random-numbers.ts'
import type { Choices } from './random-searches.ts'

/** Most of them work. */
const states = [...Array.from({ length: 3 }, () => 'active' as const), ...assistantStates.values]
const english = 1
const columns =
  'state, display_name, blurb, avatar_id, city, country, region, timezone, role_ids, skill_ids, tool_ids, ' +
  'self_identification_ids, self_identification_agreed_date, language_ids, language_levels, availability, available_hours_per_month, monthly_hours_committed, rating_sum, feedback_count, review_days'

/** What a random assistant's row holds; ids and uuid are the database's. */
export function randomAssistant(random: RandomNumbers, choices: Choices) {
  const language_ids = [...new Set([english, ...random.skewed(choices.languages, random.below(3))])]
  const feedbackCount = random.chance(0.4) ? 0 : random.below(random.chance(0.1) ? 200 : 12)
  return {
    state: random.pick(states),
    display_name: `Person ${String.fromCharCode(65 + random.below(26))}.`,
    blurb: random.chance(0.1) ? 'Tëxt with “quotes”, a tab\tand a \\ backslash' : 'Plain text',
    avatar_id: random.below(100) - 1,
    city: 'Toronto',
    country: 'CA',
    region: 'ON',
    timezone: random.pick(choices.zones),
    role_ids: random.skewed(choices.roles, random.below(5)),
    skill_ids: random.skewed(choices.skills, random.below(15)),
    tool_ids: random.skewed(choices.tools, random.below(12)),
    self_identification_ids: random.chance(0.5) ? random.skewed(choices.selfIdentifications, 3) : [],
    self_identification_agreed_date: '2026-01-01T00:00:00Z',
    language_ids,
    language_levels: language_ids.map(() => 1 + random.below(3)),
    availability: random.chance(0.1) ? 0 : random.below(2 ** 21) | (random.chance(0.5) ? 0b1001001001001 : 0),
    available_hours_per_month: random.chance(0.7) ? 10 * random.below(17) : random.below(401),
    monthly_hours_committed: random.chance(0.6) ? 0 : random.below(120),
    rating_sum: Array.from({ length: feedbackCount }, () => 5 - random.below(random.chance(0.7) ? 2 : 5)).reduce(
      (a, b) => a + b,
      0,
    ),
    feedback_count: feedbackCount,
    // Days since 2020; unknown of some.
    review_days: random.chance(0.2) ? 0 : feedbackCount * (1_600 + random.below(950)),
  }
}

/** Inserts random assistants in one statement; their ids. */
export async function addRandomAssistants(
  pool: Pick<pg.Pool, 'query'>,
  random: RandomNumbers,
  choices: Choices,
  count: number,
): Promise<number[]> {
  const rows = Array.from({ length: count }, () => randomAssistant(random, choices))
  const inserted = await pool.query<{ id: number }>(
    `insert into assistants (${columns}) select ${columns} from json_populate_recordset(null::assistants, $1) returning id`,
    [JSON.stringify(rows)],
  )
  return inserted.rows.map(({ id }) => id)
}

/** What the reference data lets people have and searches name. */
export async function readChoices(pool: Pick<pg.Pool, 'query'>): Promise<Choices> {
  const ids = async (table: string) =>
    (await pool.query<{ id: number }>(`select id from ${table} order by id`)).rows.map(({ id }) => id)
  const zones = await pool.query<{ zone: string }>(`select zone from time_zones where kind <> 'unknown' order by zone`)
  return {
    roles: (await ids('roles')).slice(0, 25),
    skills: (await ids('skills')).slice(0, 60),
    tools: (await ids('tools')).slice(0, 50),
    selfIdentifications: await ids('self_identifications'),
    languages: (await ids('languages')).slice(0, 12),
    zones: zones.rows.map(({ zone }) => zone),
  }
}
