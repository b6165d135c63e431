import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrateDatabase } from '@talentplace/server/platform/database/migrate'
import { Pool } from 'pg'
import { serveApart } from '../serve-apart.ts'
import { startWriters, type Writers } from '../writers.ts'
import { migrationFiles } from './migration-files.ts'
import { emptyDatabase } from './released-database.ts'

const root = join(import.meta.dirname, '..', '..')
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/** The commit before the one that brought the newest migrations, as many as asked; null where nothing but the baseline was there. */
export async function commitBefore(migrations: number): Promise<string | null> {
  const [, ...later] = await migrationFiles()
  const name = later.at(-migrations)?.name
  if (name === undefined) return null
  const brought = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `server/migrations/${name}`)
  if (brought === '') throw new Error(`${name} isn't in git's history yet: commit it first.`)
  return git('rev-parse', `${brought}^`)
}

/** The project as it was at that commit, in a folder of its own, with what npm installed copied into it. */
function checkOut(commit: string): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'talentplace-before-'))
  const folder = join(parent, 'project')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  // Links among them stay as they are: `@talentplace/server` is then the other project's own.
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  return {
    folder,
    remove() {
      git('worktree', 'remove', '--force', folder)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

export interface SideBySide {
  readonly commit: string
  /** How many migrations ran under the server before. */
  readonly migrations: number
  /** Saves acknowledged by the server before and by the one after. */
  readonly saves: readonly [before: number, after: number]
  /** Answers other than 200, by status. */
  readonly rejected: Readonly<Record<string, number>>
  /** Milliseconds. */
  readonly slowest: number
  /** Drafts whose last acknowledged save isn't there. */
  readonly lost: number
}

async function moreSaves(writers: Writers, count: number): Promise<void> {
  const goal = writers.acknowledged() + count
  while (writers.acknowledged() < goal) await wait(20)
}

/**
 * The server of that commit is written to while today's migrates its database and then serves beside it; it is ended last. `server`
 * is a PostgreSQL in which databases can be made.
 */
export async function playSideBySide(server: string, commit: string, savesEach: number): Promise<SideBySide> {
  const before = checkOut(commit)
  try {
    const program = join(before.folder, 'bench', 'login', 'measured-server.ts')
    const url = await emptyDatabase(server, 'side_by_side')
    const environment = { ...process.env, DATABASE_URL: url, DEMO_DATA: '1', DEMO_COMPANIES: '2' }
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: before.folder,
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    run('server/app/demo.ts', '--assistants', '200')
    return await writeAcross(url, { commit, program, savesEach })
  } finally {
    before.remove()
  }
}

async function writeAcross(
  url: string,
  { commit, program, savesEach }: { commit: string; program: string; savesEach: number },
): Promise<SideBySide> {
  const old = await serveApart({ databaseUrl: url, program })
  const pool = new Pool({ connectionString: url, max: 2 })
  try {
    const atOld = await startWriters({ port: old.port, dataDir: '' })
    await moreSaves(atOld, savesEach)
    const { rowCount: stood } = await pool.query('select from migrations')
    const count = await migrateDatabase(pool)
    const next = await serveApart({ databaseUrl: url })
    const atNext = await startWriters({ port: next.port, dataDir: '' })
    for (const writers of [atOld, atNext]) await moreSaves(writers, savesEach)
    await atOld.stop()
    const lostOfOld = await atOld.lost()
    await old.stop()
    await moreSaves(atNext, savesEach)
    await atNext.stop()
    const lost = lostOfOld + (await atNext.lost())
    await next.stop()
    const rejected: Record<string, number> = {}
    for (const writers of [atOld, atNext]) {
      for (const [status, times] of Object.entries(writers.rejected()))
        rejected[status] = (rejected[status] ?? 0) + times
    }
    return {
      commit,
      migrations: count - (stood ?? 0),
      saves: [atOld.acknowledged(), atNext.acknowledged()],
      rejected,
      slowest: Math.max(atOld.slowest(), atNext.slowest()),
      lost,
    }
  } finally {
    await pool.end()
    await old.stop()
  }
}
