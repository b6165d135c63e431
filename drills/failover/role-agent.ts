import { createServer } from 'node:http'
import { Client } from 'pg'

const patience = 500

async function takesWrites(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    return rows[0]?.follows === false
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}

export interface RoleAgent {
  readonly port: number
  stop(): Promise<void>
}

/**
 * What the proxy asks beside a PostgreSQL, as it asks Patroni: `GET /primary` is 200 only where the node is the one that was
 * chosen and takes writes by itself. One that nobody chose answers 503, whatever its PostgreSQL believes to be.
 */
export async function startRoleAgent(port: number, chosen: () => string | null): Promise<RoleAgent> {
  const server = createServer((_request, response) => {
    const url = chosen()
    void (url === null ? Promise.resolve(false) : takesWrites(url)).then((is) => {
      // Whoever was chosen when it was asked may not be any more.
      response.writeHead(is && chosen() === url ? 200 : 503).end()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    port,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
