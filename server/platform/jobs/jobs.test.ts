import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import pino from 'pino'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { createJobs, type Jobs } from './jobs.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let here: Jobs
let there: Jobs
const done: { by: string; note: string }[] = []
const waiting: (() => void)[] = []
let failures = 0

function processOf(by: string): Jobs {
  const jobs = createJobs({ url: database.url, log })
  jobs.work<{ note: string }>('test.note', async ({ note }) => {
    if (note === 'fails once' && (failures += 1) === 1) throw new Error('not yet')
    done.push({ by, note })
    for (const resolve of waiting) resolve()
  })
  return jobs
}

/** Settles as soon as so many jobs with this note are done. */
function untilDone(note: string, count = 1): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (done.filter((each) => each.note === note).length >= count) resolve()
    }
    waiting.push(look)
    look()
  })
}

const enqueue = (note: string, options?: Parameters<Jobs['enqueue']>[3]) =>
  database.kysely.transaction().execute((transaction) => here.enqueue(transaction, 'test.note', { note }, options))

const waitingJobs = async (note: string) => {
  const { rows } = await database.pool.query<{ start_after: Date }>(
    "select start_after from pgboss.job where name = 'test.note' and data ->> 'note' = $1",
    [note],
  )
  return rows
}

async function stateOf(note: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>(
    "select state from pgboss.job where name = 'test.note' and data ->> 'note' = $1",
    [note],
  )
  return rows[0]?.state
}

beforeAll(async () => {
  database = await testDatabase()
  here = processOf('here')
  there = processOf('there')
  await here.start()
  await there.start()
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await database.close()
})

describe('jobs', () => {
  it('exist when the transaction commits, and not when it rolls back', async () => {
    await expect(
      database.kysely.transaction().execute(async (transaction) => {
        await here.enqueue(transaction, 'test.note', { note: 'undone' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await enqueue('kept')
    await untilDone('kept')
    expect(await waitingJobs('undone')).toEqual([])
  })

  it('run once, whichever of two processes gets them', async () => {
    const notes = Array.from({ length: 60 }, (_each, at) => `once ${at}`)
    await database.kysely.transaction().execute(async (transaction) => {
      for (const note of notes) await here.enqueue(transaction, 'test.note', { note })
    })
    await Promise.all(notes.map((note) => untilDone(note)))
    expect(done.filter(({ note }) => note.startsWith('once')).length).toBe(60)
  })

  it('with a key enter once', async () => {
    await enqueue('keyed', { key: 'the same' })
    await enqueue('keyed', { key: 'the same' })
    await untilDone('keyed')
    expect(await waitingJobs('keyed')).toHaveLength(1)
  })

  it('with a time wait for it', async () => {
    const runAt = new Date(Date.now() + 3_600_000)
    await enqueue('later', { runAt })
    expect((await waitingJobs('later'))[0]?.start_after).toEqual(runAt)
    expect(done.some(({ note }) => note === 'later')).toBe(false)
  })

  it('tell when those of a name last finished; of a name without any nothing is known', async () => {
    await enqueue('told')
    await untilDone('told')
    await vi.waitFor(async () => expect(await stateOf('told')).toBe('completed'))
    expect(await here.lastRuns(database.kysely, ['test.note', 'test.none'])).toEqual([
      { name: 'test.note', finished: expect.any(Date), failing: false },
      { name: 'test.none', finished: null, failing: false },
    ])
  })

  it('that fail are kept to be done again, and hold no other up', async () => {
    await enqueue('fails once')
    await enqueue('after it')
    await untilDone('after it')
    await vi.waitFor(async () => expect(await stateOf('fails once')).toBe('retry'))
    await database.pool.query("update pgboss.job set start_after = now() where data ->> 'note' = 'fails once'")
    await untilDone('fails once')
  })
})

it('two jobs of one name are refused: the later one would take the other’s place', () => {
  const jobs = createJobs({ url: database.url, log })
  jobs.every('test.remind', '*/5 * * * *', () => Promise.resolve())
  expect(() => jobs.every('test.remind', '41 14 * * *', () => Promise.resolve())).toThrow(
    'Two jobs are called test.remind.',
  )
})
