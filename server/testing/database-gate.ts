import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A door between a server and its database that a test can shut. */
export interface DatabaseGate {
  /** The database's address behind the gate. */
  readonly url: string
  /** Ends every connection and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Lets nothing more through, but ends no connection: a cable that was pulled. For good. */
  freeze(): void
}

/** Forwards bytes between a port of its own and the database; open at first. */
export async function databaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const behind = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let port = 0

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  async function open(): Promise<void> {
    const next = createServer((incoming) => {
      const outgoing = keep(connect(Number(behind.port), behind.hostname))
      keep(incoming).pipe(outgoing).pipe(incoming)
      incoming.on('close', () => outgoing.destroy())
      outgoing.on('close', () => incoming.destroy())
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
    async shut() {
      const closed = new Promise<void>((done) => server?.close(() => done()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
