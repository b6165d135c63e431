import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Client, Pool } from 'pg'
import { migrationFiles } from './migration-files.ts'
import { rowsFile, type Release } from './releases.ts'

const urlOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: name }).href

async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: urlOf(server, 'postgres') })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** Answers its address. */
export async function emptyDatabase(server: string, name: string): Promise<string> {
  await asAdmin(server, `create database "${name}"`)
  return urlOf(server, name)
}

/** A database with that release's schema and what its migrations put in. Answers its address. */
export async function makeReleasedSchema(server: string, name: string, release: Release): Promise<string> {
  const url = await emptyDatabase(server, name)
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    await pool.query('create table migrations (name text primary key, applied timestamptz not null default now())')
    for (const file of await migrationFiles(release.lastMigration)) {
      await pool.query(file.text)
      await pool.query('insert into migrations (name) values ($1)', [file.name])
    }
  } finally {
    await pool.end()
  }
  return url
}

/** A database as that release left it: its schema, and the rows its own code wrote. Answers its address. */
export async function makeReleasedDatabase(server: string, name: string, release: Release): Promise<string> {
  const url = await makeReleasedSchema(server, name, release)
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    await loadRows(pool, release)
  } finally {
    await pool.end()
  }
  return url
}

/** As they were: no trigger changes them, and what the migrations put in themselves gives way to what became of it. */
async function loadRows(pool: Pool, { version }: Release): Promise<void> {
  await pool.query('set session_replication_role = replica')
  for (const line of gunzipSync(await readFile(rowsFile(version)))
    .toString()
    .split('\n')) {
    const [table = '', rows = ''] = line.split('\t')
    const { rows: columns } = await pool.query<{ attname: string }>(
      `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    )
    const names = columns.map(({ attname }) => `"${attname}"`).join(', ')
    await pool.query(`delete from "${table}"`)
    await pool.query(
      `insert into "${table}" (${names}) overriding system value select ${names} from json_populate_recordset(null::"${table}", $1)`,
      [rows],
    )
  }
  // Counters stand behind what they have given, as they did.
  await pool.query(`do $$
    declare each record;
    begin
      for each in select attrelid::regclass as owner, attname, pg_get_serial_sequence(attrelid::regclass::text, attname) as counter
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
          and pg_get_serial_sequence(attrelid::regclass::text, attname) is not null
      loop
        execute format('select setval(%L, greatest((select coalesce(max(%I), 0) from %s), 1))', each.counter, each.attname, each.owner);
      end loop;
    end $$`)
  await pool.query('set session_replication_role = origin')
  await pool.query('analyze')
}

/** A second one like it; nobody may be connected to the first. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  await asAdmin(url, `create database "${name}" template "${new URL(url).pathname.slice(1)}"`)
  return urlOf(url, name)
}
