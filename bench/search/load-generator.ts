import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  readonly clients: number
  readonly seconds: number
  /** The address (path and query) of the next request. */
  readonly next: () => string
  readonly token?: string
}

export interface Measured {
  readonly requests: number
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers other than 200. */
  readonly failures: number
  /** Milliseconds of each, in the order of the answers. */
  readonly times: readonly number[]
}

const headEnd = Buffer.from('\r\n\r\n')

/** How long an answer is in all, once its head is here; -1 before. */
function answerLength(received: Buffer): number {
  const end = received.indexOf(headEnd)
  if (end === -1) return -1
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('an answer without Content-Length')
  return end + headEnd.length + Number(length)
}

/**
 * Keeps so many clients busy for so long, each sending its next request when the last is answered. Plain sockets: a
 * client library would cost the machine more than the server under test.
 */
export async function generateLoad(load: Load): Promise<Measured> {
  const authorization = load.token === undefined ? '' : `authorization: Bearer ${load.token}\r\n`
  const times: number[] = []
  let failures = 0
  const began = performance.now()
  const end = began + load.seconds * 1000

  function runClient(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket: Socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
      let received: Buffer = Buffer.alloc(0)
      let awaited = -1
      let sent = 0
      const send = () => {
        received = Buffer.alloc(0)
        awaited = -1
        const address = load.next()
        sent = performance.now()
        socket.write(`GET ${address} HTTP/1.1\r\nhost: 127.0.0.1\r\n${authorization}\r\n`)
      }
      socket.once('connect', send)
      socket.once('error', reject)
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        if (awaited === -1) awaited = answerLength(received)
        if (awaited === -1 || received.length < awaited) return
        const now = performance.now()
        times.push(now - sent)
        if (received.toString('latin1', 9, 12) !== '200') failures += 1
        if (now < end) send()
        else {
          socket.destroy()
          resolve()
        }
      })
    })
  }

  await Promise.all(Array.from({ length: load.clients }, runClient))
  const elapsed = (performance.now() - began) / 1000
  const inOrder = Float64Array.from(times).sort()
  return {
    requests: times.length,
    requestsPerSecond: times.length / elapsed,
    p50: inOrder[Math.floor(times.length * 0.5)] ?? 0,
    p99: inOrder[Math.floor(times.length * 0.99)] ?? 0,
    failures,
    times,
  }
}
