import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import pino from 'pino'
import { readConfiguration } from '../../server/app/configuration.ts'
import { fillNewDatabase } from '../../server/app/fill-new-database.ts'
import { addDemoHistory } from '../../server/demo/demo-history.ts'
import { systemClock as clock } from '../../server/platform/clock/clock.ts'
import type { Database } from '../../server/platform/database/connection.ts'

export interface Size {
  readonly assistants: number
  readonly companies: number
  /** Of logged time, besides that of the companies. */
  readonly entries: number
}

/** What there is to ask for, and by whom. */
export interface Filled {
  /** Sessions of staff who may do everything, each a person of their own. */
  readonly staff: readonly string[]
  /** Of people who can sign in with `password`. */
  readonly emails: readonly string[]
  readonly password: string
  readonly invoice: string
  readonly credit_note: string
  readonly payment: string
  readonly bill: string
  readonly client: string
  readonly assistant: string
  readonly year: number
  /** A month with invoices, `2026-10`. */
  readonly month: string
  /** The longest log that is drawn at once. */
  readonly log: { readonly project_uuid: string; readonly from: string; readonly to: string }
  /** One of as many entries whose words are 900 letters long. */
  readonly longWords: { readonly project_uuid: string; readonly from: string; readonly to: string }
}

const signIns = 200
const staffPeople = 4
const password = 'Demo-pass-1!'
/** Entries that a document has at most. */
const longestLog = 1_000

async function addStaff({ pool }: Database, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `with person as (insert into users (full_name, email, permissions) values ('Staff', $1, '{super_admin}') returning uuid)
     insert into sessions (token_hash, user_uuid, created_date, last_used, expires)
     select $2, uuid, now(), now(), now() + interval '1 day' from person`,
    [`staff${at}@bench.test`, createHash('sha256').update(token).digest()],
  )
  return token
}

async function addSignIns({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `insert into users (full_name, email, permissions, password_hash, verified_date)
     select 'Bench', 'person' || at || '@bench.test', '{virtualassistant}', (select password_hash from users where email = 'va@demo.test'), now()
     from generate_series(1, $1) at returning email`,
    [signIns],
  )
  return rows.map(({ email }) => email)
}

/** A company's past with at least so many entries, and the days of the first thousand. */
async function longLog({ pool }: Database, skip: number): Promise<Filled['log']> {
  const { rows } = await pool.query<Filled['log']>(
    `with project as (
       select project_uuid from time_entries group by 1 order by count(*) desc, 1 offset $1 limit 1),
     first as (
       select project_uuid, task_date from time_entries join project using (project_uuid)
       order by task_date limit $2)
     select project_uuid, min(task_date)::text as from, (max(task_date) - 1)::text as to from first group by 1`,
    [skip, longestLog],
  )
  const [log] = rows
  if (!log) throw new Error('No time was logged')
  return log
}

/** A trial’s database with a long past, and who asks for its documents. */
export async function fillProduct(database: Database, databaseUrl: string, size: Size): Promise<Filled> {
  const configuration = readConfiguration({
    DEMO_DATA: '1',
    DEMO_ASSISTANTS: String(size.assistants),
    DEMO_COMPANIES: String(size.companies),
    DATA_DIR: tmpdir(),
  })
  const log = pino({ level: 'silent' })
  await fillNewDatabase({ database, databaseUrl, configuration, clock, log })
  await addDemoHistory(database.pool, { entries: size.entries, now: new Date(), log: () => undefined })
  const staff: string[] = []
  for (let at = 0; at < staffPeople; at += 1) staff.push(await addStaff(database, at))
  const longWords = await longLog(database, 1)
  await database.pool.query(
    `alter table time_entries disable trigger user;
     update time_entries set description = repeat('x', 900) where project_uuid = '${longWords.project_uuid}';
     alter table time_entries enable trigger user`,
  )
  const { rows } = await database.pool.query<Omit<Filled, 'staff' | 'emails' | 'password' | 'log' | 'longWords'>>(
    `select (select invoice_uuid from invoice_lines join invoices on uuid = invoice_uuid where number is not null group by 1 order by count(*) desc limit 1) as invoice,
       (select uuid from credit_notes limit 1) as credit_note, (select uuid from payments where method = 'card' limit 1) as payment,
       (select bill_uuid from va_bill_lines join va_bills on uuid = bill_uuid where number is not null group by 1 order by count(*) desc limit 1) as bill,
       (select client_uuid from invoices group by 1 order by count(*) desc limit 1) as client,
       (select virtualassistant_uuid from va_bills where status = 'paid' limit 1) as assistant,
       (select extract(year from bill_date)::int from va_bills where status = 'paid' limit 1) as year,
       (select to_char(invoice_date, 'YYYY-MM') from invoices where number is not null group by 1 order by count(*) desc limit 1) as month`,
  )
  const [found] = rows
  if (!found) throw new Error('The trial has no documents')
  return { ...found, staff, emails: await addSignIns(database), password, log: await longLog(database, 0), longWords }
}
