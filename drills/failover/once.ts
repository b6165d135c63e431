import { Client } from 'pg'

const connectionPatience = 5_000

/** One question on a connection of its own; null: no answer within `query_timeout` ms. */
export async function once<Row>(url: string, question: string, query_timeout: number): Promise<Row[] | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectionPatience, query_timeout })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(question)).rows as Row[]
  } catch {
    return null
  } finally {
    client.end().catch(() => undefined)
  }
}
