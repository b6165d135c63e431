import pino from 'pino'
import { readConfiguration } from '../app/configuration.ts'
import { fillNewDatabase } from '../app/fill-new-database.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { TestDatabase } from './database.ts'

/** Words that stand nowhere but where one person's do. */
export const canary = {
  full_name: 'Zephyrine Quackenbush',
  company: 'Quackenbush Fabrication',
  email: 'zephyrine.quackenbush@canary.test',
  phone: '+1 416 555 7391',
  company_phone: '+1 647 555 2864',
  street: '8817 Wobbleton Crescent',
} as const

export const canaryPattern = 'zephyrine|quackenbush|canary\\.test|555 ?7391|555 ?2864|wobbleton'

/** A company and an assistant as a trial has them, who have done most of what there is to do. */
export async function fillWithDemo(database: TestDatabase, clock: Clock): Promise<void> {
  const configuration = readConfiguration({ DEMO_ASSISTANTS: '40', DEMO_COMPANIES: '3' })
  await fillNewDatabase({ database, databaseUrl: database.url, configuration, clock, log: pino({ level: 'silent' }) })
}

/** Gives someone's account, profile and company the canary's words. */
export async function nameThemCanary(database: TestDatabase, email: string): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string; client_uuid: string | null }>(
    `update users set full_name = $2, email = $3, phone_number = $4, city = 'Wobbleton' where email = $1
     returning uuid, client_uuid`,
    [email, canary.full_name, canary.email, canary.phone],
  )
  const [user] = rows
  if (!user) throw new Error(`There is no ${email}`)
  await database.pool.query(
    `update clients set company = $2, legal_name = $2, address_line1 = $3, phone_number = $4, invoice_emails = array[$5]
     where uuid = $1`,
    [user.client_uuid, canary.company, canary.street, canary.company_phone, canary.email],
  )
  await database.pool.query(`update assistants set display_name = $2 where user_uuid = $1`, [
    user.uuid,
    canary.full_name,
  ])
  return user.uuid
}

/** Writes the canary's words into a column wherever it takes them; how many rows did. */
export async function writeEverywhere(
  database: TestDatabase,
  {
    words,
    table,
    column,
    type,
    where,
  }: { words: readonly string[]; table: string; column: string; type: 'text' | 'jsonb'; where: string },
): Promise<number> {
  const values = type === 'jsonb' ? [`jsonb_build_object('note', $1::text)`, `jsonb_build_array($1::text)`] : ['$1']
  for (const text of [words.join(', '), canary.full_name]) {
    for (const value of values) {
      const written = await database.pool
        .query(`update "${table}" set "${column}" = ${value} where ${where}`, [text])
        .catch(() => null)
      if (written !== null) return written.rowCount ?? 0
    }
  }
  return 0
}
