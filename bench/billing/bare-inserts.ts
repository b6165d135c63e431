import type { Pool, PoolClient } from 'pg'

/** What belongs to one document: a row of the first table, and those of the others that refer to it. */
export interface Written {
  readonly tables: readonly { readonly name: string; readonly of: string }[]
}

type Row = Record<string, unknown>

export interface Inserted {
  readonly rows: number
  readonly seconds: number
  /** Of the same rows, many in each statement. */
  readonly together: number
}

/** A row as it was written, with the document it is of. */
interface Made {
  readonly of: string
  readonly row: Row
}

const groupOf = 50

/** The rows that a run has written, table by table, and tables like theirs to add them to: `bare_…` and `bulk_…`. */
async function copies(pool: Pool, { tables }: Written, since: Date): Promise<Map<string, Made[]>> {
  const [first] = tables
  const made = new Map<string, Made[]>()
  for (const { name, of } of tables) {
    for (const way of ['bare', 'bulk']) await pool.query(`create table ${way}_${name} (like ${name} including all)`)
    const isOfRun = `created_date >= $1`
    const mine = name === first?.name ? isOfRun : `${of} in (select uuid from ${first?.name} where ${isOfRun})`
    const { rows } = await pool.query<Made>(
      `select ${of} as of, to_jsonb(made) as row from ${name} made where ${mine}`,
      [since],
    )
    made.set(name, rows)
  }
  return made
}

const values = (row: Row) =>
  Object.values(row).map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value))

/** One statement a row, one transaction a document. */
async function insertEach(client: PoolClient, made: ReadonlyMap<string, readonly Made[]>): Promise<void> {
  const documents = new Map<string, { name: string; row: Row }[]>()
  for (const [name, rows] of made) {
    for (const { of, row } of rows) documents.set(of, [...(documents.get(of) ?? []), { name, row }])
  }
  for (const document of documents.values()) {
    await client.query('begin')
    for (const { name, row } of document) {
      const columns = Object.keys(row)
      await client.query({
        name: `bare ${name}`,
        text: `insert into bare_${name} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
        values: values(row),
      })
    }
    await client.query('commit')
  }
}

/** One statement a table for every fifty documents, in one transaction. */
async function insertTogether(client: PoolClient, made: ReadonlyMap<string, readonly Made[]>): Promise<void> {
  const documents = [...new Set([...made.values()].flatMap((rows) => rows.map(({ of }) => of)))]
  const byDocument = new Map([...made].map(([name, rows]) => [name, Map.groupBy(rows, ({ of }) => of)]))
  for (let at = 0; at < documents.length; at += groupOf) {
    const those = documents.slice(at, at + groupOf)
    await client.query('begin')
    for (const [name, ofDocument] of byDocument) {
      const rows = those.flatMap((document) => ofDocument.get(document) ?? []).map(({ row }) => row)
      await client.query(`insert into bulk_${name} select (json_populate_recordset(null::bulk_${name}, $1::json)).*`, [
        JSON.stringify(rows),
      ])
    }
    await client.query('commit')
  }
}

async function timed(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<number> {
  const client = await pool.connect()
  try {
    const began = performance.now()
    await work(client)
    return (performance.now() - began) / 1000
  } finally {
    client.release()
  }
}

/**
 * The rows that a run has written once more, into tables with the same columns, indexes and checks but without triggers or foreign
 * keys: one statement a row and one transaction a document; and then many rows a statement and many documents a transaction, which
 * is the least that anything can take to write them.
 */
export async function insertBare(pool: Pool, written: Written, since: Date): Promise<Inserted> {
  const made = await copies(pool, written, since)
  const seconds = await timed(pool, (client) => insertEach(client, made))
  const together = await timed(pool, (client) => insertTogether(client, made))
  return { rows: [...made.values()].reduce((sum, rows) => sum + rows.length, 0), seconds, together }
}
