import { inJourneyDatabase } from './journey-database.ts'

/**
 * A subscription of a client with so many open invoices of $10: `owe-much.ts <client uuid> <user uuid> <invoices>`. They are of a month that
 * nobody looks at, and none is due yet.
 */
const [client_uuid, user_uuid, invoices] = process.argv.slice(2)
/** Beyond those that other journeys post. */
const lastNumber = 500_000

await inJourneyDatabase(async (client) => {
  const project = await client.query<{ uuid: string }>(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day, invoiced_until,
       matching_state)
     values ($1, $2, 'Long account', '{}', current_date - 40, 'cad', extract(day from current_date - 40), '2099-12-31', 'matched')
     returning uuid`,
    [client_uuid, user_uuid],
  )
  await client.query(
    `with added as (
       insert into invoices (client_uuid, project_uuid, kind, status, currency, invoice_date, due_date, period_start, period_end,
         subtotal_cents, tax_cents, total_cents, supplier, client, created_date)
       select $1, $2, 'manual', 'draft', 'cad', day, current_date + 10, day, day, 1000, 0, 1000,
         '{}', '{}', now()
       from generate_series(1, $3::integer), date(date_trunc('month', current_date) - interval '20 months') day
       returning uuid)
     insert into invoice_lines (invoice_uuid, position, kind, description, quantity, unit_cents, amount_cents, tax_category)
     select uuid, 1, 'add-on', 'Set-up', 1, 1000, 1000, 'general_assistance' from added`,
    [client_uuid, project.rows[0]?.uuid, invoices],
  )
  await client.query(
    `update invoices set status = 'posted', number = given.number
     from (select uuid, row_number() over () + greatest($2, (select max(number) from invoices)) as number
       from invoices where project_uuid = $1) given
     where invoices.uuid = given.uuid`,
    [project.rows[0]?.uuid, lastNumber],
  )
})
