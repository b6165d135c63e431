// What a replica gains and costs: lists per second with and without one, and how soon whoever wrote reads it.
//   node launch/run.mjs bench/replicas.ts [--rows 20000] [--seconds 2] [--rounds 3] [--clients 16]
import { parseArgs } from 'node:util'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { startFollowedDatabase } from '@talentplace/server/testing/engines/followed-database'
import { addPerson, addSession } from '@talentplace/server/testing/people'
import { startTestServer } from '@talentplace/server/testing/servers/running-server'
import { positionHeader } from '@talentplace/contract/shared/database-position'
import { percentile } from './search/figures.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '16' },
  },
})
const [rows, seconds, rounds, clients] = [values.rows, values.seconds, values.rounds, values.clients].map(Number) as [
  number,
  number,
  number,
  number,
]
const print = (line: string) => console.log(line)
const ms = (value: number) => `${value.toFixed(1)} ms`

const followed = await startFollowedDatabase()
const { database, gate } = followed
await database.pool.query(
  `insert into utms (shortcode, label, origin) select 'BENCH' || n, 'Campaign ' || n, 'made' from generate_series(1, $1::int) n`,
  [rows],
)
await database.pool.query('analyze utms')
const staff = await addPerson(database, { permissions: ['super_admin'] })
const authorization = `Bearer ${await addSession(database, systemClock, staff.uuid)}`
const without = await startTestServer({ database, clock: systemClock })
const withReplica = await startTestServer({
  database,
  clock: systemClock,
  environment: { DATABASE_URL: database.url, DATABASE_REPLICA_URL: gate.url },
})
type Server = typeof without
const contenders = { 'the database alone': without, 'with a replica': withReplica } as const
type Name = keyof typeof contenders
const names = Object.keys(contenders) as Name[]

async function list({ server }: Server, position?: string): Promise<number> {
  const from = performance.now()
  const { statusCode, body } = await server.inject({
    url: '/api/utm?pagination.sortBy[]=label',
    headers: { authorization, ...(position !== undefined && { [positionHeader]: position }) },
  })
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
  return performance.now() - from
}

/** Lists per second of so many who ask one after the other. */
async function throughput(server: Server): Promise<number> {
  const from = performance.now()
  const until = from + seconds * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await list(server)
        answered += 1
      }
    }),
  )
  return (answered * 1000) / (performance.now() - from)
}

/** Ms of a write, and of a list that shows it, by whoever wrote. */
async function writeAndRead(server: Server, at: number): Promise<{ write: number; read: number }> {
  const from = performance.now()
  const written = await server.server.inject({
    method: 'POST',
    url: '/api/utm',
    headers: { authorization },
    payload: { shortcode: `W${process.pid}-${at}`, label: 'Written' },
  })
  if (written.statusCode !== 200) throw new Error(`${written.statusCode} ${written.body}`)
  const write = performance.now() - from
  const position = written.headers[positionHeader]
  return { write, read: await list(server, typeof position === 'string' ? position : undefined) }
}

try {
  await Promise.all([without.searchReady, withReplica.searchReady])
  print(`${rows.toLocaleString('en-CA')} campaign links, ${clients} clients, one process, one machine for everything`)
  const perSecond: Record<Name, number[]> = { 'the database alone': [], 'with a replica': [] }
  for (const name of names) await throughput(contenders[name])
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) perSecond[name].push(await throughput(contenders[name]))
  const median = (name: Name) => percentile(perSecond[name], 0.5)
  for (const name of names)
    print(
      `${name}: ${median(name).toFixed(0)} lists per second (${perSecond[name].map((each) => each.toFixed(0)).join(', ')})`,
    )
  print(`ratio: ${(median('with a replica') / median('the database alone')).toFixed(2)}`)
  let at = 0
  for (const name of names) {
    const took: { write: number; read: number }[] = []
    for (let time = 0; time < 100; time += 1) took.push(await writeAndRead(contenders[name], (at += 1)))
    const of = (part: 'write' | 'read', share: number) =>
      ms(
        percentile(
          took.map((each) => each[part]),
          share,
        ),
      )
    print(
      `${name}: a write p50 ${of('write', 0.5)}, p95 ${of('write', 0.95)}; the writer’s list p50 ${of('read', 0.5)}, p95 ${of('read', 0.95)}`,
    )
  }
  const { replicas } = (await withReplica.server.inject({ url: '/api/healthcheck', headers: { authorization } })).json<{
    replicas: { reads: { replica: number; primary: number } }
  }>()
  print(
    `of those with a replica, ${replicas.reads.replica} were read there and ${replicas.reads.primary} from the database`,
  )
} finally {
  await withReplica.stop()
  await without.stop()
  await followed.stop()
}
process.exit(0)
