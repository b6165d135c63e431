// How many events of timers a second the server takes, beside a bare route of the same server.
//   node launch/run.mjs bench/timers.ts [--assistants 200] [--events 20] [--clients 10] [--rounds 3]
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { systemClock } from '../server/platform/clock/clock.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { addClient, addPerson, addSession } from '../server/testing/people.ts'
import { addAssistant } from '../server/testing/rows/add-assistant.ts'
import { addWorkplace } from '../server/testing/rows/add-workplace.ts'
import { postAll, type Posted } from './checkout/post-load.ts'
import { startServer } from './login/server-process.ts'
import { openDatasets } from './search/datasets.ts'
import { median } from './search/figures.ts'
import { generateLoad } from './search/load-generator.ts'

const { values } = parseArgs({
  options: {
    assistants: { type: 'string', default: '200' },
    events: { type: 'string', default: '20' },
    clients: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
})
const clients = Number(values.clients)
const eventsEach = Number(values.events)
const print = (line: string) => console.log(line)

interface Worker {
  readonly token: string
  readonly project_uuid: string
}

/** So many assistants, each with a place of their own at one client. */
async function addWorkers(url: string, count: number): Promise<Worker[]> {
  const database = { url, ...openDatabase({ url, log: pino({ level: 'silent' }) }) }
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.va-time'`)
  const client_uuid = await addClient(database, 'Maple Books')
  const contact = await addPerson(database, { permissions: ['client'], client_uuid, is_primary_contact: true })
  const workers: Worker[] = []
  for (let at = 0; at < count; at += 1) {
    const person = await addPerson(database, { permissions: ['virtualassistant'] })
    const { uuid: virtualassistant_uuid } = await addAssistant(database, { user_uuid: person.uuid })
    const place = await addWorkplace(database, { client_uuid, created_by: contact.uuid, virtualassistant_uuid })
    workers.push({ token: await addSession(database, systemClock, person.uuid), project_uuid: place.project_uuid })
  }
  await database.close()
  return workers
}

/** What each does, a minute apart, over and over; the earliest last, since they are taken from the end. */
function eventsOf(workers: readonly Worker[]): Posted[] {
  const names = ['start', 'describe', 'pause', 'resume', 'stop'] as const
  const now = Date.now()
  const all = Array.from({ length: eventsEach }, (_each, at) =>
    workers.map(({ token, project_uuid }): Posted => ({
      path: `/timers/${project_uuid}/events`,
      token,
      body: {
        event: names[at % names.length],
        uuid: crypto.randomUUID(),
        at: new Date(now - (eventsEach - at) * 60_000).toISOString(),
        description: 'Reconciled the accounts',
      },
      key: null,
    })),
  )
  return all.flat().toReversed()
}

const datasets = await openDatasets(7, () => undefined)
try {
  const dataset = await datasets.make(100)
  const workers = await addWorkers(dataset.url, Number(values.assistants))
  const server = await startServer(dataset.url, 1)
  const { port } = server
  const shares: number[] = []
  try {
    await postAll(port, clients, eventsOf(workers.slice(0, 20)))
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const bare = await generateLoad({ port, clients, seconds: 3, next: () => '/api/healthcheck?live=1' })
      const events = await postAll(port, clients, eventsOf(workers))
      shares.push(events.perSecond / bare.requestsPerSecond)
      print(
        `  round ${round}: a bare route ${Math.round(bare.requestsPerSecond)}/s; ${Math.round(events.perSecond)} events/s, ` +
          `p50 ${events.p50.toFixed(1)} ms, p99 ${events.p99.toFixed(1)} ms${events.failures > 0 ? `, ${events.failures} FAILED` : ''}`,
      )
    }
  } finally {
    await server.stop()
  }
  print(
    `Timer events beside a bare route: ${median(shares).toFixed(3)} (${values.assistants} assistants, ${clients} clients)`,
  )
  await datasets.remove(dataset)
} finally {
  await datasets.stop()
}
