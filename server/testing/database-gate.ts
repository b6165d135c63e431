import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A door between a server and its database, or another service it reaches by TCP, that a test can shut. */
export interface DatabaseGate {
  /** The service's address behind the gate. */
  readonly url: string
  /** Ends every connection and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Lets nothing more through, but ends no connection: a cable that was pulled. For good. */
  freeze(): void
  /** Lets nothing through, neither of old connections nor of new ones, and ends none: a network that hangs. */
  block(): void
  /** What was held goes on where it stopped. */
  letGo(): void
}

/** Forwards bytes between a port of its own and the service; open at first. */
export async function databaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const behind = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const pairs = new Set<readonly [Socket, Socket]>()
  let queued: (() => void)[] | null = null
  let server: Server | null = null
  let port = 0

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    // What is passed on would wait for the receipt of what was before, as nothing does without the gate.
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  function lead(incoming: Socket): void {
    if (incoming.destroyed) return
    const outgoing = keep(connect(Number(behind.port), behind.hostname))
    const pair = [incoming, outgoing] as const
    pairs.add(pair)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => {
      pairs.delete(pair)
      incoming.destroy()
    })
  }

  async function open(): Promise<void> {
    const next = createServer({ pauseOnConnect: true }, (incoming) => {
      keep(incoming)
      if (queued) queued.push(() => lead(incoming))
      else lead(incoming)
    })
    await new Promise<void>((listening) => next.listen(port, '127.0.0.1', listening))
    port = (next.address() as AddressInfo).port
    server = next
  }

  await open()
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    open,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    block() {
      queued ??= []
      for (const [incoming, outgoing] of pairs) for (const each of [incoming, outgoing]) each.unpipe().pause()
    },
    letGo() {
      const waiting = queued ?? []
      queued = null
      for (const [incoming, outgoing] of pairs) incoming.pipe(outgoing).pipe(incoming)
      for (const goOn of waiting) goOn()
    },
    async shut() {
      const closed = new Promise<void>((done) => server?.close(() => done()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
