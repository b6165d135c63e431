import type { Pool } from 'pg'

/** Few enough that very many are named alike, which is the hardest to search. */
export const firstNames =
  'Maria James Robert Linda John Michael David William Richard Susan Joseph Thomas Sarah Karen Daniel Nancy Matthew Lisa Anthony Betty Mark Sandra Donald Ashley Steven Kimberly Paul Emily Andrew Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Dorothy George Melissa Élodie Zoë'.split(
    ' ',
  )
export const lastNames =
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Kowalski Tremblay'.split(
    ' ',
  )

/** Beyond the numbers of the demo's own invoices. */
export const numbersFrom = 20_000

const subscriptions = ['Bookkeeper', 'Bookkeeper + Payroll', 'Executive assistant', 'Social media', 'Customer care']

const one = (parameter: number, drawnBy: string) =>
  `($${parameter}::text[])[1 + (hashint8(n * 31 + ${drawnBy}) & 2147483647) % cardinality($${parameter}::text[])]`

/** As many accounts, subscriptions and invoices each, and a tenth as many companies and assistants. */
export async function fillNames(pool: Pool, rows: number, log: (line: string) => void): Promise<void> {
  const some = Math.ceil(rows / 10)
  const names = [firstNames, lastNames]
  const statements: [what: string, sql: string, parameters: unknown[]][] = [
    [
      'companies',
      `insert into clients (company) select ${one(1, '1')} || ' ' || n || ' Services Inc.' from generate_series(1, ${some}) n`,
      [lastNames],
    ],
    [
      'accounts',
      `with companies as (select uuid, row_number() over () as at from clients)
       insert into users (full_name, email, client_uuid)
       select ${one(1, '2')} || ' ' || ${one(2, '3')},
         lower(${one(1, '2')} || '.' || ${one(2, '3')} || n || '@people.test'), case when n % 10 < 9 then companies.uuid end
       from generate_series(1, ${rows}) n left join companies on companies.at = 1 + n % ${some}`,
      names,
    ],
    [
      'assistants',
      `insert into assistants (user_uuid, full_name, display_name, city, country, region, timezone, state)
       select uuid, full_name, full_name, 'Toronto', 'CA', 'ON', 'America/Toronto', 'inactive'
       from users where client_uuid is null and email like '%@people.test'`,
      [],
    ],
    [
      'subscriptions',
      `with people as (select uuid, client_uuid, row_number() over () as n from users where client_uuid is not null)
       insert into projects (client_uuid, created_by, project_name, matching_criteria)
       select client_uuid, people.uuid, ${one(1, '4')}, '{}'::jsonb from people
       union all select client_uuid, people.uuid, ${one(1, '5')}, '{}'::jsonb from people where n <= ${some}`,
      [subscriptions],
    ],
    [
      'invoices',
      `insert into invoices (number, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency,
         kind, status, subtotal_cents, tax_cents, total_cents, supplier, client, created_date)
       select ${numbersFrom} + row_number() over (), client_uuid, uuid, date '2026-11-02' - (random() * 700)::int, '2026-11-02',
         '2024-11-02', '2026-12-01', 'cad', 'checkout', 'paid', 100, 0, 100, '{}', '{}', now() from projects`,
      [],
    ],
  ]
  const connection = await pool.connect()
  try {
    // Rows alone: what triggers would make of them isn't searched.
    await connection.query('set session_replication_role = replica')
    for (const [what, sql, parameters] of statements) {
      const from = performance.now()
      const { rowCount } = await connection.query(sql, parameters)
      log(`${rowCount?.toLocaleString('en-CA')} ${what} in ${((performance.now() - from) / 1000).toFixed(0)} s`)
    }
    await connection.query('reset session_replication_role')
    await connection.query('vacuum analyze clients, users, assistants, projects, invoices')
  } finally {
    connection.release()
  }
}
