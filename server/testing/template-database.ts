import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Pool } from 'pg'
import pino from 'pino'
import { loadReferenceData } from '../app/reference-data.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { makeDataFolder } from '../platform/embedded-postgres/data-place.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../platform/embedded-postgres/embedded-postgres.ts'
import { openDatabaseCopies } from './database-copies.ts'
import { templateKey } from './template-key.ts'

/** A PostgreSQL of its own for the tests, with one database that is migrated and holds the reference data. */
export interface Template {
  /** Makes a database like it and answers its URL. */
  copy(): Promise<string>
  /** Where the files of a PostgreSQL lie that holds the same and doesn't run: `startFilled` begins another from them. */
  readonly files: string
  stop(): Promise<void>
}

/** Nothing here outlives the run, so nothing has to be safe on disk. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const root = dirname(dirname(import.meta.dirname))
const cachedTemplates = join(root, 'node_modules', '.cache', 'talentplace-templates')
const LONGEST_UNUSED_MILLISECONDS = 3 * 24 * 60 * 60 * 1000

/** Removes what no run has begun from for days. */
async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const used = await stat(join(folder, name)).catch(() => null)
    if (used !== null && Date.now() - used.mtimeMs > LONGEST_UNUSED_MILLISECONDS) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}

/**
 * Where the files of a filled PostgreSQL lie: those of an earlier run with the same migrations, reference data and packages, or
 * new ones, filled in the options' folder and kept for later runs.
 */
async function storedFiles(options: EmbeddedPostgresOptions): Promise<string> {
  const files = join(cachedTemplates, await templateKey(root))
  if (!existsSync(files)) {
    const filled = await startFilled(options)
    await filled.stop()
    await mkdir(cachedTemplates, { recursive: true })
    // Only whole ones get that name; of two runs at the same time one is the first.
    const unfinished = await mkdtemp(`${files}.unfinished-`)
    await cp(filled.cluster, unfinished, { recursive: true })
    await rename(unfinished, files).catch(() => rm(unfinished, { recursive: true, force: true }))
    await rm(join(options.dataDir, 'postgres'), { recursive: true, force: true })
  }
  const now = new Date()
  await utimes(files, now, now)
  await removeUnused(cachedTemplates)
  return files
}

export async function startTemplate(): Promise<Template> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-tests-'))
  // As root, PostgreSQL's own user has to get in.
  await chmod(folder, 0o755)
  const options = { dataDir: folder, log: silent, settings: FORGETFUL }
  const files = await storedFiles(options)
  const postgres = await startFilled(options, files)
  const copies = openDatabaseCopies(postgres.url)
  return {
    copy: () => copies.copy(),
    files,
    async stop() {
      await copies.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A PostgreSQL with the product's tables and what it knows from the start. @param files of a `Template`: it begins from a copy
 * of them instead of migrating for ten seconds
 */
export async function startFilled(
  options: EmbeddedPostgresOptions,
  files: string | null = null,
): Promise<EmbeddedPostgres> {
  if (files !== null) await cp(files, join(makeDataFolder(options.dataDir), 'postgres'), { recursive: true })
  const postgres = await startEmbeddedPostgres(options)
  if (files === null) await fillTemplate(postgres.url)
  return postgres
}

/** Migrates a new database and loads what the product knows from the start, however long that takes on a busy machine. */
export async function fillTemplate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  // It says it has ended before its sockets have, and PostgreSQL may be stopped next.
  pool.on('error', () => undefined)
  await migrateDatabase(pool)
  await loadReferenceData(pool)
  // The tables of the jobs are made at the first start of a server; here, so that each test's server finds them.
  const jobs = createJobs({ url, log: pino({ level: 'silent' }) })
  await jobs.start()
  await jobs.stop()
  await pool.query('analyze')
  await pool.end()
}
