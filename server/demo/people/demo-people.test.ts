import pino from 'pino'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIndex } from '../../matching/search-index/build-index.ts'
import { testDatabase } from '../../testing/database.ts'
import { readModels } from '../../testing/random/likely-searches.ts'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { spreadOf } from '../../testing/score-spread.ts'
import { spreadSearches } from '../../testing/random/spread-searches.ts'
import { generateDemoData } from '../generate-demo-data.ts'
import type { TestDatabase } from '../../testing/database.ts'

const log = pino({ level: 'silent' })
const options = { seed: 7, now: new Date('2026-11-20T15:00:00Z'), log: (line: string) => log.info(line) }

async function fingerprints(database: TestDatabase, max: number): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ all: string }>(
    `select md5(string_agg(a::text, '|' order by id)) as all from assistants a where id <= $1
     union all
     select md5(string_agg(f::text, '|' order by f.uuid)) from feedback f join assistants a on a.uuid = f.subject_uuid where a.id <= $1`,
    [max],
  )
  return rows.map((row) => row.all)
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0

describe('demo people', () => {
  let database: TestDatabase
  let larger: TestDatabase
  const count = 3000
  const numbers = async (statement: string): Promise<number[]> => {
    const { rows } = await database.pool.query<number[]>({ text: statement, rowMode: 'array' })
    return rows[0]?.map(Number) ?? []
  }
  /** The ids of assistants that break a rule. */
  const breaking = async (condition: string): Promise<unknown[]> =>
    (await database.pool.query(`select a.id from assistants a where ${condition} order by a.id limit 5`)).rows

  beforeAll(async () => {
    database = await testDatabase()
    larger = await testDatabase()
    await generateDemoData(database.pool, { ...options, assistants: count })
    await generateDemoData(larger.pool, { ...options, assistants: count + 400 })
  })
  afterAll(() => Promise.all([database.close(), larger.close()]))

  it('are the same in a small and a large set, byte for byte', async () => {
    expect(await numbers('select count(*), min(id), max(id) from assistants')).toEqual([count, 1, count])
    expect(await fingerprints(larger, count)).toEqual(await fingerprints(database, count))
  })

  it('B4 are told apart by their scores: five among the first twelve, 15 points over a hundred, the new among them', async () => {
    const index = await buildIndex(database, options.now, 1)
    if (index === 'no room') throw new Error('no room for a few thousand people')
    const models = await readModels(database.pool, count)
    const random = randomNumbers(7)
    for (const { name, draw } of spreadSearches) {
      const spreads = Array.from({ length: 400 }, () =>
        spreadOf(index.search(draw(random, models), options.now)),
      ).filter((spread) => spread !== null)
      const newAhead = spreads.reduce((sum, spread) => sum + spread.newAhead, 0) / spreads.length
      expect([name, spreads.length > 40]).toEqual([name, true])
      expect([name, median(spreads.map(({ different }) => different)) >= 5]).toEqual([name, true])
      expect([name, median(spreads.map(({ span }) => span)) >= 15]).toEqual([name, true])
      // Without a single review someone has one of six places at least.
      expect([name, newAhead > 1 / 6]).toEqual([name, true])
    }
  })

  it('know only skills and tools of their roles, or general ones', async () => {
    expect(
      await breaking(`exists (select from unnest(a.skill_ids) as s (id) join skills using (id) where category <> 'general'
        and not exists (select from role_skills rs where rs.skill_id = s.id and rs.role_id = any(a.role_ids)))`),
    ).toEqual([])
    expect(
      await breaking(`exists (select from unnest(a.tool_ids) as t (id)
        where not exists (select from role_tools rt where rt.tool_id = t.id and rt.role_id = any(a.role_ids)))`),
    ).toEqual([])
  })

  it('have one to four roles, five to eighteen skills, three to fourteen tools, each once', async () => {
    for (const [column, from, to] of [
      ['role_ids', 1, 4],
      ['skill_ids', 5, 18],
      ['tool_ids', 3, 14],
      ['industry_ids', 1, 4],
      ['course_ids', 0, 8],
    ]) {
      expect(await breaking(`cardinality(a.${column}) not between ${from} and ${to}`)).toEqual([])
      expect(
        await breaking(`cardinality(a.${column}) <> (select count(distinct x) from unnest(a.${column}) as x)`),
      ).toEqual([])
    }
  })

  it('speak English, and what people speak where they live', async () => {
    expect(await breaking('not 1 = any (a.language_ids)')).toEqual([])
    const vancouver = `city in ('Vancouver', 'Surrey', 'Burnaby', 'Richmond')`
    const [quebec = 0, elsewhere = 0, texas = 0, maine = 0, west = 0, canada = 0, more = 0] = await numbers(
      `select avg((2 = any (language_ids))::integer) filter (where region = 'QC'),
         avg((2 = any (language_ids))::integer) filter (where country = 'CA' and region not in ('QC', 'NB')),
         avg((3 = any (language_ids))::integer) filter (where region = 'TX'),
         avg((3 = any (language_ids))::integer) filter (where country = 'US' and region not in ('TX', 'CA', 'FL', 'NM', 'AZ', 'NV', 'PR')),
         avg((language_ids && '{4,5}')::integer) filter (where ${vancouver}),
         avg((language_ids && '{4,5}')::integer) filter (where country = 'CA' and not ${vancouver}),
         avg((cardinality(language_ids) > 1)::integer)
       from assistants`,
    )
    expect(quebec).toBeGreaterThan(0.85)
    expect(elsewhere).toBeGreaterThan(0.05)
    expect(elsewhere).toBeLessThan(0.25)
    expect(texas).toBeGreaterThan(0.3)
    expect(maine).toBeLessThan(texas)
    expect(west).toBeGreaterThan(1.3 * canada)
    expect(more).toBeGreaterThan(0.3)
    expect(more).toBeLessThan(0.6)
  })

  it('speak every language that their skills are about', async () => {
    expect(
      await breaking(`exists (select from skills s where s.id = any (a.skill_ids) and s.value ~ 'French') and not 2 = any (a.language_ids)
        or exists (select from skills s where s.id = any (a.skill_ids) and s.value ~ 'Spanish') and not 3 = any (a.language_ids)`),
    ).toEqual([])
  })

  it('live in a real city and keep its clock, most of them in Canada', async () => {
    expect(
      await breaking(
        `not exists (select from cities c where c.name = a.city and c.country = a.country and c.region = a.region and c.timezone = a.timezone)`,
      ),
    ).toEqual([])
    const [canadian = 0] = await numbers(`select avg((country = 'CA')::integer) from assistants`)
    expect(canadian).toBeGreaterThan(0.65)
    expect(canadian).toBeLessThan(0.75)
  })

  it('have hours that can be: 20 to 160 in steps of 5, no more given away than there are', async () => {
    expect(
      await breaking('a.available_hours_per_month not between 20 and 160 or a.available_hours_per_month % 5 <> 0'),
    ).toEqual([])
    expect(await breaking('a.monthly_hours_committed > a.available_hours_per_month or a.availability = 0')).toEqual([])
    const [full = 0, free = 0] = await numbers(
      `select avg((monthly_hours_committed = available_hours_per_month)::integer), avg((monthly_hours_committed = 0)::integer) from assistants where state = 'active'`,
    )
    expect(full).toBeGreaterThan(0.03)
    expect(free).toBeGreaterThan(0.1)
  })

  it("B4.3 never show 'None of the above' or 'Prefer not to disclose'", async () => {
    expect(await breaking('a.self_identification_ids && array[11, 12]')).toEqual([])
    const [showing = 0] = await numbers(`select avg((self_identification_ids <> '{}')::integer) from assistants`)
    expect(showing).toBeGreaterThan(0.25)
    expect(showing).toBeLessThan(0.35)
  })

  it('have the rating that their shown reviews add up to, spread realistically', async () => {
    expect(
      await breaking(
        `(a.rating_sum, a.feedback_count) <> (select coalesce(sum(rating), 0), count(*) from feedback where subject_uuid = a.uuid and status = 'shown')`,
      ),
    ).toEqual([])
    const [mean = 0, threes = 0, none = 0, average = 0, max = 0] = await numbers(
      `select sum(rating_sum)::float / sum(feedback_count), (select avg((rating = 3)::integer) from feedback),
         avg((feedback_count = 0)::integer), avg(feedback_count), max(feedback_count) from assistants`,
    )
    expect(mean).toBeGreaterThan(4.6)
    expect(mean).toBeLessThan(4.8)
    expect(threes).toBeGreaterThan(0.01)
    expect(none).toBeGreaterThan(0.3)
    expect(none).toBeLessThan(0.42)
    expect(average).toBeLessThan(5)
    expect(max).toBeGreaterThan(20)
    expect(max).toBeLessThanOrEqual(60)
  })

  it('joined within two years, one in seven lately, and were reviewed after they joined', async () => {
    const at = `timestamptz '2026-11-20T00:00:00Z'`
    expect(await breaking(`a.created_date not between ${at} - interval '730 days' and ${at}`)).toEqual([])
    expect(
      await breaking(
        `exists (select from feedback f where f.subject_uuid = a.uuid and f.created_date not between a.created_date and ${at})`,
      ),
    ).toEqual([])
    const [lately = 0, active = 0, probationary = 0] = await numbers(
      `select avg((created_date > ${at} - interval '60 days')::integer), avg((state = 'active')::integer), avg((state = 'probationary')::integer) from assistants`,
    )
    expect(lately).toBeCloseTo(0.15, 1)
    expect(active).toBeCloseTo(0.9, 1)
    expect(probationary).toBeCloseTo(0.06, 1)
  })

  it('speak of what is true of them, without gaps', async () => {
    expect(await breaking(`a.bio || a.blurb ~ 'undefined|null|NaN|\\{|\\}|  | ,|\\.\\.|\\$'`)).toEqual([])
    const takeAn =
      'executive|administrative|editor|online|SEO|appointment|event|internet|insurance|inventory|account|e-commerce|operations|automation'
    expect(await breaking(`a.bio ~ '\\ma (${takeAn})|\\man (bookkeeper|CRM|general|human|paralegal|real)'`)).toEqual([])
    expect(await breaking(`length(a.bio) - length(replace(a.bio, '. ', '')) < 2 * 2 or a.blurb like '%\n%'`)).toEqual(
      [],
    )
    expect(
      await breaking(`not exists (select from roles where id = any (a.role_ids) and a.bio ilike '%' || value || '%')`),
    ).toEqual([])
  })

  it('read differently on one page: no line is common', async () => {
    const [different = 0] = await numbers('select count(distinct blurb)::float / count(*) from assistants')
    expect(different).toBeGreaterThan(0.85)
    expect(await breaking(`a.display_name !~ '^[[:alpha:]-]+ [[:upper:]]\\.$'`)).toEqual([])
  })

  it('wear one of the drawn portraits', async () => {
    expect(await numbers('select min(avatar_id), max(avatar_id) from assistants')).toEqual([1, 96])
  })

  it('stay as they are when there are enough, and are joined by the missing ones otherwise', async () => {
    const said: string[] = []
    const again = { ...options, log: (line: string) => said.push(line) }
    const before = await fingerprints(database, count)
    expect(await generateDemoData(database.pool, { ...again, assistants: count - 1 })).toBe(0)
    expect(said).toEqual(['There are 3,000 assistants already; nothing to add.'])
    await database.pool.query('delete from assistants where id between 100 and 199')
    expect(await generateDemoData(database.pool, { ...again, assistants: count + 50 })).toBe(150)
    expect(await fingerprints(database, count)).toEqual(before)
    expect(said[1]).toMatch(/^150 assistants with [\d,]+ reviews in \d+\.\d s$/)
    const { rows } = await database.pool.query(
      `insert into assistants (display_name, city, country, region, timezone) values ('New N.', 'Toronto', 'CA', 'ON', 'America/Toronto') returning id`,
    )
    expect(rows).toEqual([{ id: count + 51 }])
  })

  it('are told to every process, and leave the rating trigger on', async () => {
    const listener = new Client(larger.url)
    await listener.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(payload))
    await listener.query('listen assistants_changed')
    await generateDemoData(larger.pool, { ...options, assistants: count + 1200 })
    await expect.poll(() => heard).toContain('all')
    await listener.end()
    const { rows } = await larger.pool.query(
      `with added as (insert into feedback (subject_uuid, rating, display_name, status)
         select uuid, 4, 'A B., baker', 'shown' from assistants where id = 1 returning rating)
       select feedback_count as before from assistants where id = 1`,
    )
    const after = await larger.pool.query('select feedback_count as after from assistants where id = 1')
    expect(Number(after.rows[0].after)).toBe(Number(rows[0].before) + 1)
  })
})
