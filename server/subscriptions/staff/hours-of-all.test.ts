import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { daysOfClients } from '../groups/days-of-clients.ts'
import { hoursOfAll, placesOfAll } from './hours-of-all.ts'
import { summariesOf } from './project-summaries.ts'

// Past midnight in Halifax, not yet in Vancouver.
const now = new Date('2026-11-20T05:00:00Z')
const zones = ['America/Halifax', 'America/Vancouver'] as const
const days = ['2026-11-10', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'] as const
let database: TestDatabase

/** Whether it makes a difference whose day it is depends on where each date of theirs lies. */
async function addSubscriptions(zone: string): Promise<void> {
  const client_uuid = await addClient(database, zone)
  const contact = await addPerson(database, { permissions: ['client'], client_uuid, is_primary_contact: true })
  await database.pool.query('update users set timezone = $1 where uuid = $2', [zone, contact.uuid])
  const add = (query: string, values: unknown[]) => database.pool.query<{ uuid: string }>(query, values)
  let hours = 1
  for (const start of days) {
    for (const end of [null, ...days.filter((day) => day >= start)]) {
      for (const pause of [null, ...days.filter((day) => day > start && day !== '2026-11-10')]) {
        for (const invoiced of [null, ...days.filter((day) => day >= start)]) {
          const { rows } = await add(
            `insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, end_date, currency, invoice_day, invoiced_until)
             values ($1, $2, 'Books', '{}', $3, $4, 'cad', 1, coalesce($5::date, $3::date - 1)) returning uuid`,
            [client_uuid, contact.uuid, start, end, invoiced],
          )
          const uuid = rows[0]?.uuid
          await add(
            `insert into rate_plans (project_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date, rp_end_date)
             values ($1, 1, $2, 0, 'cad', $3, $4), ($1, 1, 200, 0, 'cad', $5, null)`,
            [uuid, (hours++ % 100) + 1, start, pause, end ?? '2026-11-20'],
          )
          if (invoiced !== null) {
            await add(
              'insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds) values ($1, $2, $3, $4)',
              [uuid, start, invoiced, hours * 60],
            )
          }
          if (pause !== null) {
            await add(
              `insert into pauses (project_uuid, cause, from_date, resumes_on, asked_date) values ($1, 'client', $2, $2::date + 1, $3)`,
              [uuid, pause, now],
            )
          }
        }
      }
    }
  }
}

beforeAll(async () => {
  database = await testDatabase()
  for (const zone of zones) await addSubscriptions(zone)
})
afterAll(() => database.close())

const byProject = async <Row extends { project_uuid: string }>(rows: RawBuilder<Row>) =>
  new Map(
    (await sql<Row>`select * from ${rows} every`.execute(database.kysely)).rows.map((row) => [row.project_uuid, row]),
  )

it('lists are sorted by the very hours that they show, on the day of each client', async () => {
  const day = await daysOfClients(database.kysely, now)
  const [places, hours] = await Promise.all([byProject(placesOfAll(day)), byProject(hoursOfAll(day))])
  const { rows } = await database.pool.query<{ uuid: string }>('select uuid from projects order by uuid')
  const uuids = rows.map(({ uuid }) => uuid)
  const visible = await summariesOf(database.kysely, uuids, day)
  expect(new Set(visible.map(({ hours_remaining }) => hours_remaining)).size).toBeGreaterThan(50)
  expect(
    uuids.map((uuid) => ({
      uuid,
      subscription_hours: places.get(uuid)?.subscription_hours ?? null,
      seconds: hours.get(uuid)?.remaining_seconds ?? null,
    })),
  ).toEqual(
    visible.map(({ uuid, subscription_hours, hours_remaining }) => ({
      uuid,
      subscription_hours,
      seconds: hours_remaining === null ? null : Math.round(hours_remaining * 3600),
    })),
  )
})
