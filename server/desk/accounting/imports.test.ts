import type { MoneyLine, TaxLine } from '@talentplace/contract/billing/prices/quote'
import { parse as csvParse } from 'csv-parse/sync'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { percentOf } from '../../rules/money-document.ts'
import { taxedLines } from '../../rules/taxed-lines.ts'
import { accountingSources } from './accounting-sources.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addBill } from '../../testing/rows/add-bill.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { contactNames, namedParties, quickBooksContacts, xeroContacts } from './contact-names.ts'
import type { ExportedBill, ExportedInvoice } from './documents-of-month.ts'
import { quickBooksInvoices, quickBooksBills } from './quickbooks-files.ts'
import { xeroBills, xeroInvoices, xeroNotes } from './xero-files.ts'

type Row = Record<string, string>
const { database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])

/** By two readers that know nothing of our writer. */
function read(csv: string): Row[] {
  const rows = csvParse(csv, { columns: true }) as Row[]
  expect(Papa.parse<Row>(csv.trim(), { header: true }).data).toEqual(rows)
  return rows
}

const cents = (text: string | undefined) => Math.round(Number(text) * 100)

/** In thousandths of a percent, of what a tax is called: `GST 5% + QST 9.975%`. */
const rateOf = (code = '') =>
  [...code.matchAll(/(\d+(?:\.\d+)?)%/g)].reduce((sum, [, percent]) => sum + Math.round(Number(percent) * 1000), 0)

const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0)

/** What Xero makes of a file: the tax of each line by its rate, to the cent, and all of it added up. */
function importedByXero(rows: readonly Row[]) {
  const taxes = rows.map((row) => {
    const amount = cents(row['*UnitAmount'])
    const tax = percentOf(Math.abs(amount), rateOf(row['*TaxType']))
    return amount < 0 ? 0 - tax : tax
  })
  const amounts = rows.map((row) => cents(row['*UnitAmount']))
  return { taxes, total: sum(amounts) + sum(taxes) }
}

const quebec = [5_000, 9_975]
const names = ['GST', 'QST']
const canadian = { name: 'Maple Books', address: ['1 King St', 'Québec QC', 'Canada'], tax_numbers: [] }
const american = { ...canadian, address: ['1 Main St', 'Denver CO', 'United States'] }

/** An invoice of lines before taxes; each tax is rounded once, of all of them. */
function invoiceOf(amounts: readonly number[], rates: readonly number[], more: Partial<ExportedInvoice> = {}) {
  const lines = amounts.map((amount_cents, at): MoneyLine => ({
    kind: 'subscription',
    description: `Line ${at}`,
    role_id: 1,
    quantity: 1,
    unit_cents: amount_cents,
    amount_cents,
    tax_category: 'general_assistance',
  }))
  const base_cents = amounts.reduce((all, each) => all + each, 0)
  const taxes = rates.map((rate_thousandths, at): TaxLine => ({
    name: names[at] ?? '',
    rate_thousandths,
    base_cents,
    amount_cents: percentOf(base_cents, rate_thousandths),
  }))
  const tax_cents = taxes.reduce((all, { amount_cents }) => all + amount_cents, 0)
  const invoice: ExportedInvoice = {
    number: 'CAD-00042',
    client_uuid: 'a',
    client: canadian,
    contact: canadian.name,
    invoice_date: '2026-11-20',
    due_date: '2026-12-04',
    po_number: '',
    currency: 'cad',
    total_cents: base_cents + tax_cents,
    lines: taxedLines({ lines, taxes, subtotal_cents: base_cents, discount_cents: 0 }),
    ...more,
  }
  return invoice
}

/** The same numbers in every run. */
function* randomAmounts(): Generator<number[]> {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let document = 0; document < 500; document += 1) {
    yield Array.from({ length: 1 + next(9) }, () => 1 + next(99_999))
  }
}

describe('Xero, which works out the tax of each line itself', () => {
  it('comes to the total of every invoice, credit note and bill, to the cent', () => {
    let rounded = 0
    for (const amounts of randomAmounts()) {
      for (const rates of [quebec, [13_000], []]) {
        const invoice = invoiceOf(amounts, rates)
        const rows = read(xeroInvoices([invoice]))
        const { taxes, total } = importedByXero(rows)
        expect(total).toBe(invoice.total_cents)
        expect(rows.map((row) => cents(row['TaxAmount']))).toEqual(taxes)
        rounded += rows.length - amounts.length
        const note = { ...invoice, issue_date: '2026-11-20', invoice_number: 'CAD-00041' }
        expect(importedByXero(read(xeroNotes([note]))).total).toBe(invoice.total_cents)
        const bill: ExportedBill = {
          ...invoice,
          virtualassistant_uuid: 'b',
          payee: canadian,
          bill_date: '2026-11-20',
          expected_date: '2026-12-04',
          lines: invoice.lines.map((each) => ({ ...each, kind: 'time' })),
        }
        expect(importedByXero(read(xeroBills([bill]))).total).toBe(invoice.total_cents)
      }
    }
    expect(rounded).toBeGreaterThan(100)
  })

  it('has the difference in a line of its own, on the account of sales taxes and without a tax; nothing differs, and there is none', () => {
    // 5% of 0.90 are 0.045, of 2.70 0.135: three times 0.05 are a cent too much.
    const rows = read(xeroInvoices([invoiceOf([90, 90, 90], [5_000])]))
    expect(rows.map((row) => [row['*Description'], row['*UnitAmount'], row['TaxAmount'], row['*AccountCode']])).toEqual(
      [
        ['Line 0', '0.90', '0.05', '4000'],
        ['Line 1', '0.90', '0.05', '4000'],
        ['Line 2', '0.90', '0.05', '4000'],
        ['Rounding of taxes', '-0.01', '0.00', '2200'],
      ],
    )
    expect(rows.at(-1)?.['*TaxType']).toBe('Tax Exempt (0%)')
    expect(read(xeroInvoices([invoiceOf([100, 100], [5_000])]))).toHaveLength(2)
  })
})

describe('what is sold to the United States', () => {
  it('is taxable at 0% and not exempt, in both programs; what a client in Canada isn’t charged a tax for is exempt', () => {
    const there = invoiceOf([10_000], [], { client: american, currency: 'usd' })
    const atHome = invoiceOf([10_000], [])
    expect(read(xeroInvoices([there, atHome])).map((row) => row['*TaxType'])).toEqual([
      'Zero Rated (0%)',
      'Tax Exempt (0%)',
    ])
    expect(read(quickBooksInvoices([there, atHome])).map((row) => row['ItemTaxCode'])).toEqual(['Zero-rated', 'Exempt'])
  })
})

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const named = (parties: Parameters<typeof contactNames>[0], rules = quickBooksContacts) => [
  ...contactNames(parties, rules).values(),
]

describe('names of contacts', () => {
  it('two of one name stay two: the first keeps it, in whatever order they are read, and whoever has it is one', () => {
    const parties = [
      { party: 'b', name: 'Maria Silva', first: at(2) },
      { party: 'a', name: 'Maria Silva', first: at(3) },
      { party: 'c', name: 'MARIA SILVA', first: at(1) },
    ]
    const written = ['MARIA SILVA', 'Maria Silva (2)', 'Maria Silva (3)']
    expect(named(parties)).toEqual(written)
    expect(named(parties.toReversed())).toEqual(written)
    expect(named(parties, xeroContacts)).toEqual(written)
    const twice = [
      { party: 'a', name: 'Foo: Bar', first: at(1) },
      { party: 'a', name: 'Foo - Bar', first: at(2) },
    ]
    expect(named(twice)).toEqual(['Foo - Bar', 'Foo - Bar'])
  })

  it('QuickBooks gets none with a colon, a quotation mark or a new line, nor one of more than 100 characters', () => {
    const party = { party: 'a', first: at(1) }
    expect(named([{ ...party, name: 'Foo:Bar "Inc."\n2' }])).toEqual(["Foo - Bar 'Inc.' 2"])
    expect(named([{ ...party, name: 'Foo:Bar' }], xeroContacts)).toEqual(['Foo:Bar'])
    expect(named([{ ...party, name: 'x'.repeat(100) }])).toEqual(['x'.repeat(100)])
    const long = [
      { party: 'a', name: 'x'.repeat(101), first: at(1) },
      { party: 'b', name: 'x'.repeat(102), first: at(2) },
    ]
    expect(named(long)).toEqual(['x'.repeat(100), `${'x'.repeat(96)} (2)`])
  })

  it('another name than a document has is said in its memo', () => {
    const client = { ...canadian, name: 'Foo: Bar' }
    const invoice = invoiceOf([100], [], { client, contact: 'Foo - Bar', po_number: '77' })
    expect(read(quickBooksInvoices([invoice]))).toMatchObject([
      { '*Customer': 'Foo - Bar', Memo: 'PO 77; Made out to Foo: Bar' },
    ])
    expect(read(quickBooksInvoices([invoiceOf([100], [], { po_number: '77' })]))).toMatchObject([{ Memo: 'PO 77' }])
  })

  it('are those of everyone whom posted documents name: two suppliers and a client of one name are three', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
    for (const display_name of ['Maple: Books', 'Maple: Books']) {
      const { uuid } = await addAssistant(database, { display_name })
      await addBill(database, { virtualassistant_uuid: uuid, by: staff.uuid, posted: true })
    }
    const files = await database.kysely.transaction().execute(async (transaction) => {
      const written: string[] = []
      for (const file of ['quickbooks-bills', 'xero-bills', 'quickbooks-invoices'] as const) {
        const about = { month: '2026-11-01', zone: 'America/Toronto' }
        for await (const part of accountingSources[file].read(transaction, about)) {
          written.push(String(await part.write({ person: staff.uuid })))
        }
      }
      return written
    })
    const [quickBooks = '', xero = '', invoices = ''] = files
    expect(read(quickBooks).map((row) => [row['*Supplier'], row['Memo']])).toEqual([
      ['Maple - Books', 'Made out to Maple: Books'],
      ['Maple - Books (2)', 'Made out to Maple: Books'],
    ])
    expect(read(xero).map((row) => row['*ContactName'])).toEqual(['Maple: Books', 'Maple: Books (2)'])
    expect(read(invoices).map((row) => row['*Customer'])).toContain('Maple Books')
    const parties = await database.kysely.transaction().execute(namedParties)
    expect(parties.map(({ party }) => party)).toContain(someone.client_uuid)
  })
})

it('QuickBooks gets the taxes of a document to the cent, shared over its lines', () => {
  for (const amounts of randomAmounts()) {
    const invoice = invoiceOf(amounts, quebec)
    const total = read(quickBooksInvoices([invoice])).reduce(
      (all, row) => all + cents(row['*ItemAmount']) + cents(row['ItemTaxAmount']),
      0,
    )
    expect(total).toBe(invoice.total_cents)
  }
  expect(quickBooksBills([]).split(',')[0]).toBe('*BillNo')
})
