import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { migrationFiles } from './migration-files.ts'

const program = new URL('../../server/app/migrate.ts', import.meta.url)

interface Ended {
  readonly code: number | null
  readonly said: string
}

/** `npm run migrate` on that database, in a process of its own. */
function migrateApart(url: string): { child: ChildProcess; ended: Promise<Ended> } {
  const child = fork(program, [], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test', DEMO_DATA: '0' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  child.stdout?.on('data', (data) => (said += data))
  child.stderr?.on('data', (data) => (said += data))
  return { child, ended: once(child, 'exit').then(([code]) => ({ code: code as number | null, said })) }
}

async function statements(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from migrations')
  return rows[0]?.count ?? 0
}

const othersThere = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Migrates an empty database, and kills the process while its first migration is at work. @throws Error when nobody saw it there */
export async function killAtFirstMigration(url: string): Promise<void> {
  const [first] = await migrationFiles()
  const beginning = first?.text.slice(0, 100)
  const client = new Client({ connectionString: url })
  await client.connect()
  const { child, ended } = migrateApart(url)
  const isAtWork = async () => {
    const found = await client.query(`select ${othersThere} and state = 'active' and query ^@ $1`, [beginning])
    return found.rowCount === 1
  }
  try {
    while (!(await isAtWork())) {
      if (child.exitCode !== null) throw new Error(`Nobody saw the first migration at work:\n${(await ended).said}`)
    }
    child.kill('SIGKILL')
    // PostgreSQL hears of it once it answers.
    while ((await client.query(`select ${othersThere}`)).rowCount !== 0) await wait(5)
  } finally {
    child.kill('SIGKILL')
    await ended
    await client.end()
  }
}

/** How often it was ended, and how many migrations stood each time. */
export interface Interrupted {
  readonly stood: readonly number[]
}

/**
 * Migrates, with the process killed -9 so many times: as soon as a random number of migrations stands, and some random
 * milliseconds into the next. The last process may finish. @throws Error with what it said, when it can't
 */
export async function migrateInterrupted(options: {
  url: string
  kills: number
  /** How many migrations there are. */
  all: number
  random: () => number
}): Promise<Interrupted> {
  const { url, kills, all, random } = options
  const client = new Client({ connectionString: url })
  await client.connect()
  const stood: number[] = []
  try {
    for (let left = kills; left > 0; left -= 1) {
      const before = await statements(client)
      // The rest is shared out among the kills that are left, so that none comes too late.
      const target = before + Math.ceil(random() * Math.max((all - before - 1) / left, 1))
      const { child, ended } = migrateApart(url)
      const isOver = () => child.exitCode !== null || child.signalCode !== null
      // Where all stand, only what is loaded behind them can be killed.
      const awaited = target <= all ? target : before
      while (!isOver() && (await statements(client)) < awaited) await wait(1)
      await wait(random() * (target <= all ? 15 : 1_500))
      child.kill('SIGKILL')
      await ended
      stood.push(await statements(client))
    }
    const { code, said } = await migrateApart(url).ended
    if (code !== 0) throw new Error(`The migration that may finish ended with ${code}:\n${said}`)
  } finally {
    await client.end()
  }
  return { stood }
}
