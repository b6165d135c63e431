import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseGate, type DatabaseGate } from '../../testing/database-gate.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { waitForDatabase } from './wait-for-database.ts'

let database: TestDatabase
let gate: DatabaseGate
beforeAll(async () => {
  database = await testDatabase()
  gate = await databaseGate(database.url)
})
afterAll(async () => {
  await gate.shut()
  await database.close()
})

/** What was said while it waited. */
function listen() {
  const lines: string[] = []
  return { lines, log: { warn: (line: string) => void lines.push(line) } }
}
const changed = (change: (url: URL) => void) => {
  const url = new URL(database.url)
  change(url)
  return url.href
}

describe('an outside database', () => {
  it('that answers is not waited for', async () => {
    const { lines, log } = listen()
    await waitForDatabase({ url: database.url, log })
    expect(lines).toEqual([])
  })

  it('that isn’t there yet is waited for, with one line for each try', async () => {
    const { lines, log } = listen()
    await gate.shut()
    // It comes up once it has been missed twice.
    const watched = {
      warn(line: string) {
        log.warn(line)
        if (lines.length === 2) void gate.open()
      },
    }
    await waitForDatabase({ url: gate.url, log: watched })
    expect(lines.length).toBeGreaterThanOrEqual(2)
    for (const line of lines) {
      expect(line).toMatch(/^the database \S+ at 127\.0\.0\.1:\d+ doesn't answer yet \([^\n]+\); trying again$/)
      expect(line).not.toContain(new URL(database.url).password)
    }
  })

  it('that never comes ends the start with one line that says what to check', async () => {
    const { log } = listen()
    const url = changed((it) => (it.port = '1'))
    await expect(waitForDatabase({ url, log, patience: 300 })).rejects.toThrow(
      /^the database \S+ at 127\.0\.0\.1:1 did not answer for 0 s \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Is it running, and is DATABASE_URL right\?$/,
    )
  })

  it.each([
    ['a wrong password', (url: URL) => (url.password = 'wrong'), /password authentication failed/],
    ['a database that doesn’t exist', (url: URL) => (url.pathname = '/nowhere'), /database "nowhere" does not exist/],
  ])('ends the start at once for %s: waiting wouldn’t help', async (_what, change, reason) => {
    const { lines, log } = listen()
    const rejected = waitForDatabase({ url: changed(change), log }).catch((error: Error) => error.message)
    expect(await rejected).toMatch(reason)
    expect(await rejected).toMatch(/^the database .* refused: [^\n]+\. Please check DATABASE_URL\.$/)
    expect(lines).toEqual([])
  })

  it('of an older release ends the start at once, and says which is needed', async () => {
    const old = await oldPostgres()
    const { port } = old.address() as { port: number }
    const { log } = listen()
    await expect(waitForDatabase({ url: `postgresql://x@127.0.0.1:${port}/x`, log })).rejects.toThrow(
      'is PostgreSQL 16; Talentplace needs 18 or newer.',
    )
    old.close()
  })
})

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Lets everybody in, and answers any query with the number of release 16.4. */
function oldPostgres(): Promise<Server> {
  const ready = message('Z', Buffer.from('I'))
  const column = Buffer.concat([Buffer.from([0, 1]), Buffer.from('release\0'), Buffer.alloc(18)])
  const integer = 23
  column.writeInt32BE(integer, column.length - 12)
  const value = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 6]), Buffer.from('160004')])
  const answer = [message('T', column), message('D', value), message('C', Buffer.from('SELECT 1\0')), ready]
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
      socket.once('data', () => socket.write(Buffer.concat(answer)))
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
