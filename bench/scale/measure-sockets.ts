import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import pino from 'pino'
import { announce } from '../../server/platform/realtime/announce.ts'
import { openDatabase } from '../../server/platform/database/connection.ts'
import { startServer, type ServerProcess } from '../login/server-process.ts'
import type { Dataset } from '../search/datasets.ts'
import { median } from '../search/figures.ts'
import { nextOf, startChild } from './child.ts'
import type { Locked, OpenSockets } from './open-sockets.ts'

/** With room for the rest below the 20,000 files that a process may often have open. */
const maxOfProcess = 10_000
const rounds = 5

export interface SocketsReport {
  readonly sockets: number
  /** Server processes that they are spread over. */
  readonly processes: number
  /** Bytes of the servers' memory, each. */
  readonly bytesEach: number
  /** Milliseconds from a commit until the last socket heard of it. */
  readonly fanOut: number
  /** Milliseconds to open one; as many processes open theirs at the same time. */
  readonly opening: number
}

/** Bytes of memory that processes have. */
async function memoryOf(servers: readonly ServerProcess[]): Promise<number> {
  const each = await Promise.all(
    servers.map(async ({ pid }) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    }),
  )
  return each.reduce((sum, bytes) => sum + bytes, 0)
}

async function hear(holder: ChildProcess, awaited: Locked): Promise<void> {
  const message = await nextOf<Locked>(holder)
  if (message !== awaited) throw new Error(`a holder of sockets said ${message} instead of ${awaited}`)
}

/**
 * Opens so many signed-in live sockets, of as many server processes as that takes, each held by a process of its own, and tells all of
 * them something.
 */
export async function measureSockets(dataset: Dataset, sockets: number): Promise<SocketsReport> {
  const database = openDatabase({ url: dataset.url, log: pino({ level: 'silent' }) })
  const processes = Math.ceil(sockets / maxOfProcess)
  const servers: ServerProcess[] = []
  const holders: ChildProcess[] = []
  try {
    for (let started = 0; started < processes; started += 1) servers.push(await startServer(dataset.url, 1))
    const before = await memoryOf(servers)
    const began = performance.now()
    await Promise.all(
      servers.map(({ port }, at) => {
        const holder = startChild('open-sockets.ts')
        holders.push(holder)
        const from = at * maxOfProcess
        const options: OpenSockets = { port, token: dataset.token, from, count: Math.min(maxOfProcess, sockets - from) }
        const open = hear(holder, 'open')
        holder.send(options)
        return open
      }),
    )
    const opening = (performance.now() - began) / sockets
    const bytesEach = ((await memoryOf(servers)) - before) / sockets
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const all = Promise.all(holders.map((holder) => hear(holder, 'told')))
      const notifiedAt = performance.now()
      await announce(database.kysely, { to: 'signed_in', event: 'notifications_updated' })
      await all
      times.push(performance.now() - notifiedAt)
    }
    return { sockets, processes, bytesEach, fanOut: median(times), opening }
  } finally {
    for (const holder of holders) if (holder.connected) holder.disconnect()
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
  }
}
