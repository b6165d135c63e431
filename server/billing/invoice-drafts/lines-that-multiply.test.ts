import { priceDocument } from '../../rules/money-document.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { invoicesOfMonth } from '../../desk/accounting/documents-of-month.ts'
import { allBatches } from '../../testing/all-batches.ts'
import { expect, it } from 'vitest'
import { invoicePdf } from '../invoices/invoice-pdf.ts'
import { postCreditNote } from '../credit-notes/post-credit-note.ts'
import { postInvoice } from '../invoices/post-invoice.ts'
import { readInvoice } from '../invoices/read-invoice.ts'
import { inEnglish, testSite } from '../../testing/test-site.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { database, here } = await subscriptionsSuite(now)
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])

/** 19 h of two roles, which cost no more than 20 h, and a tenth off. */
const { document } = priceDocument({
  currency: 'cad',
  roles: [
    { role_id: 1, description: 'Bookkeeper', hours: 10, uplift_cents: 0, tax_category: 'bookkeeping' },
    { role_id: 2, description: 'Payroll', hours: 9, uplift_cents: 100, tax_category: 'general_assistance' },
  ],
  bands: [
    { from_hours: 10, hourly_cents: 3800 },
    { from_hours: 20, hourly_cents: 3600 },
  ],
  promotions: [
    {
      uuid: '01940000-0000-7000-8000-000000000001',
      code: 'TENTH',
      name: 'A tenth',
      type: 'percentage',
      value: 10_000,
      currency: null,
      duration: 'once',
      months: null,
      periods_applied: 0,
    },
  ],
  taxes: [
    { name: 'GST', rate_thousandths: 5000, tax_category: 'all' },
    { name: 'PST', rate_thousandths: 7000, tax_category: 'bookkeeping' },
  ],
})

async function posted() {
  const someone = await here.subscriber({ start_date: '2026-10-01' })
  const { client_uuid, uuid: project_uuid } = someone
  const day = '2026-11-01'
  const { uuid } = await database.kysely.transaction().execute((transaction) =>
    postInvoice(transaction, {
      kind: 'renewal',
      client_uuid,
      project_uuid,
      document,
      period: { start: day, end: '2026-11-30' },
      invoice_date: day,
      due_date: day,
      supplier: testSupplier,
      at: now,
    }),
  )
  return { ...someone, invoice_uuid: uuid }
}
type Posted = Awaited<ReturnType<typeof posted>>

const rowsOf = async (query: string, uuid: string) => (await database.pool.query(query, [uuid])).rows

const fileOf = async ({ invoice_uuid, owner }: Posted) =>
  (await here.request(`GET /invoices/${invoice_uuid}/file?format=csv` as 'GET /', owner)).text

it('each line is quantity x unit price on the invoice, for staff, in PDF and CSV', async () => {
  const someone = await posted()
  const { body } = await here.request(`GET /invoices/${someone.invoice_uuid}`, someone.owner)
  expect(body['lines']).toEqual(document.lines)
  const detail = await here.request(`GET /invoices/${someone.invoice_uuid}/detail`, staff)
  expect(detail.body['lines']).toMatchObject(document.lines)
  const invoice = await readInvoice(
    database.kysely,
    { client_uuid: null, permissions: ['admin_finance.view'] },
    someone.invoice_uuid,
  )
  const pdf = pdfText(await invoicePdf(invoice, testSite, inEnglish))
  const csv = await fileOf(someone)
  expect(pdf).toContain('$351.00 CAD')
  expect(pdf).toContain('Never more than 20 h would cost')
  expect(csv).toContain('price_adjustment,Never more than 20 h would cost,1,-1.05,-1.05,CAD')
  const read = csv
    .split('\r\n')
    .map((line) => line.split(','))
    .filter((cells) => /^-?\d+$/.test(cells[6] ?? ''))
    .map((cells) => Math.round(Number(cells[6]) * Number(cells[7]) * 100) === Math.round(Number(cells[8]) * 100))
  expect(read).toEqual(document.lines.map(() => true))
})

it('hours of a period, and accounts, are those of the roles: an adjustment brings no hour and has no account of its own', async () => {
  const { uuid, invoice_uuid } = await posted()
  expect(
    await rowsOf(
      `select prepaid_seconds / 3600 as hours from subscription_periods where project_uuid = $1 and period_start = '2026-11-01'`,
      uuid,
    ),
  ).toEqual([{ hours: 19 }])
  const measures = await rowsOf(
    `select measure, sum(amount_cents)::int as cents from income_lines where document_uuid = $1 and measure <> 'outstanding'
     group by 1 order by 1`,
    invoice_uuid,
  )
  expect(measures).toEqual([
    { measure: 'invoiced', cents: 72_900 },
    { measure: 'promotions', cents: -7290 },
  ])
  const exported = await allBatches(database, (transaction) => invoicesOfMonth(transaction, '2026-11-01'))
  const amounts = exported.flatMap(({ lines }) => lines.map(({ cost_cents }) => cost_cents))
  expect(amounts.reduce((sum, each) => sum + each, 0) % (72_900 - 7290)).toBe(0)
})

it('the mirror of an invoice multiplies too, and takes back exactly its hours', async () => {
  const { uuid, invoice_uuid } = await posted()
  await database.kysely.transaction().execute((transaction) =>
    postCreditNote(transaction, {
      invoice_uuid,
      issue_date: '2026-11-20',
      reason: 'A mistake',
      created_by: null,
      at: now,
    }),
  )
  const lines = await rowsOf(
    `select quantity * unit_cents = line.amount_cents and is_exact as multiplies, line.adjusts from credit_note_lines line
     join credit_notes on credit_notes.uuid = credit_note_uuid where invoice_uuid = $1 order by position`,
    invoice_uuid,
  )
  expect(lines).toEqual(document.lines.map(({ adjusts = null }) => ({ multiplies: true, adjusts })))
  expect(
    await rowsOf(
      `select prepaid_seconds from subscription_periods where project_uuid = $1 and period_start = '2026-11-01'`,
      uuid,
    ),
  ).toEqual([{ prepaid_seconds: 0 }])
})

/** A line of a draft, as it is kept. */
async function keep(amount_cents: number, about: { is_exact?: boolean; seconds?: number } = {}) {
  const { project_uuid } = (
    await rowsOf(`select uuid as project_uuid from projects where uuid = $1`, (await posted()).uuid)
  )[0] as {
    project_uuid: string
  }
  const { rows } = await database.pool.query<{ uuid: string }>(
    `insert into invoices (kind, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, status,
       subtotal_cents, discount_cents, tax_cents, total_cents, supplier, client, created_date)
     select 'manual', client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, 'draft',
       subtotal_cents, discount_cents, tax_cents, total_cents, supplier, client, created_date
     from invoices where project_uuid = $1 limit 1 returning uuid`,
    [project_uuid],
  )
  return database.pool.query(
    `insert into invoice_lines (invoice_uuid, position, kind, description, role_id, quantity, unit_cents, amount_cents, tax_category,
       seconds${about.is_exact === undefined ? '' : ', is_exact'})
     values ($1, 1, 'add-on', 'x', null, 19, 3800, $2, 'all', $3${about.is_exact === undefined ? '' : `, ${about.is_exact}`})`,
    [rows[0]?.uuid, amount_cents, about.seconds ?? null],
  )
}

it('the database refuses a line that isn’t quantity x unit price, and keeps those of a release before', async () => {
  await expect(keep(72_000, { is_exact: true })).rejects.toMatchObject({ constraint: 'invoice_lines_exact' })
  await expect(keep(72_201, { is_exact: true })).rejects.toMatchObject({ constraint: 'invoice_lines_exact' })
  await keep(72_200, { is_exact: true })
  await keep(72_000)
})
