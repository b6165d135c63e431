import { readFile } from 'node:fs/promises'
import pino from 'pino'
import { announce } from '../../server/platform/realtime/announce.ts'
import { openDatabase } from '../../server/platform/database/connection.ts'
import { startServer } from '../login/server-process.ts'
import type { Dataset } from '../search/datasets.ts'
import { median } from '../search/figures.ts'
import { openLiveSocket, type OpenSocket } from './open-live-socket.ts'

const atOnce = 50
const rounds = 5

export interface SocketsReport {
  readonly sockets: number
  /** Bytes of the server's memory, each. */
  readonly bytesEach: number
  /** Milliseconds from a commit until the last socket heard of it. */
  readonly fanOut: number
  /** Milliseconds to open one, at `atOnce` at a time. */
  readonly opening: number
}

/** Bytes of memory that a process has. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}

/** Opens so many signed-in live sockets of one server process, and tells all of them something. */
export async function measureSockets(dataset: Dataset, sockets: number): Promise<SocketsReport> {
  const database = openDatabase({ url: dataset.url, log: pino({ level: 'silent' }) })
  const server = await startServer(dataset.url, 1)
  const open: OpenSocket[] = []
  let heard = 0
  let allHeard: (() => void) | undefined
  const hear = () => {
    heard += 1
    if (heard === open.length) allHeard?.()
  }
  try {
    const before = await memoryOf(server.pid)
    const began = performance.now()
    while (open.length < sockets) {
      const some = Array.from({ length: Math.min(atOnce, sockets - open.length) }, (_, at) =>
        openLiveSocket({ port: server.port, token: dataset.token, number: open.length + at, hear }),
      )
      open.push(...(await Promise.all(some)))
    }
    const opening = (performance.now() - began) / sockets
    const bytesEach = ((await memoryOf(server.pid)) - before) / sockets
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      heard = 0
      const all = new Promise<void>((resolve) => (allHeard = resolve))
      const told = performance.now()
      await announce(database.kysely, { to: 'signed_in', event: 'notifications_updated' })
      await all
      times.push(performance.now() - told)
    }
    return { sockets, bytesEach, fanOut: median(times), opening }
  } finally {
    for (const socket of open) socket.close()
    await server.stop()
    await database.close()
  }
}
