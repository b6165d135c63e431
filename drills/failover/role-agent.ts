import { createServer } from 'node:http'
import { Client } from 'pg'

const patience = 2_000

/** Asks on one connection as long as it lasts: a new one takes long where many are at work. */
function openQuestion(): { takesWrites(url: string): Promise<boolean>; close(): void } {
  let line: { url: string; client: Client } | null = null

  function close(): void {
    line?.client.end().catch(() => undefined)
    line = null
  }

  async function lineTo(url: string): Promise<Client> {
    if (line?.url === url) return line.client
    close()
    const client = new Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience })
    client.on('error', close)
    client.on('end', close)
    await client.connect()
    line = { url, client }
    return client
  }

  return {
    close,
    async takesWrites(url) {
      try {
        const client = await lineTo(url)
        const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
        return rows[0]?.follows === false
      } catch {
        close()
        return false
      }
    },
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
  const question = openQuestion()
  async function status(): Promise<number> {
    const url = chosen()
    if (url === null || !(await question.takesWrites(url))) return 503
    // Whoever was chosen when it was asked may not be any more.
    return chosen() === url ? 200 : 503
  }
  const server = createServer((_request, response) => {
    void (async () => response.writeHead(await status()).end())()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    port,
    async stop() {
      question.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
