import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { priceDocument } from '../../rules/money-document.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { copyInvoices } from '../../testing/rows/copy-invoices.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { invoiceRows } from './find-invoices.ts'
import { invoiceCsv } from './invoice-csv.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { postInvoice } from './post-invoice.ts'
import { readInvoice } from './read-invoice.ts'
import { inEnglish, testSite } from '../../testing/test-site.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { database, here } = await subscriptionsSuite(now)

type Subscriber = Awaited<ReturnType<typeof here.subscriber>>

const quebec = [
  { name: 'GST', rate_thousandths: 5000, tax_category: 'all' },
  { name: 'QST', rate_thousandths: 9975, tax_category: 'all' },
]

/** A document of one role whose ten hours come to so many cents. */
function documentOf(subtotal_cents: number, description = 'Bookkeeper'): MoneyDocument {
  return priceDocument({
    currency: 'cad',
    roles: [{ role_id: 1, description, hours: 10, uplift_cents: 0, tax_category: 'general_assistance' }],
    bands: [{ from_hours: 10, hourly_cents: subtotal_cents / 10 }],
    promotions: [],
    taxes: quebec,
  }).document
}

function post({ client_uuid, uuid }: Subscriber, document: MoneyDocument, start: string): Promise<{ uuid: string }> {
  return database.kysely.transaction().execute((transaction) =>
    postInvoice(transaction, {
      kind: 'renewal',
      client_uuid,
      project_uuid: uuid,
      document,
      period: { start, end: start },
      invoice_date: start,
      due_date: start,
      supplier: testSupplier,
      at: now,
    }),
  )
}

const file = (uuid: string, format: 'pdf' | 'csv', who: { token: string }) =>
  here.request(`GET /invoices/${uuid}/file?format=${format}` as 'GET /', who)

function invoiceOf({ client_uuid }: Subscriber, uuid: string) {
  return readInvoice(database.kysely, { client_uuid, permissions: ['client'] }, uuid)
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)} CAD`

describe('D3, Part 2 no. 8: one engine, the same cents everywhere', () => {
  it.each([
    [14_000, 700, 1397, 16_097, ['140.00', '7.00', '13.97', '160.97']],
    [114_000, 5700, 11_372, 131_072, ['1,140.00', '57.00', '113.72', '1,310.72']],
    [30_000, 1500, 2993, 34_493, ['300.00', '15.00', '29.93', '344.93']],
  ])('%i cents in Quebec: document, invoice, list, PDF and CSV agree', async (subtotal, gst, qst, total, texts) => {
    const someone = await here.subscriber({ start_date: '2026-10-01', region: 'QC' })
    const document = documentOf(subtotal)
    expect([document.taxes.map((tax) => tax.amount_cents), document.total_cents]).toEqual([[gst, qst], total])
    const { uuid } = await post(someone, document, '2026-11-01')
    const { body } = await here.request(`GET /invoices/${uuid}`, someone.owner)
    expect(body).toMatchObject({
      lines: document.lines,
      taxes: document.taxes,
      subtotal_cents: subtotal,
      total_cents: total,
      balance_cents: total,
    })
    const list = await here.request('GET /invoices', someone.owner)
    expect((list.body['invoices'] as object[])[0]).toMatchObject({ uuid, total_cents: total })
    const pdf = pdfText(await invoicePdf(await invoiceOf(someone, uuid), testSite, inEnglish))
    for (const text of texts) expect(pdf).toContain(`$${text} CAD`)
    const csv = await file(uuid, 'csv', someone.owner)
    for (const text of texts) expect(csv.text).toContain(`,${text.replace(',', '')},CAD`)
  })

  it('shows what was stored, also after prices, taxes and the client have changed', async () => {
    const someone = await here.subscriber({ start_date: '2026-10-01', region: 'QC' })
    const before = (await here.request(`GET /invoices/${someone.invoice_uuid}`, someone.owner)).body
    await database.pool.query(`update clients set company = 'Other Name', state_prov = 'ON' where uuid = $1`, [
      someone.client_uuid,
    ])
    const after = (await here.request(`GET /invoices/${someone.invoice_uuid}`, someone.owner)).body
    expect({ ...after, company: before['company'], document_language: 'fr' }).toEqual(before)
    expect(after['document_language']).toBe('en')
    await expect(
      database.pool.query('update invoices set total_cents = 1 where uuid = $1', [someone.invoice_uuid]),
    ).rejects.toThrow('a posted invoice stays as it is')
  })
})

describe('A6.10 the file of an invoice', () => {
  it('names the product and the number, carries both parties, their tax numbers and what was paid', async () => {
    const someone = await here.subscriber({ start_date: '2026-10-01', region: 'QC' })
    await database.pool.query(
      `update clients set legal_name = 'Les Livres Érable inc.', address_line1 = '12 rue Saint-Paul', city = 'Québec',
         tax_numbers = '[{"name": "GST/HST", "number": "999"}]' where uuid = $1`,
      [someone.client_uuid],
    )
    const { uuid } = await post(someone, documentOf(14_000), '2026-11-01')
    const answer = await file(uuid, 'pdf', someone.owner)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Talentplace Facture CAD-\d{5}\.pdf"$/)
    const text = pdfText(await invoicePdf(await invoiceOf(someone, uuid), testSite, inEnglish))
    for (const part of [
      'Les Livres Érable inc.',
      '12 rue Saint-Paul',
      'GST/HST 999',
      testSupplier.name,
      'GST/HST 123456789 RT0001',
      'QST 1234567890 TQ0001',
      'QST 9.975%',
      'Balance due',
    ]) {
      expect(text).toContain(part)
    }
  })

  it.each([5000, 30_000, 60_000])(
    'D1 has what the Canada Revenue Agency asks of it, below 100 dollars, below 500 and above: %i cents',
    async (subtotal) => {
      const someone = await here.subscriber({ start_date: '2026-10-01', region: 'QC' })
      await database.pool.query(`update clients set legal_name = 'Maple Books Ltd.' where uuid = $1`, [
        someone.client_uuid,
      ])
      const { uuid } = await post(someone, documentOf(subtotal), '2026-11-01')
      const invoice = await invoiceOf(someone, uuid)
      const text = pdfText(await invoicePdf(invoice, testSite, inEnglish))
      for (const part of [
        // Whose it is, when, and what it comes to.
        testSupplier.name,
        'Nov 1st 2026',
        money(invoice.total_cents),
        // From $100 on: the supplier's number, and each tax with its rate.
        'GST/HST 123456789 RT0001',
        'QST 1234567890 TQ0001',
        'GST 5%',
        'QST 9.975%',
        // From $500 on: who it is for, what was supplied, and the terms.
        'Maple Books Ltd.',
        'Bookkeeper',
        'due Nov 1st 2026',
      ]) {
        expect(text).toContain(part)
      }
      expect(invoice.number).toMatch(/^CAD-\d{5}$/)
    },
  )

  it('is the same, byte for byte, whenever it is made', async () => {
    const someone = await here.subscriber({ start_date: '2026-10-01' })
    const invoice = await invoiceOf(someone, someone.invoice_uuid)
    expect(
      (await invoicePdf(invoice, testSite, inEnglish)).equals(await invoicePdf(invoice, testSite, inEnglish)),
    ).toBe(true)
  })

  it('as CSV runs nothing in a spreadsheet', async () => {
    const someone = await here.subscriber({ start_date: '2026-10-01' })
    const { uuid } = await post(someone, documentOf(14_000, '=HYPERLINK("https://evil.test","x")'), '2026-11-01')
    const csv = invoiceCsv(await invoiceOf(someone, uuid), 'labels')
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.test"",""x"")"`)
    expect(csv).not.toMatch(/(^|,)[=+@]/m)
  })
})

describe('D1 who sees which invoices', () => {
  it('a client their own, staff everybody’s by words, state, days and what is open', async () => {
    const one = await here.subscriber({ start_date: '2026-11-02', paid: false, name: 'Needle' })
    const other = await here.subscriber({ start_date: '2026-11-03', name: 'Haystack' })
    const staff = await here.person(['admin', 'admin_finance.view'])
    const namesFor = async (query: string, who: { token: string }) => {
      const { body } = await here.request(`GET /invoices?pagination.limit=100&${query}` as 'GET /', who)
      return (body['invoices'] as { project_name: string }[]).map(({ project_name }) => project_name)
    }
    expect(await namesFor('', one.owner)).toEqual(['Needle'])
    expect(await namesFor(`client_uuid=${other.client_uuid}`, one.owner)).toEqual([])
    expect(await namesFor('search=needle', staff)).toEqual(['Needle'])
    expect(await namesFor('from=2026-11-02&to=2026-11-03', staff)).toEqual(['Haystack', 'Needle'])
    expect(await namesFor('open=true&from=2026-11-02', staff)).toEqual(['Needle'])
    expect(await namesFor('status=paid&from=2026-11-02', staff)).toEqual(['Haystack'])
    expect(await namesFor('', await here.person(['client'])), 'of no company').toEqual([])
    expect((await here.request(`GET /invoices/${other.invoice_uuid}`, one.owner)).status).toBe(404)
    expect((await file(other.invoice_uuid, 'pdf', one.owner)).status).toBe(404)
  })

  it('looks up how collection stands for the invoices of the page alone, whatever plan was made when there were few', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-05', paid: false })
    await copyInvoices(database, someone.invoice_uuid, 40)
    const page = invoiceRows(database.kysely)
      .where('client_uuid', '=', someone.client_uuid)
      .orderBy(sql`invoice_date desc nulls last, number desc, uuid`)
      .limit(10)
    const [explained] = await page.explain('json', sql`analyze`)
    const plan = JSON.stringify(explained)
    const lookUps = [...plan.matchAll(/"Relation Name":"collections".*?"Actual Loops":(\d+)/g)]
    expect(lookUps.map(([, loops]) => Number(loops))).toEqual([10])
  })
})

it('a payment is of the day on the client’s own clock: on the page, in the PDF, the CSV and the credit', async () => {
  const evening = new Date('2026-11-19T04:15:00Z')
  const west = await here.subscriber({ start_date: '2026-11-04', timezone: 'America/Vancouver', paid: false })
  const { total_cents } = west.document
  await database.kysely.transaction().execute((transaction) =>
    bookPayment(transaction, {
      client_uuid: west.client_uuid,
      currency: 'cad',
      invoices: [west.invoice_uuid],
      charge_uuid: null,
      method: 'transfer',
      amount_cents: total_cents + 500,
      reference: 'late in the evening',
      recorded_by: null,
      at: evening,
    }),
  )
  const invoice = await invoiceOf(west, west.invoice_uuid)
  expect(invoice.payments).toMatchObject([{ paid_date: evening.toISOString(), paid_day: '2026-11-18' }])
  expect(invoiceCsv(invoice, 'labels')).toMatch(/transfer.*,CAD,,2026-11-18\r$/m)
  expect(pdfText(await invoicePdf(invoice, testSite, inEnglish))).toContain('Paid Nov 18th 2026')
  const { body } = await here.request(`GET /client/${west.client_uuid}/credit`, west.owner)
  expect(body['movements']).toMatchObject([{ moved_day: '2026-11-18' }])
})

/** Each number stands twice, once a currency; now the one and now the other has the smaller uuid. */
const uuidOf = (number: number, first: boolean) =>
  `01940000-0000-7000-8000-${(first === (number % 2 === 0) ? '0a' : '0b') + number.toString(16).padStart(10, '0')}`

it('D1 the list breaks ties by uuid, so that pages of it never repeat or leave out an invoice', async () => {
  const someone = await here.subscriber({ start_date: '2026-09-01' })
  const staff = await here.person(['admin', 'admin_finance.view'])
  const pairs = Array.from({ length: 12 }, (_, at) => 9_000 + at)
  for (const number of pairs) {
    for (const [at, currency] of ['cad', 'usd'].entries()) {
      await database.pool.query(
        `insert into invoices select (jsonb_populate_record(invoices, $2)).* from invoices where uuid = $1`,
        [
          someone.invoice_uuid,
          {
            uuid: uuidOf(number, at === 0),
            number,
            currency,
            order_uuid: null,
            invoice_date: '2026-09-20',
            period_start: Temporal.PlainDate.from('2030-01-01')
              .add({ days: number * 2 + at })
              .toString(),
            period_end: '2099-12-31',
          },
        ],
      )
    }
  }
  const expected = pairs.toReversed().flatMap((number) => [uuidOf(number, true), uuidOf(number, false)].sort())
  for (const sort of ['', 'pagination.sortBy[]=status&pagination.sortDesc[]=false&']) {
    const pages = await Promise.all(
      expected.map(async (_, at) => {
        const page = `pagination.limit=1&pagination.offset=${at}&from=2026-09-20&to=2026-09-20&client_uuid=${someone.client_uuid}`
        const { body } = await here.request(`GET /invoices?${sort}${page}` as 'GET /', staff)
        return (body['invoices'] as { uuid: string }[])[0]?.uuid
      }),
    )
    expect(pages).toEqual(expected)
  }
})

it('the first line of a CSV is what people read, or stable names for programs; the rows are the same', async () => {
  const someone = await here.subscriber({ start_date: '2026-10-01', region: 'QC' })
  const url = `/invoices/${someone.invoice_uuid}/file?format=csv&language=en`
  const lines = async (more: string) =>
    (await here.request(`GET ${url}${more}` as 'GET /', someone.owner)).text.split('\r\n')
  const [labels, ...rows] = await lines('')
  const [keys, ...same] = await lines('&header=keys')
  expect(labels).toBe(
    '\uFEFFInvoice,Date,Period from,Period to,Kind,Description,Quantity,Unit,Amount,Currency,Seconds,Paid or credited on',
  )
  expect(keys).toBe(
    '\uFEFFnumber,invoice_date,period_start,period_end,kind,description,quantity,unit,amount,currency,seconds,moved_date',
  )
  expect(same).toEqual(rows)
})
