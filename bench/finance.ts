// How fast net income is over a million entries and a hundred thousand invoices: below a second a page, and three a file of a month.
//   node launch/run.mjs bench/finance.ts [--entries 1000000] [--invoices 100000] [--rounds 9]
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool, type PoolClient } from 'pg'
import { addDemoHistory } from '../server/demo/demo-history.ts'
import { startServer } from './login/server-process.ts'
import { openDatasets, type Dataset } from './search/datasets.ts'
import { medianTime } from './search/figures.ts'

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000000' },
    invoices: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '9' },
  },
})
const entries = Number(values.entries)
const invoices = Number(values.invoices)
const rounds = Number(values.rounds)
const months = 20
/** Milliseconds that a page may take, and a file of all documents of a month. */
const pageLimit = 1_000
const fileLimit = 3_000
const lookInterval = 20
const print = (line: string) => console.log(line)

/** Twenty months of each subscription, a quarter of it with a promotion; all but the latest paid by card. */
async function addInvoices(client: PoolClient): Promise<void> {
  const subscriptions = Math.ceil(invoices / months)
  await client.query(
    `with company as (
       insert into clients (company) select 'Bench ' || at from generate_series(1, $1) at returning uuid)
     insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day, invoiced_until)
     select uuid, (select uuid from users limit 1), 'Office', '{}', current_date, case when random() < 0.3 then 'usd' else 'cad' end, 1,
       current_date from company`,
    [subscriptions],
  )
  await client.query(
    `insert into invoices (number, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, status,
       subtotal_cents, discount_cents, tax_cents, total_cents, paid_cents, supplier, client, created_date, kind)
     select row_number() over (partition by currency), client_uuid, uuid, day, day, day, day + 27, currency,
       case when back = 0 then 'posted' else 'paid' end, 136000, discount, tax, 136000 - discount + tax, case when back = 0 then 0 else 136000 - discount + tax end, '{}',
       '{"name": "Bench", "address": [], "tax_numbers": []}', day, 'renewal'
     from projects cross join generate_series(0, $1 - 1) back
     cross join lateral (select (date_trunc('month', current_date) - back * interval '1 month')::date + (hashtext(uuid::text) & 15) as day,
       case when hashtext(uuid::text) % 4 = 0 then 13600 else 0 end as discount) facts
     cross join lateral (select (136000 - discount) * 13 / 100 as tax) taxed
     where project_name = 'Office'`,
    [months],
  )
  await client.query(
    `insert into invoice_lines (invoice_uuid, position, kind, description, quantity, unit_cents, amount_cents, tax_category)
     select uuid, 1, 'subscription', 'Bookkeeper', 40, 3400, 136000, 'general_assistance' from invoices
     union all select uuid, 2, 'promotion', '10% off', 1, -discount_cents, -discount_cents, 'all' from invoices where discount_cents > 0`,
  )
  await client.query(
    `insert into invoice_taxes (invoice_uuid, position, name, rate_thousandths, base_cents, amount_cents)
     select uuid, 1, 'HST', 13000, subtotal_cents - discount_cents, tax_cents from invoices`,
  )
  await client.query(
    `with paid as (
       insert into payments (uuid, method, amount_cents, currency, paid_date, client_uuid)
       select uuid, 'card', total_cents, currency, invoice_date + interval '20 hours', client_uuid from invoices where status = 'paid'
       returning uuid, amount_cents)
     insert into payment_allocations (payment_uuid, invoice_uuid, amount_cents) select uuid, uuid, amount_cents from paid`,
  )
  await client.query(
    `insert into processor_fees (payment_uuid, client_uuid, invoice_uuid, project_uuid, amount_cents, currency, charged_date, learned_date)
     select payment.uuid, payment.client_uuid, invoices.uuid, project_uuid, round(amount_cents * 0.029)::int + 30, payment.currency,
       paid_date, paid_date
     from payments payment join invoices on invoices.uuid = payment.uuid`,
  )
}

/** Every entry on a bill: one of each assistant and half-month, a line a place. */
async function addBills(client: PoolClient): Promise<void> {
  await client.query(
    `create temporary table worked as
     select virtualassistant_uuid, rate_plan_uuid, date_trunc('month', task_date)::date + case when extract(day from task_date) > 15 then 15 else 0 end as half,
       min(task_date) as first_day, max(task_date) as last_day, sum(seconds)::int as seconds
     from time_entries where payable group by 1, 2, 3`,
  )
  await client.query(
    `create temporary table billed as
     select uuidv7() as uuid, virtualassistant_uuid, half, row_number() over (order by half, virtualassistant_uuid) as number
     from (select distinct virtualassistant_uuid, half from worked) each`,
  )
  await client.query(
    `insert into va_bill_lines (bill_uuid, position, kind, description, rate_plan_uuid, unit_cents, seconds, first_day, last_day, amount_cents)
     select billed.uuid, row_number() over (partition by billed.uuid), 'time', 'Office', rate_plan_uuid, 1800, seconds, first_day, last_day,
       (seconds::bigint * 1800 + 1800) / 3600
     from worked join billed using (virtualassistant_uuid, half)`,
  )
  await client.query(
    `insert into va_bills (uuid, number, virtualassistant_uuid, currency, status, bill_date, period_start, period_end, total_cents, payer,
       payee, expected_date, posted_date, created_date)
     select uuid, number, virtualassistant_uuid, 'cad', 'posted', half + 24, half, half + 14,
       (select sum(amount_cents) from va_bill_lines where bill_uuid = uuid), '{}', '{"name": "Bench", "address": [], "tax_numbers": []}',
       half + 30, now(), now() from billed`,
  )
  await client.query(
    `insert into va_bill_entries (time_entry_uuid, bill_uuid, position, seconds, amount_cents)
     select entry.uuid, billed.uuid, line.position, entry.seconds, entry.seconds / 2
     from time_entries entry
     join billed on billed.virtualassistant_uuid = entry.virtualassistant_uuid
       and billed.half = date_trunc('month', task_date)::date + case when extract(day from task_date) > 15 then 15 else 0 end
     join va_bill_lines line on line.bill_uuid = billed.uuid and line.rate_plan_uuid = entry.rate_plan_uuid
     where entry.payable`,
  )
}

/** Filled without triggers, which takes a tenth of the time, then summed once: what they keep line by line is tested elsewhere. */
async function fill({ url }: Dataset): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 4, options: '-c session_replication_role=replica' })
  const client = await pool.connect()
  try {
    await addDemoHistory(pool, { entries, now: new Date(), log: print })
    await addInvoices(client)
    await addBills(client)
    const started = performance.now()
    await client.query('select sum_income_anew()')
    print(`all sums anew: ${Math.round(performance.now() - started)} ms`)
    await client.query('vacuum analyze')
  } finally {
    client.release()
    await pool.end()
  }
}

async function signInStaff({ pool }: Dataset): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into users (full_name, email, permissions)
     values ('Staff', 'staff@bench.test', '{admin,admin_finance.view,admin_finance_report.view}') returning uuid`,
  )
  await pool.query(
    `insert into sessions (token_hash, user_uuid, created_date, last_used, expires) values ($1, $2, now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0]?.uuid],
  )
  return token
}

const day = (back: number) => Temporal.Now.plainDateISO('UTC').with({ day: 1 }).subtract({ months: back }).toString()

/** What the pages ask for, and the files of a month. */
function questions(client: string): readonly (readonly [name: string, path: string])[] {
  const report = '/finance/net-income'
  const month = `from=${day(1)}&to=${day(1)}`
  return [
    ['months', report],
    ['clients, all time', `${report}?by=client`],
    ['clients by net, all time', `${report}?by=client&pagination.sortBy[]=net_cents&pagination.sortDesc[]=true`],
    ['subscriptions of a month', `${report}?by=project&${month}`],
    ['assistants, all time', `${report}?by=assistant`],
    ['months of a client', `${report}?client_uuid=${client}`],
    ['lines invoiced in a month', `${report}/lines?measure=invoiced&${month}`],
    ['lines collected in a month', `${report}/lines?measure=collected&${month}`],
    ['lines of cost in a month', `${report}/lines?measure=cost&${month}`],
    ['lines of fees in a month', `${report}/lines?measure=fees&${month}`],
    ['lines of a client', `${report}/lines?client_uuid=${client}`],
    ['months at their exchange rates', '/finance/exchange-rates'],
    ['the overview', '/finance/overview'],
    ['the journal of a month', `/finance/accounting/journal?month=${day(1).slice(0, 7)}`],
    ['bills of a month for Xero', `/finance/accounting/xero-bills?month=${day(1).slice(0, 7)}`],
    ['invoices of a month for QuickBooks', `/finance/accounting/quickbooks-invoices?month=${day(1).slice(0, 7)}`],
    ['invoices of a month for Xero', `/finance/accounting/xero-invoices?month=${day(1).slice(0, 7)}`],
  ]
}

type Send = (path: string, body?: object) => Promise<{ status: number; text: string }>

/** A file of a month, prepared in the background. */
async function prepared(send: Send, path: string) {
  const { pathname, searchParams } = new URL(path, 'http://bench')
  const parameters = { file: pathname.split('/').at(-1), month: searchParams.get('month') }
  const requested = await send('/user/exports', { kind: 'accounting_file', parameters })
  if (requested.status !== 200) return requested
  const { uuid } = JSON.parse(requested.text) as { uuid: string }
  for (;;) {
    const { state, failure } = JSON.parse((await send(`/user/exports/${uuid}`)).text) as Record<string, string>
    if (state === 'ready') return send(`/user/exports/${uuid}/file`)
    if (state !== 'waiting') throw new Error(`${path}: ${failure}`)
    await pause(lookInterval)
  }
}

const datasets = await openDatasets(7, () => undefined)
try {
  const dataset = await datasets.make(Math.ceil(entries / 2_000) + 100)
  await fill(dataset)
  const { rows } = await dataset.pool.query<{
    entries: number
    invoices: number
    bills: number
    sums: number
    client: string
  }>(
    `select (select count(*)::int from time_entries) as entries, (select count(*)::int from invoices) as invoices,
       (select count(*)::int from va_bills) as bills, (select count(*)::int from income_sums) as sums,
       (select client_uuid from invoices limit 1) as client`,
  )
  const of = rows[0]
  print(`${of?.entries} entries, ${of?.invoices} invoices, ${of?.bills} bills, ${of?.sums} sums`)
  const plain = await medianTime(
    () => dataset.pool.query('select month, currency, measure, sum(amount_cents) from income_lines group by 1, 2, 3'),
    3,
  )
  print(`  ${'months, by plain sums'.padEnd(30)} ${plain.toFixed(1).padStart(8)} ms`)
  const token = await signInStaff(dataset)
  const server = await startServer(dataset.url, 1)
  try {
    const late: string[] = []
    for (const [name, path] of questions(of?.client ?? '')) {
      const send = async (to: string, body?: object) => {
        const reply = await fetch(`http://127.0.0.1:${server.port}/api${to}`, {
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
        return { status: reply.status, text: await reply.text() }
      }
      const request = async () => {
        const reply = path.startsWith('/finance/accounting') ? await prepared(send, path) : await send(path)
        if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.text}`)
        // A person has only so many prepared a day.
        await dataset.pool.query('delete from file_exports')
        return reply.text
      }
      await request()
      const time = await medianTime(request, rounds)
      if (time > (path.startsWith('/finance/accounting') ? fileLimit : pageLimit)) late.push(name)
      print(`  ${name.padEnd(30)} ${time.toFixed(1).padStart(8)} ms`)
    }
    print(late.length === 0 ? 'All within their limit.' : `Above their limit: ${late.join(', ')}.`)
    if (late.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
} finally {
  await datasets.stop()
}
