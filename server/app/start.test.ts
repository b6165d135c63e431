import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/database.ts'

const root = join(import.meta.dirname, '..', '..')
const launcher = join(root, 'launch', 'start.mjs')
const canMakeTerminals = spawnSync('script', ['--version']).status === 0

let database: TestDatabase
let folder: string
/** A start that a failing test left running would outlive it. */
const started: ChildProcess[] = []
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'talentplace-start-'))
})
afterAll(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL')
  await database.close()
  await rm(folder, { recursive: true })
})

const isWarning = (line: string) => /^\d\d:\d\d:\d\d Warning: /.test(line)

/** The database of a busy machine may answer late: start says so and goes on. */
const isWait = (line: string) => line.includes("doesn't answer yet")

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const environment = (port: number) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TERM: 'xterm',
  NODE_ENV: 'production',
  DRAIN_SECONDS: '0',
  // Of all processes it starts fastest: no web app, no search.
  PROCESS: 'jobs',
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  PORT: String(port),
})

/** What a start in production says until people may come (`last`), and what goes wrong; then it is ended by `end`. */
async function saidByStart(
  [command, ...args]: [string, ...string[]],
  last: RegExp,
  end: (child: ChildProcess) => void,
): Promise<{ lines: string[]; port: number; errors: string }> {
  const port = await freePort()
  const child = spawn(command, args, { cwd: folder, env: environment(port), stdio: 'pipe' })
  started.push(child)
  let said = ''
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  const ready = new Promise<void>((done) => {
    child.stdout.on('data', (data) => {
      said += data
      if (last.test(said)) done()
    })
    child.once('close', () => done())
  })
  const closed = once(child, 'close')
  await ready
  end(child)
  await closed
  return { lines: said.trim().split(/\r?\n/), port, errors }
}

it.skipIf(!canMakeTerminals)(
  'npm start tells a person five lines with times on a terminal, and its warnings in words',
  async () => {
    const command = `'${process.execPath}' '${launcher}'`
    const { lines, port } = await saidByStart(['script', '-qec', command, '/dev/null'], /^Open .*\r?\n/m, (child) =>
      child.stdin?.write('\u0003'),
    )
    expect(lines.filter((line) => !isWarning(line) && !line.startsWith('^C'))).toEqual([
      'Packages   installed already',
      expect.stringMatching(/^Web app {4}not served/),
      expect.stringMatching(/^Database {3}ready in \d+\.\d s$/),
      'Demo data  none',
      expect.stringMatching(new RegExp(`^Open {7}http://127.0.0.1:${port} after \\d+\\.\\d s$`)),
    ])
    expect(lines.filter((line) => isWarning(line) && !isWait(line))).toEqual([
      expect.stringContaining('SMTP_URL is not set'),
      expect.stringContaining('SUPPLIER_TAX_NUMBERS is not set'),
      expect.stringContaining('SUPPLIER_ADDRESS is not set'),
    ])
    expect(lines.join('')).not.toContain('{"')
  },
)

it('npm start says nothing but JSON to a program, warnings included', async () => {
  const { lines, errors } = await saidByStart([process.execPath, launcher], /"step":"Open".*\n/, (child) =>
    child.kill('SIGTERM'),
  )
  const said = lines.map((line) => JSON.parse(line) as { level: number; msg: string; step?: string })
  expect(said.flatMap(({ step }) => step ?? [])).toEqual(['Web app', 'Database', 'Demo data', 'Open'])
  expect(said.filter(({ level, msg }) => level === 40 && !isWait(msg)).map(({ msg }) => msg.split(' ')[0])).toEqual([
    'SMTP_URL',
    'SUPPLIER_TAX_NUMBERS',
    'SUPPLIER_ADDRESS',
  ])
  expect(errors).toBe('')
})

it('npm start leaves a database from before the baseline as it is, and says in one line what to do', async () => {
  const name = `${new URL(database.url).pathname.slice(1)}_before`
  await database.pool.query(`create database ${name}`)
  const url = Object.assign(new URL(database.url), { pathname: name }).href
  const pool = new Pool({ connectionString: url })
  await pool.query(`create table migrations (name text primary key, applied timestamptz not null default now());
    insert into migrations (name) values ('0001_reference_data.sql')`)
  const env = { ...environment(await freePort()), DATABASE_URL: url }
  const child = spawn(process.execPath, [launcher], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  started.push(child)
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  const [code] = await once(child, 'close')
  const { rows } = await pool.query('select name from migrations')
  await pool.end()
  expect({ code, errors, rows }).toEqual({
    code: 1,
    errors:
      "Can't start: The database is from before 0001_baseline.sql and can’t be upgraded. Start with an empty one: where `npm start` keeps it, remove the folder `.data`.\n",
    rows: [{ name: '0001_reference_data.sql' }],
  })
})
