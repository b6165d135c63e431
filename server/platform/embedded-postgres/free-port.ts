import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/**
 * A TCP port of 127.0.0.1 that nobody listens on. Taken below the range from which systems give ports to outgoing
 * connections: a client that reconnects while PostgreSQL restarts could otherwise be given PostgreSQL's own port.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
