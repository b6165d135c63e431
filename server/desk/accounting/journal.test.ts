import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBatches } from '../../testing/all-batches.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addBill } from '../../testing/rows/add-bill.ts'
import { addTaxNumber } from '../../testing/rows/add-tax-number.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { moveBillMoney } from '../../testing/rows/move-bill-money.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { accounts, type Account } from './accounts.ts'
import { billsOfMonth, invoicesOfMonth, notesOfMonth } from './documents-of-month.ts'
import { journalCsv, journalOf, type JournalLine } from './journal.ts'
import {
  quickBooksBillColumns,
  quickBooksBills,
  quickBooksInvoiceColumns,
  quickBooksInvoices,
  quickBooksNoteColumns,
  quickBooksNotes,
} from './quickbooks-files.ts'
import {
  xeroBillColumns,
  xeroBills,
  xeroInvoiceColumns,
  xeroInvoices,
  xeroNoteColumns,
  xeroNotes,
} from './xero-files.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
const zone = 'America/Toronto'
let november: JournalLine[]
let both: JournalLine[]

const request = (path: string, body: object) => here.request(path as 'POST /', staff, { body, key: randomUUID() })

const billed = () => here.subscriber({ start_date: '2026-11-10', region: 'QC', hours: 10, paid: false })
const paid = async (transferred?: number) => {
  const someone = await billed()
  const more = transferred === undefined ? {} : { transferred }
  return { ...someone, payment: await addCardPayment(database, { ...someone, ...more, clock }) }
}
const note = ({ invoice_uuid }: { invoice_uuid: string }, lines: object[] | null) =>
  request(`POST /invoices/${invoice_uuid}/creditnotes`, { lines, reason: 'A mistake' })
const refund = ({ invoice_uuid, payment }: { invoice_uuid: string; payment: string }, amount_cents: number) =>
  request(`POST /invoices/${invoice_uuid}/payment/refund`, { payment_uuid: payment, amount_cents, reason: 'As agreed' })

/** One client of each way that money goes: refunds before and after a note, credit that is used, a dispute, a failed refund. */
beforeAll(async () => {
  await billed()
  await note(await billed(), [{ position: 1, amount_cents: 10_000 }])
  const refundedFirst = await paid()
  await refund(refundedFirst, 5_000)
  await note(refundedFirst, null)
  const creditedFirst = await paid(7_500)
  await note(creditedFirst, [{ position: 1, amount_cents: 10_000 }])
  await refund(creditedFirst, 9_000)
  const failing = await paid()
  await refund(failing, 2_000)
  await database.pool.query(
    `update refunds set state = 'failed', settled_date = '2026-12-02T17:00:00Z' where payment_uuid = $1`,
    [failing.payment],
  )
  const disputed = await paid()
  await database.pool.query(
    `insert into disputes (processor, processor_dispute_id, payment_uuid, state, amount_cents, fee_cents, opened_date, settled_date)
     values ('test', 'lost', $1, 'lost', 43691, 1500, '2026-11-21T17:00:00Z', '2026-12-21T17:00:00Z')`,
    [disputed.payment],
  )
  await database.pool.query(
    `insert into processor_fees (payment_uuid, client_uuid, amount_cents, currency, charged_date, learned_date)
     select uuid, client_uuid, 1297, currency, paid_date, paid_date from payments where uuid = $1`,
    [disputed.payment],
  )
  for (const status of ['posted', 'paid']) {
    const { uuid } = await addAssistant(database, {})
    const bill = await addBill(database, { virtualassistant_uuid: uuid, by: staff.uuid, posted: true })
    if (status === 'paid') {
      // By hand, returned, and paid again.
      await moveBillMoney(database, bill, { state: 'paid', today: '2026-12-01', reference: 'Cheque 7' })
      await moveBillMoney(database, bill, { state: 'returned', today: '2026-12-04', reason: 'Not cashed' })
      await moveBillMoney(database, bill, { state: 'scheduled', today: '2026-12-05', reference: 'EFT 8' })
      await moveBillMoney(database, bill, { state: 'returned', today: '2026-12-06', reason: 'Wrong account' })
      await moveBillMoney(database, bill, { state: 'paid', today: '2026-12-08', reference: 'EFT 9' })
    }
  }
  const { uuid: registered } = await addAssistant(database, {})
  await addTaxNumber(database, { virtualassistant_uuid: registered, by: staff.uuid })
  await addBill(database, { virtualassistant_uuid: registered, by: staff.uuid, posted: true, province: 'ON' })
  await database.pool.query(
    `with bill as (select * from va_bills where status = 'posted' order by number limit 1),
       payout as (
         insert into payouts (currency, payment_date, state, total_cents, number, key_id, sealed, file_sha256, made_by, made_date,
           idempotency_key, request_hash, released_by, released_date, sent_date)
         select 'cad', '2026-11-25', 'sent', total_cents, 1, repeat('a', 16), ''::bytea, repeat('a', 64), $1, now(), 'a key of it',
           ''::bytea, $2, now(), now() from bill returning uuid)
     insert into payout_lines (payout_uuid, bill_uuid, position, amount_cents, account_version, last_digits, state, settled_date,
       returned_reason)
     select payout.uuid, bill.uuid, 1, total_cents, 1, '123', 'returned', '2026-12-03', 'Account closed' from payout, bill`,
    [staff.uuid, (await here.person(['admin'])).uuid],
  )
  november = await allBatches(database, (transaction) => journalOf(transaction, { month: '2026-11-01', zone }))
  both = [
    ...november,
    ...(await allBatches(database, (transaction) => journalOf(transaction, { month: '2026-12-01', zone }))),
  ]
})
afterAll(() => clock.set(new Date('2026-11-20T17:00:00Z')))

const sumOf = (lines: readonly { amount_cents: number }[]) =>
  lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
const balanceOf = (account: Account) => sumOf(both.filter((line) => line.account === account))
const one = async (query: string) => (await database.pool.query<{ cents: number }>(query)).rows[0]?.cents ?? 0

describe('the journal of a month', () => {
  it('has as much debit as credit, of each document', () => {
    const documents = Map.groupBy(both, ({ date, document, currency }) => `${date} ${document} ${currency}`)
    expect(documents.size).toBeGreaterThan(12)
    for (const [document, lines] of documents) expect([document, sumOf(lines)]).toEqual([document, 0])
  })

  it('leaves receivable what is open, as credit what clients have, and owed what assistants wait for', async () => {
    expect(balanceOf('receivable')).toBe(await one('select sum(balance_cents)::int as cents from open_invoices'))
    expect(balanceOf('receivable')).toBeGreaterThan(0)
    expect(0 - balanceOf('credit')).toBe(
      await one('select sum(balance_cents)::int as cents from client_credit_balances'),
    )
    // The one that came back, and the one with HST.
    expect(balanceOf('assistants')).toBe(-50_000 - 56_500)
    expect(balanceOf('recoverable')).toBe(6_500)
    expect([balanceOf('refunded'), balanceOf('disputed'), balanceOf('fees')]).toEqual([0, 43_691, 1_500 + 1_297])
  })

  it('has money for an assistant on the day it is paid and again on the day it comes back, by a file or by hand', () => {
    const bank = both.filter(({ account }) => account === 'bank').filter(({ document }) => document.includes('of bill'))
    expect(bank).toMatchObject([
      { date: '2026-11-25', document: 'Payment of bill CAD-B-00001', amount_cents: -50_000, memo: 'Payout 1' },
      { date: '2026-12-01', document: 'Payment of bill CAD-B-00002', amount_cents: -50_000, memo: 'Cheque 7' },
      {
        date: '2026-12-03',
        document: 'Returned payment of bill CAD-B-00001',
        amount_cents: 50_000,
        memo: 'Account closed',
      },
      {
        date: '2026-12-04',
        document: 'Returned payment of bill CAD-B-00002',
        amount_cents: 50_000,
        memo: 'Not cashed',
      },
      { date: '2026-12-08', document: 'Payment of bill CAD-B-00002', amount_cents: -50_000, memo: 'EFT 9' },
    ])
  })

  it('has the processor’s fees out of its account, on the day of the charge', () => {
    const fromProcessor = both.filter(({ document }) => document === 'Card processor')
    expect(fromProcessor).toMatchObject([
      { date: '2026-11-20', account: 'fees', amount_cents: 1_297 },
      { date: '2026-11-20', account: 'processor', amount_cents: -1_297 },
    ])
  })

  it('says what net income says: what was invoiced less what it cost', async () => {
    const own: Account[] = [
      'subscription',
      'overage',
      'add-on',
      'adjustment',
      'promotion',
      'time',
      'bonus',
      'bill_adjustment',
      'fees',
    ]
    const net = 0 - sumOf(own.map((account) => ({ amount_cents: balanceOf(account) })))
    expect(net).toBe(
      await one(`select sum(invoiced_cents + promotions_cents + adjustments_cents - cost_cents - fees_cents)::int as cents
        from income_sums`),
    )
  })

  it('keeps to its month by the office’s clock, and is written with an account of its number and name', () => {
    expect(november.every(({ date }) => date.startsWith('2026-11'))).toBe(true)
    const [first, ...rest] = journalCsv(november).trim().split('\r\n')
    expect(first).toBe('Date,Document,Account,Name,Debit,Credit,Currency,Memo')
    expect(rest).toHaveLength(november.length)
    expect(rest[0]).toMatch(/^2026-11-10,.*,\d{4},[^,]+,(\d+\.\d\d)?,(\d+\.\d\d)?,CAD,/)
    expect(new Set(Object.values(accounts).map(({ number }) => number)).size).toBe(Object.keys(accounts).length)
  })
})

/** Rows by the name of their column. None of these files has a comma or a quote within a cell here. */
function read(csv: string) {
  const [heading = '', ...rows] = csv.trim().split('\r\n')
  const names = heading.split(',')
  return rows.map((row) => {
    const cells =
      row.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '').replaceAll('"', '')) ?? []
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}
const cents = (text: string | undefined) => Math.round(Number(text) * 100)

describe('invoices and bills for accounting programs', () => {
  it('have the columns that the programs publish, in their order', async () => {
    expect(quickBooksInvoices([]).trim()).toBe(quickBooksInvoiceColumns.join(','))
    expect(quickBooksBills([]).trim()).toBe(quickBooksBillColumns.join(','))
    expect(xeroInvoices([]).trim()).toBe(xeroInvoiceColumns.join(','))
    expect(quickBooksNotes([]).trim()).toBe(quickBooksNoteColumns.join(','))
    expect(xeroNotes([]).trim()).toBe(xeroNoteColumns.join(','))
    expect(xeroNoteColumns).toEqual(
      expect.arrayContaining(['*ContactName', '*CreditNoteNumber', '*CreditNoteDate', '*Description', '*TaxType']),
    )
    expect(xeroBills([]).trim()).toBe(xeroBillColumns.join(','))
  })

  it.each([
    {
      program: 'QuickBooks Online',
      write: quickBooksInvoices,
      number: '*InvoiceNo',
      amount: '*ItemAmount',
      tax: 'ItemTaxAmount',
      quantity: 'ItemQuantity',
      code: 'ItemTaxCode',
    },
    {
      program: 'Xero',
      write: xeroInvoices,
      number: '*InvoiceNumber',
      amount: '*UnitAmount',
      tax: 'TaxAmount',
      quantity: '*Quantity',
      code: '*TaxType',
    },
  ])('$program: lines and their taxes are the invoice to the cent, each with a quantity of 1', async (columns) => {
    const { write, number, amount, tax, quantity, code } = columns
    const invoices = await allBatches(database, (transaction) => invoicesOfMonth(transaction, '2026-11-01'))
    expect(invoices.length).toBeGreaterThan(5)
    const rows = read(write(invoices))
    for (const invoice of invoices) {
      const own = rows.filter((row) => row[number] === invoice.number)
      expect(own.reduce((sum, row) => sum + cents(row[amount]) + cents(row[tax]), 0)).toBe(invoice.total_cents)
      expect(own.map((row) => [row[quantity], row[code]])).toEqual(own.map(() => ['1', 'GST 5% + QST 9.975%']))
    }
  })

  it.each([
    {
      program: 'QuickBooks Online',
      write: quickBooksNotes,
      number: '*CreditNoteNo',
      amount: '*ItemAmount',
      tax: 'ItemTaxAmount',
    },
    { program: 'Xero', write: xeroNotes, number: '*CreditNoteNumber', amount: '*UnitAmount', tax: 'TaxAmount' },
  ])('$program: credit notes are above zero, to the cent, whole ones and those of a part', async (columns) => {
    const { write, number, amount, tax } = columns
    const notes = await allBatches(database, (transaction) => notesOfMonth(transaction, '2026-11-01'))
    expect(notes.map(({ total_cents }) => total_cents).toSorted((a, b) => a - b)).toEqual([11_498, 11_498, 43_691])
    const rows = read(write(notes))
    for (const note of notes) {
      const own = rows.filter((row) => row[number] === note.number)
      expect(own.reduce((sum, row) => sum + cents(row[amount]) + cents(row[tax]), 0)).toBe(note.total_cents)
      expect(own.every((row) => cents(row[amount]) > 0)).toBe(true)
      expect(Object.values(own[0] ?? {}).join(' ')).toContain(note.invoice_number)
    }
  })

  it('bills are their lines, untaxed', async () => {
    const bills = await allBatches(database, (transaction) => billsOfMonth(transaction, '2026-11-01'))
    expect(read(xeroBills(bills))).toMatchObject([
      {
        '*InvoiceNumber': 'CAD-B-00001',
        '*InvoiceDate': '10/11/2026',
        '*UnitAmount': '500.00',
        '*AccountCode': '5010',
        Currency: 'CAD',
      },
      { '*InvoiceNumber': 'CAD-B-00002', '*TaxType': 'Tax Exempt (0%)', TaxAmount: '0.00' },
      { '*UnitAmount': '500.00', '*TaxType': 'HST 13%', TaxAmount: '65.00', Total: '565.00' },
    ])
    expect(read(quickBooksBills(bills))).toMatchObject([
      { '*BillNo': 'CAD-B-00001', '*LineAmount': '500.00', '*Account': 'Bonuses of assistants' },
      { '*BillNo': 'CAD-B-00002', '*LineTaxCode': 'Exempt', LineTaxAmount: '0.00' },
      { '*LineAmount': '500.00', '*LineTaxCode': 'HST 13%', LineTaxAmount: '65.00' },
    ])
  })
})
