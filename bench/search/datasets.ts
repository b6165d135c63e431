import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { loadReferenceData } from '../../server/app/reference-data.ts'
import { migrateDatabase } from '../../server/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts'
import { generateDemoData } from '../../server/demo/generate-demo-data.ts'

export interface Dataset {
  readonly assistants: number
  readonly url: string
  readonly pool: Pool
  /** Of a signed-in client. */
  readonly token: string
}

export interface Datasets {
  make(assistants: number): Promise<Dataset>
  remove(dataset: Dataset): Promise<void>
  stop(): Promise<void>
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** A PostgreSQL of the bench's own, in a temporary folder. @param settings of PostgreSQL's, beside those of the embedded one */
export async function openDatasets(
  seed: number,
  log: (line: string) => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<Datasets> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-bench-'))
  // As root, PostgreSQL's own user has to get in.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: { info: log, warn: log, error: log }, settings })
  const admin = new Client(postgres.url)
  await admin.connect()
  return {
    async make(assistants) {
      const name = `people_${assistants}`
      await admin.query(`create database ${name}`)
      const url = Object.assign(new URL(postgres.url), { pathname: name }).href
      const pool = new Pool({ connectionString: url, max: 4 })
      // A connection that is still closing when the database goes is no news.
      pool.on('error', () => {})
      await migrateDatabase(pool)
      await loadReferenceData(pool)
      await generateDemoData(pool, { assistants, seed, now: new Date(), log })
      await pool.query('vacuum analyze assistants')
      return { assistants, url, pool, token: await signIn(pool) }
    },
    async remove(dataset) {
      await dataset.pool.end()
      await admin.query(`drop database people_${dataset.assistants} with (force)`)
    },
    async stop() {
      await admin.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(pool: Pool): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into users (full_name, email, permissions) values ('Bench', 'bench@example.test', '{client}') returning uuid`,
  )
  await pool.query(
    'insert into sessions (token_hash, user_uuid, created_date, last_used, expires) values ($1, $2, $3, $3, $4)',
    [createHash('sha256').update(token).digest(), rows[0]?.uuid, now, new Date(now.getTime() + thirtyDays)],
  )
  return token
}
