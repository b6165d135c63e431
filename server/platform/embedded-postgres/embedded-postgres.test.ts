import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findRunningPostgres } from './running-postgres.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const isRoot = process.getuid?.() === 0
let folder = ''
/** Files of a first start, for those that are about later ones. */
let made = ''

/** Data is moved to open places by its name, so it lies on their disk; a test's own folder may be in memory. */
const disk = '/var/tmp'

beforeAll(async () => {
  made = mkdtempSync(join(disk, 'talentplace-embedded-'))
  chmodSync(made, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: made, log, settings: { fsync: 'off' } })
  await postgres.stop()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(disk, 'talentplace-embedded-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// What a killed process has written is safe with the system: only a loss of power needs synchronising.
async function start(
  dataDir = join(folder, 'data'),
  settings: Record<string, string> = { fsync: 'off' },
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query(postgres: { url: string }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function pidOf(postgres: { cluster: string }): number {
  return Number.parseInt(readFileSync(join(postgres.cluster, 'postmaster.pid'), 'utf8'), 10)
}

/** Another process that starts the database and holds it; resolves when it is up. */
async function startElsewhere(dataDir: string): Promise<{ server: ChildProcess; url: string; cluster: string }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'pause-database.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => end(server, 'SIGTERM'))
  const line = await new Promise<string>((resolve) =>
    server.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  )
  return { server, ...JSON.parse(line) }
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.signalCode ?? server.exitCode !== null) return
  const exited = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await exited
}

describe('start', () => {
  it('gives a PostgreSQL 18 in UTF-8 that sorts by code point and listens on the loopback address only', async () => {
    const postgres = await start(undefined, {})
    const [row] = await query(
      postgres,
      `SELECT current_setting('server_version_num')::int / 10000 AS release, current_setting('server_encoding') AS encoding,
      current_setting('listen_addresses') AS host, current_setting('fsync') AS fsync, current_setting('TimeZone') AS zone, upper('é') AS upper`,
    )
    expect(row).toEqual({ release: 18, encoding: 'UTF8', host: '127.0.0.1', fsync: 'on', zone: 'UTC', upper: 'É' })
  })

  it('refuses a wrong password', async () => {
    const postgres = await start()
    await expect(query({ url: postgres.url.replace(/:[^:@]+@/, ':wrong@') }, 'SELECT 1')).rejects.toThrow(
      /password authentication failed/,
    )
  })

  it('keeps the data over a stop and a start', async () => {
    const first = await start()
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    expect(await query(await start(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('works in a folder with spaces and letters beyond ASCII', async () => {
    const postgres = await start(join(folder, 'Données d’été 東京', 'da ta'))
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('takes up after a first start that was interrupted while the files were made', async () => {
    const unfinished = join(folder, 'data', 'postgres.unfinished-x1', 'data')
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'PG_VERSION'), '18\n')
    await start()
    expect(existsSync(dirname(unfinished))).toBe(false)
  })

  it('leaves files alone that are not a database of this release, and says so in one line', async () => {
    const files = join(folder, 'data', 'postgres')
    mkdirSync(files, { recursive: true })
    writeFileSync(join(files, 'PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(/written by PostgreSQL 16, and this is 18/)
    expect(readdirSync(files)).toEqual(['PG_VERSION'])
  })

  it('says in one line why the data folder cannot be made', async () => {
    writeFileSync(join(folder, 'data'), '')
    await expect(start()).rejects.toThrow(EmbeddedPostgresError)
  })

  it.runIf(existsSync('/proc/self'))(
    'says so where nothing can be made at all, instead of trying for ever',
    async () => {
      await expect(start('/proc/talentplace/data')).rejects.toThrow(/^Cannot make the data folder [^\n]+$/)
    },
  )
})

const startFromFiles = () =>
  cpSync(realpathSync(join(made, 'postgres')), join(folder, 'data', 'postgres'), { recursive: true })

describe('one database, one server', () => {
  beforeEach(startFromFiles)

  it('refuses a second start on the same data while the first runs', async () => {
    const { url } = await startElsewhere(join(folder, 'data'))
    await expect(start()).rejects.toThrow(/already running on the data/)
    expect(await query({ url }, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('is found by a program that only looks, and by none once it has stopped', async () => {
    const dataDir = join(folder, 'data')
    expect(await findRunningPostgres(dataDir)).toBeNull()
    const postgres = await start(dataDir)
    expect(await findRunningPostgres(dataDir)).toBe(postgres.url)
    await postgres.stop()
    expect(await findRunningPostgres(dataDir)).toBeNull()
  })

  it('ends what a killed server left running and keeps what was acknowledged', async () => {
    const { server, url } = await startElsewhere(join(folder, 'data'))
    await query({ url }, 'CREATE TABLE kept AS SELECT 7 AS answer')
    await end(server, 'SIGKILL')
    expect(await query({ url }, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    const postgres = await start()
    await expect(query({ url }, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
    expect(await query(postgres, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }])
  })

  it('starts over an empty postmaster.pid that a kill has left', async () => {
    const first = await start()
    await query(first, 'CREATE TABLE kept AS SELECT 9 AS answer')
    await first.stop()
    writeFileSync(join(first.cluster, 'postmaster.pid'), '')
    expect(await query(await start(), 'SELECT answer FROM kept')).toEqual([{ answer: 9 }])
  })

  it('recovers when server and database were killed together', async () => {
    const { server, url, cluster } = await startElsewhere(join(folder, 'data'))
    await query({ url }, 'CREATE TABLE kept AS SELECT 8 AS answer')
    process.kill(pidOf({ cluster }), 'SIGKILL')
    await end(server, 'SIGKILL')
    expect(await query(await start(), 'SELECT answer FROM kept')).toEqual([{ answer: 8 }])
  })

  it('starts although the left file names a process that is another program by now', async () => {
    const first = await start()
    const file = join(first.cluster, 'postmaster.pid')
    const left = readFileSync(file, 'utf8')
    await first.stop()
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' })
    onTestFinished(() => void stranger.kill())
    writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)))
    await start()
    expect(stranger.exitCode).toBeNull()
  })
})

describe('while the server lives', () => {
  beforeEach(startFromFiles)

  it('starts a killed PostgreSQL again on the same port within 5 s, with all acknowledged writes', async () => {
    const postgres = await start()
    await query(postgres, 'CREATE TABLE kept AS SELECT 9 AS answer')
    const killed = pidOf(postgres)
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(async () => expect(await query(postgres, 'SELECT answer FROM kept')).toEqual([{ answer: 9 }]), {
      timeout: 5_000,
      interval: 50,
    })
    expect(pidOf(postgres)).not.toBe(killed)
  })

  it('comes back within 5 s when one of its backends is killed', async () => {
    const postgres = await start()
    const client = new Client({ connectionString: postgres.url })
    client.on('error', () => undefined)
    await client.connect()
    const [backend] = (await client.query('SELECT pg_backend_pid() AS pid')).rows
    process.kill(backend.pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]), {
      timeout: 5_000,
      interval: 50,
    })
  })

  it('stops for good: nothing is started again and nothing is left running', async () => {
    const postgres = await start()
    const pid = pidOf(postgres)
    await postgres.stop()
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
    expect(existsSync(join(postgres.cluster, 'postmaster.pid'))).toBe(false)
  })
})

describe.runIf(isRoot)('as root', () => {
  it('never runs PostgreSQL as root', async () => {
    const postgres = await start()
    expect(lstatSync(postgres.cluster).uid).not.toBe(0)
    expect(lstatSync(join(postgres.cluster, 'postmaster.pid')).uid).not.toBe(0)
  })

  it('keeps the data in an open place, and finds it again, below a folder that only root may enter', async () => {
    chmodSync(folder, 0o700)
    const first = await start()
    onTestFinished(() => rmSync(dirname(first.cluster), { recursive: true, force: true }))
    expect(first.cluster.startsWith(folder)).toBe(false)
    expect(realpathSync(join(folder, 'data', 'postgres'))).toBe(first.cluster)
    await query(first, 'CREATE TABLE kept AS SELECT 10 AS answer')
    await first.stop()
    expect(await query(await start(), 'SELECT answer FROM kept')).toEqual([{ answer: 10 }])
    expect(lstatSync(folder).mode & 0o777).toBe(0o700)
  })

  it('follows a project that moves below a folder that only root may enter', async () => {
    const first = await start(join(folder, 'open', 'data'))
    await query(first, 'CREATE TABLE kept AS SELECT 11 AS answer')
    await first.stop()
    mkdirSync(join(folder, 'private'), { mode: 0o700 })
    renameSync(join(folder, 'open'), join(folder, 'private', 'open'))
    const second = await start(join(folder, 'private', 'open', 'data'))
    onTestFinished(() => rmSync(dirname(second.cluster), { recursive: true, force: true }))
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 11 }])
  })

  it('refuses to begin anew when the open place is gone', async () => {
    chmodSync(folder, 0o700)
    const first = await start()
    await first.stop()
    rmSync(dirname(first.cluster), { recursive: true })
    await expect(start()).rejects.toThrow(/which is gone/)
  })
})
