import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createHttpServer } from '@talentplace/server/platform/http/server'
import { silentLog } from '@talentplace/server/testing/silent-log'

/*
 * 190 connections that drip, and 100 that ask for much and never read, against the time-outs as the product has them.
 *
 *   node_modules/.bin/node drills/slow-clients.ts
 */
const DRIPPING = 190
const STALLED = 100
const CUT_WITHIN_SECONDS = 15

const big = JSON.stringify({ big: 'x'.repeat(500_000) })
const server = createHttpServer({ log: silentLog })
server.get('/ping', () => ({ pong: true }))
server.get('/big', (_request, reply) => reply.send(big))
server.post('/echo', (request) => ({ got: typeof request.body }))
await server.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.server.address() as AddressInfo

let failures = 0
function check(what: string, holds: boolean, figures: string): void {
  if (!holds) failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
}

const connections = () =>
  new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)))
const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000)

function open(bytes: string, read: boolean): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes))
  socket.on('error', () => undefined)
  if (read) socket.resume()
  else socket.pause()
  return socket
}

const kinds = [
  { bytes: '', drop: '' },
  { bytes: 'GET /ping HTTP/1.1\r\nHost: x\r\n', drop: 'X-Drop: x\r\n' },
  {
    bytes: 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    drop: ' ',
  },
]

async function drip(): Promise<void> {
  const dripping = Array.from({ length: DRIPPING }, (_, at) => {
    const { bytes, drop } = kinds[at % kinds.length] ?? { bytes: '', drop: '' }
    return { socket: open(bytes, true), drop }
  })
  const started = performance.now()
  const dropping = setInterval(() => {
    for (const { socket, drop } of dripping) if (socket.writable) socket.write(drop)
  }, 1_000)
  await wait(2_000)
  while ((await connections()) > 0 && performance.now() - started < 60_000) await wait(100)
  clearInterval(dropping)
  const seconds = (performance.now() - started) / 1_000
  const left = await connections()
  check(`${DRIPPING} dripping`, seconds <= CUT_WITHIN_SECONDS, `${left} left after ${seconds.toFixed(1)} s`)
  for (const { socket } of dripping) socket.destroy()
}

async function stall(): Promise<void> {
  const before = megabytes()
  const stalled = Array.from({ length: STALLED }, () => open('GET /big HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(12), false))
  const started = performance.now()
  let max = before
  await wait(2_000)
  while ((await connections()) > 0 && performance.now() - started < 90_000) {
    await wait(500)
    max = Math.max(max, megabytes())
  }
  const seconds = (performance.now() - started) / 1_000
  const left = await connections()
  const figures = `${left} left after ${seconds.toFixed(1)} s; ${before} MB before, ${max} MB at most, for 600 MB asked`
  check(`${STALLED} that never read`, left === 0 && max < before + 200, figures)
  for (const socket of stalled) socket.destroy()
}

await drip()
await stall()
await server.close()
process.exit(failures === 0 ? 0 : 1)
