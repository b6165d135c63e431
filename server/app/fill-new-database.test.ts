import pino from 'pino'
import { expect, it } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { testDatabase } from '../testing/database.ts'
import { readConfiguration } from './configuration.ts'
import { fillNewDatabase } from './fill-new-database.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

it.each([
  { assistants: 0, companies: 0 },
  { assistants: 0, companies: 1 },
  { assistants: 60, companies: 6 },
])('a first start goes through with $assistants assistants and $companies companies', async (sizes) => {
  const database = await testDatabase()
  try {
    const configuration = readConfiguration({
      DEMO_ASSISTANTS: String(sizes.assistants),
      DEMO_COMPANIES: String(sizes.companies),
    })
    const log = pino({ level: 'silent' })
    await fillNewDatabase({ database, databaseUrl: database.url, configuration, clock, log })
    const { rows } = await database.pool.query<{ companies: number }>(
      `select count(*)::int as companies from clients join users on client_uuid = clients.uuid where email like 'office@%'`,
    )
    expect(rows).toEqual([{ companies: sizes.companies }])
  } finally {
    await database.close()
  }
})
