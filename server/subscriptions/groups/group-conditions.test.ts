import type { HealthLevel } from '@talentplace/contract/subscriptions/health.states'
import { projectSearchTypes } from '@talentplace/contract/subscriptions/staff/search-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../rules/working-days.ts'
import { isInGroup, type GroupedProject } from '../../testing/project-groups.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { daysOfClients } from './days-of-clients.ts'
import { inGroup } from './group-conditions.ts'

// Past midnight in Halifax, not yet in Vancouver.
const now = new Date('2026-11-20T05:00:00Z')
const zones = ['America/Halifax', 'America/Vancouver'] as const
const facts = new Map<string, { project: GroupedProject; today: string }>()
let database: TestDatabase

interface Made extends Omit<GroupedProject, 'client_has_another' | 'asks_for_review' | 'health'> {
  readonly health?: { level: HealthLevel; override?: { level: HealthLevel; until: string } }
  readonly reviewed?: 'before' | 'after'
}

async function add(client: { uuid: string; contact: string; today: string; hasAnother: boolean }, made: Made) {
  const { start_date, end_date, matching_state, health, reviewed } = made
  const { rows } = await database.pool.query<{ uuid: string }>(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, end_date, cancelled_date,
       matching_state, currency, invoice_day, invoiced_until)
     values ($1, $2, 'Books', '{}', $3, $4, $5, $6, case when $3::date is null then null else 'cad' end,
       case when $3::date is null then null else 1 end, $3) returning uuid`,
    [client.uuid, client.contact, start_date, end_date, made.is_cancelled ? now : null, matching_state],
  )
  const uuid = rows[0]?.uuid ?? ''
  for (let at = 0; at < made.open_places; at += 1) {
    await database.pool.query(
      `insert into rate_plans (project_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date)
       values ($1, 1, 10, 0, 'cad', $2)`,
      [uuid, start_date],
    )
  }
  if (made.client_pause_resumes_on !== null) {
    await database.pool.query(
      `insert into pauses (project_uuid, cause, from_date, resumes_on, asked_date) values ($1, 'client', '2026-11-01', $2, $3)`,
      [uuid, made.client_pause_resumes_on, now],
    )
  }
  const level = health?.override && health.override.until >= client.today ? health.override.level : health?.level
  if (health || reviewed) {
    await database.pool.query(
      `insert into project_health (project_uuid, level, checked_date, review_since, reviewed_date,
         override_level, override_note, override_until, override_by)
       values ($1, $2, $3, $4, $5, $6::text, case when $6::text is null then null else 'Spoke to them' end, $7,
         case when $6::text is null then null else $8::uuid end)`,
      [
        uuid,
        health?.level ?? 'green',
        now,
        reviewed ? '2026-11-10T00:00:00Z' : null,
        reviewed && (reviewed === 'before' ? '2026-11-09T00:00:00Z' : '2026-11-10T00:00:00Z'),
        health?.override?.level ?? null,
        health?.override?.until ?? null,
        client.contact,
      ],
    )
  }
  const { health: _health, reviewed: _reviewed, ...rest } = made
  const project = {
    ...rest,
    health: level ?? 'green',
    asks_for_review: reviewed === 'before',
    client_has_another: client.hasAnother,
  }
  facts.set(uuid, { project, today: client.today })
}

const plain: Made = {
  start_date: '2026-06-01',
  end_date: null,
  is_cancelled: false,
  matching_state: 'matched',
  open_places: 0,
  client_pause_resumes_on: null,
}

const around = (day: string) => [-2, -1, 0, 1, 2].map((days) => dayAfter(day, days))

/** Each date a day before, on and after the boundary, for a client of each zone. */
function boundaries(): Made[] {
  const ends = around('2026-11-19').map((end_date): Made => ({ ...plain, end_date, is_cancelled: true }))
  return [
    { ...plain, start_date: null, matching_state: 'draft' },
    ...ends,
    ...ends.map((made): Made => ({ ...made, matching_state: 'matching', open_places: 1 })),
    ...around('2026-11-20').map((start_date): Made => ({ ...plain, start_date })),
    ...around('2026-10-21').map((start_date): Made => ({ ...plain, start_date })),
    ...around('2026-11-20').map((day): Made => ({ ...plain, client_pause_resumes_on: day })),
    ...around('2026-11-19').map((until): Made => ({
      ...plain,
      health: { level: 'red', override: { level: 'green', until } },
    })),
    ...around('2026-11-19').map((until): Made => ({
      ...plain,
      health: { level: 'green', override: { level: 'amber', until } },
    })),
    { ...plain, health: { level: 'amber' } },
    { ...plain, health: { level: 'red' }, end_date: '2026-11-01' },
    { ...plain, reviewed: 'before' },
    { ...plain, reviewed: 'after' },
    { ...plain, reviewed: 'before', end_date: '2026-11-01' },
  ]
}

beforeAll(async () => {
  database = await testDatabase()
  for (const timezone of zones) {
    for (const made of boundaries()) {
      const uuid = await addClient(database, 'Maple Books')
      const contact = (await addPerson(database, { permissions: ['client'], client_uuid: uuid })).uuid
      await database.pool.query('update users set timezone = $1 where uuid = $2', [timezone, contact])
      const client = { uuid, contact, today: calendarDay(timezone, now) }
      const hasAnother = made.end_date !== null && made.open_places > 0
      await add({ ...client, hasAnother }, made)
      if (hasAnother) await add({ ...client, hasAnother: made.end_date >= client.today }, plain)
    }
  }
})
afterAll(() => database.close())

test.each(projectSearchTypes)(
  'E2.1 the query of %s finds what its rule says, on each client’s own day',
  async (type) => {
    const days = await daysOfClients(database.kysely, now)
    const found = await database.kysely.selectFrom('projects').select('uuid').where(inGroup(type, days)).execute()
    const expected = [...facts]
      .filter(([, { project, today }]) => isInGroup(type, project, today))
      .map(([uuid]) => uuid)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(facts.size)
    expect(found.map(({ uuid }) => uuid).toSorted()).toEqual(expected.toSorted())
  },
)
