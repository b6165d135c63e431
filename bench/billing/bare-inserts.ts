import type { Pool } from 'pg'

/** What belongs to one document: a row of the first table, and those of the others that refer to it. */
export interface Written {
  readonly tables: readonly { readonly name: string; readonly of: string }[]
}

type Row = Record<string, unknown>

export interface Inserted {
  readonly rows: number
  readonly seconds: number
}

/**
 * The rows that a run has written once more, into tables with the same columns, indexes and checks but without triggers or foreign
 * keys: one statement a row, one transaction a document.
 */
export async function insertBare(pool: Pool, { tables }: Written, since: Date): Promise<Inserted> {
  const documents = new Map<string, { name: string; row: Row }[]>()
  const [first] = tables
  for (const { name, of } of tables) {
    await pool.query(`create table bare_${name} (like ${name} including all)`)
    const mine = name === first?.name ? 'true' : `${of} in (select uuid from ${first?.name} where created_date >= $1)`
    const { rows } = await pool.query<{ of: string; row: Row }>(
      name === first?.name
        ? `select uuid as of, to_jsonb(made) as row from ${name} made where created_date >= $1`
        : `select ${of} as of, to_jsonb(made) as row from ${name} made where ${mine}`,
      [since],
    )
    for (const { of: document, row } of rows) {
      const known = documents.get(document)
      if (known) known.push({ name, row })
      else documents.set(document, [{ name, row }])
    }
  }
  const client = await pool.connect()
  let rows = 0
  const began = performance.now()
  try {
    for (const document of documents.values()) {
      await client.query('begin')
      for (const { name, row } of document) {
        const columns = Object.keys(row)
        const values = Object.values(row).map((value) =>
          typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
        )
        await client.query({
          name: `bare ${name}`,
          text: `insert into bare_${name} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
          values,
        })
        rows += 1
      }
      await client.query('commit')
    }
  } finally {
    client.release()
  }
  return { rows, seconds: (performance.now() - began) / 1000 }
}
