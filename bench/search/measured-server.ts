// The server under test, a process of its own: the real one, and beside it a bare server of the same kind, which answers a
// constant, one row by its key, or a page of the search's size to whoever has a session: what no search can be faster than.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pino from 'pino'
import { searchQuery } from '@talentplace/contract/matching/search.routes'
import { readConfiguration } from '../../server/app/configuration.ts'
import { assembleServer } from '../../server/app/running-server.ts'
import { systemClock as clock } from '../../server/platform/clock/clock.ts'
import { openDatabase } from '../../server/platform/database/connection.ts'
import { preciseNow, type FromServer, type ToServer } from './messages.ts'

const send = (message: FromServer) => process.send?.(message)
/** What twelve candidates with their reasons come to. */
const pageBytes = 13_500
const megabytes = () => process.memoryUsage().rss / 1_000_000
const log = pino({ level: 'warn' })
const url = process.env.DATABASE_URL ?? ''

async function serveBare(): Promise<number> {
  const database = openDatabase({ url, log })
  const bare = Fastify()
  const hello = { hello: 'world' }
  bare.get('/hello', () => hello)
  bare.get('/row/:id', (request) => {
    const { id } = request.params as { id: string }
    const text = 'select id, uuid, display_name, blurb, city from assistants where id = $1'
    return database.pool.query({ name: 'row', text, values: [id] }).then(({ rows }) => rows[0] ?? {})
  })
  const page = JSON.stringify({ assistants: 'x'.repeat(pageBytes) })
  const sessions = new Map<string, true>()
  bare.get('/page', (request, reply) => {
    const key = createHash('sha256')
      .update(request.headers.authorization ?? '')
      .digest('base64url')
    if (!sessions.has(key)) sessions.set(key, true)
    return reply.type('application/json; charset=utf-8').send(page)
  })
  await bare.listen({ port: 0, host: '127.0.0.1' })
  return portOf(bare)
}

function portOf(server: { server: { address(): unknown } }): number {
  const address = server.server.address() as { port: number }
  return address.port
}

const { server, index, searchReady } = await assembleServer({
  configuration: readConfiguration({ DATABASE_URL: url }),
  databaseUrl: url,
  database: openDatabase({ url, log }),
  clock,
  log,
  version: 'bench',
  webFolder: null,
  warmsUp: !process.argv.includes('--cold'),
})
const began = performance.now()
if (index === null) throw new Error('The bench needs a process with a search index.')
index.onApplied((ids) => {
  if (ids !== 'all') send({ what: 'searchable', ids, at: preciseNow() })
})
await server.listen({ port: 0, host: '127.0.0.1' })
const barePort = await serveBare()

let longestPause = 0
let lastTick = performance.now()
const ticking = setInterval(() => {
  const now = performance.now()
  longestPause = Math.max(longestPause, now - lastTick)
  lastTick = now
}, 1)
await searchReady
const loadMilliseconds = performance.now() - began
clearInterval(ticking)
send({
  what: 'ready',
  port: portOf(server),
  barePort,
  loadMilliseconds,
  longestPause,
  memory: megabytes(),
  assistants: index.size,
})

process.on('message', (message: ToServer) => {
  if (message.post === 'memory') {
    send({ what: 'memory', memory: megabytes() })
    return
  }
  if (message.post === 'processor') {
    const { user, system } = process.cpuUsage()
    send({ what: 'processor', microseconds: user + system })
    return
  }
  const searches = message.searches.map((search) => searchQuery.parse(search))
  const start = performance.now()
  for (const search of searches) index.search(search).reply()
  send({ what: 'alone', microseconds: ((performance.now() - start) * 1000) / searches.length })
})
process.on('disconnect', () => process.exit(0))
