import type { SkillTestItem } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { applicationsOperations } from '../applications.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let token: string
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => Object.values(applicationsOperations({ database, clock })))
  const { uuid } = await addPerson(database, { permissions: ['super_admin'] })
  token = await addSession(database, clock, uuid)
  // 40 attempts of five items: most tell the better half apart, one is right for all, and one for the worse half.
  await database.pool.query(`
    with people as (
      insert into assistants (display_name, city, country, region, timezone, role_ids, available_hours_per_month)
      select 'Applicant ' || n, 'Toronto', 'CA', 'ON', 'America/Toronto', '{1}', 80 from generate_series(1, 40) n returning uuid
    ), applied as (
      insert into applications (virtualassistant_uuid, state, state_date, created_date)
      select uuid, 'testing', '2026-11-18', '2026-11-18' from people returning uuid
    ), taken as (
      insert into skill_test_attempts (application_uuid, test, attempt, seed, started_date, deadline, last_seen, finished_date,
        ended_by, tab_uuid, pass_score, score, passed, seconds_used)
      select uuid, 'english', 1, row_number() over (), '2026-11-19', '2026-11-20', '2026-11-19', '2026-11-19', 'applicant',
        uuid, 70, 50, false, 0 from applied returning uuid, seed
    )
    insert into skill_test_answers (attempt_uuid, place, item_id, item_version, topic, asked, solution, answer, seconds_spent, points)
    select uuid, place, 'english-words-' || name, 1, 'words', '{}', '{}', '{}', 10 * place,
      case when name = 'than' then 100 when (seed % 2 = 0) = (name <> 'lose') then 100 else 0 end
    from taken cross join (values (1, 'their'), (2, 'than'), (3, 'lose'), (4, 'effect'), (5, 'affect')) items (place, name)`)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function list(query: string): Promise<{ items: SkillTestItem[]; count: number }> {
  const { status, body } = await call(running.server, `GET /skill-test-items?${query}`, { token })
  expect(status).toBe(200)
  return body as { items: SkillTestItem[]; count: number }
}

const save = (id: string, body: object) => call(running.server, `PUT /skill-test-items/${id}`, { token, body })

describe('C6 how the items do', () => {
  it('is counted for each: how often it was right, how long it took, and whether it tells apart', async () => {
    const { items } = await list('search=english-words&pagination.limit=100')
    const of = (id: string) => items.find((item) => item.id === `english-words-${id}`)
    expect(of('their')).toMatchObject({ drawn: 40, share_right: 50, mean_seconds: 10, verdict: 'fine' })
    expect(of('their')?.discrimination).toBeGreaterThan(0)
    expect(of('than')).toMatchObject({ share_right: 100, discrimination: null, mean_seconds: 20, verdict: 'too_easy' })
    expect(of('lose')).toMatchObject({ share_right: 50, verdict: 'tells_nothing' })
    expect(of('lose')?.discrimination).toBeLessThan(0)
    expect(of('borrow')).toMatchObject({ drawn: 0, share_right: null, verdict: 'new' })
    expect((await list('verdict=tells_nothing')).count).toBe(1)
    expect((await list('test=typing')).count).toBe(13)
    const sorted = await list('pagination.sortBy[]=discrimination&pagination.sortDesc[]=false')
    expect(sorted.items[0]?.id).toBe('english-words-lose')
  })

  it('is what the answers say, answer by answer', async () => {
    await database.pool.query(`
      update skill_test_answers set points = (seed * seed * 7 + place * seed * 37) % 101, answer = case when (seed + place) % 3 > 0 then '{}'::jsonb end
      from skill_test_attempts where uuid = attempt_uuid`)
    const { rows } = await database.pool.query<{ id: string; share_right: number; discrimination: number | null }>(`
      select item_id as id, round(avg(points))::int as share_right, round(corr(points, rest)::numeric, 2)::float as discrimination,
        round(avg(seconds_spent) filter (where answer is not null))::int as mean_seconds
      from (select item_id, points, seconds_spent, answer, (sum(points) over (partition by attempt_uuid) - points)::float
          / nullif(count(*) over (partition by attempt_uuid) - 1, 0) as rest
        from skill_test_answers) given group by item_id`)
    const { items, count } = await list('pagination.limit=5&pagination.sortBy[]=drawn&pagination.sortDesc[]=true')
    expect(rows).toHaveLength(5)
    for (const row of rows) expect(items.find(({ id }) => id === row.id)).toMatchObject(row)
    // A page beyond the last one says how many there are, too.
    expect(await list('pagination.limit=5&pagination.offset=9000')).toEqual({ items: [], count })
  })

  it('lets staff retire one, with a reason, and take it back', async () => {
    const retire = { version: 0, retired: true, reason: 'Everyone knows it' }
    expect((await save('english-words-than', retire)).body).toEqual({
      id: 'english-words-than',
      retired: true,
      version: 1,
    })
    expect((await save('english-words-than', retire)).body).toMatchObject({ code: 'stale_version' })
    expect((await list('retired=true')).items).toMatchObject([
      { id: 'english-words-than', retired_reason: 'Everyone knows it' },
    ])
    const back = await save('english-words-than', { version: 1, retired: false, reason: 'Needed after all' })
    expect(back.body).toMatchObject({ retired: false, version: 2 })
    expect((await save('english-words-nothing', retire)).status).toBe(404)
    const { rows } = await database.pool.query(
      `select action, reason from audit_entries where entity = 'skill_test_item:english-words-than' order by created_date, uuid`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['skill_test_item.retired', 'skill_test_item.restored'])
  })

  it('keeps enough of each test for a second attempt with other items', async () => {
    const { items } = await list('test=judgement&pagination.limit=100')
    const statuses: number[] = []
    for (const { id } of items) {
      const body = { version: 0, retired: true, reason: 'To see where it ends' }
      statuses.push((await save(id, body)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(items.length - 16)
    expect(statuses.slice(-16).every((status) => status === 409)).toBe(true)
  })
})
