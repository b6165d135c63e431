import type { TestDatabase } from '../database.ts'

/** So many copies of a posted invoice with its lines and taxes, as if made by hand; their numbers come after `last`. */
export async function copyInvoices({ pool }: TestDatabase, uuid: string, count: number, last = 100_000): Promise<void> {
  const columnsOf = async (table: string) => {
    const { rows } = await pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    return rows[0]?.columns ?? ''
  }
  const { rows } = await pool.query<{ made: string; number: number }>(
    'select uuidv7() as made, number from generate_series($2::int + 1, $2::int + $1::int) number',
    [count, last],
  )
  const made = JSON.stringify(rows)
  for (const [table, key] of [
    ['invoices', `'uuid', made.made, 'number', null, 'status', 'draft', 'kind', 'manual', 'order_uuid', null`],
    ['invoice_lines', `'invoice_uuid', made.made`],
    ['invoice_taxes', `'invoice_uuid', made.made`],
  ] as const) {
    const columns = await columnsOf(table)
    await pool.query(
      `insert into ${table} (${columns})
       select ${columns
         .split(', ')
         .map((column) => `copy.${column}`)
         .join(', ')}
       from ${table} original
       cross join jsonb_to_recordset($2::jsonb) made (made uuid, number int)
       cross join lateral jsonb_populate_record(original, jsonb_build_object(${key})) copy
       where original.${table === 'invoices' ? 'uuid' : 'invoice_uuid'} = $1`,
      [uuid, made],
    )
  }
  await pool.query(
    `update invoices set number = made.number, status = 'posted'
     from jsonb_to_recordset($1::jsonb) made (made uuid, number int) where uuid = made.made`,
    [made],
  )
}
