import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { inEnglish, testSite } from '../../testing/test-site.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { clientParty } from './client-party.ts'
import { creditNotePdf } from '../credit-notes/credit-note-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { readInvoice } from './read-invoice.ts'
import { receiptPdf } from '../receipts/receipt-pdf.ts'
import { readStatement } from '../statements/read-statement.ts'
import { statementPdf } from '../statements/statement-pdf.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { database, here } = await subscriptionsSuite(now)

const someone = await here.subscriber({ start_date: '2026-11-20', region: 'QC', paid: false })
await database.pool.query(
  `update clients set legal_name = 'Les Livres Érable inc.', address_line1 = '12 rue Saint-Paul', city = 'Québec',
     tax_numbers = '[{"name": "GST/HST", "number": "999"}]' where uuid = $1`,
  [someone.client_uuid],
)
const viewer = { client_uuid: someone.client_uuid, permissions: ['client'] } as const
const stored = await readInvoice(database.kysely, viewer, someone.invoice_uuid)
const { party: client } = await clientParty(database.kysely, someone.client_uuid)
const open: Invoice = { ...stored, client }
const statement = await readStatement(database.kysely, viewer, { client_uuid: someone.client_uuid, now })
const url = `${testSite.publicUrl}/client/invoices/${open.uuid}`

const textOf = async (pdf: Promise<Buffer>) => (await readPdf(await pdf)).pages.join('\n').replaceAll(/\s+/g, ' ')
const isoDay = /\d{4}-\d\d-\d\d/

describe('how to pay an invoice', () => {
  it('a balance due says how much by when, and links to its page twice, in words for those who print it', async () => {
    const { links, pages } = await readPdf(await invoicePdf(open, testSite, inEnglish))
    expect(links).toEqual([url, url])
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const words of [
      /\$[\d,.]+ CAD due Nov 20th 2026/,
      `Pay invoice ${open.number} online`,
      'How to pay',
      url,
      `email ${testSite.support} and mention invoice ${open.number}`,
    ]) {
      expect(text).toMatch(words)
    }
  })

  it('nothing due, not even a cent, and there is no such thing in it; one cent due and there is', async () => {
    const paid = { ...open, status: 'paid', balance_cents: 0 } as const
    const { links, pages } = await readPdf(await invoicePdf(paid, testSite, inEnglish))
    expect(links).toEqual([])
    expect(pages.join(' ')).not.toContain('How to pay')
    expect(pages.join(' ')).toContain('Paid in full')
    expect((await readPdf(await invoicePdf({ ...open, balance_cents: 1 }, testSite, inEnglish))).links).toEqual([
      url,
      url,
    ])
  })

  it.each([
    [{ pending: true }, 'A payment is on its way. There is nothing you need to do.'],
    [{ small_balance: 'with_next' }, 'The balance due will be collected with your next invoice.'],
    [{ small_balance: 'left' }, 'The balance due is less than a card can be charged.'],
  ] as const)('what is collected otherwise says so, without a link: %o', async (more, words) => {
    const file = await invoicePdf({ ...open, ...more }, testSite, inEnglish)
    expect((await readPdf(file)).links).toEqual([])
    expect(await textOf(Promise.resolve(file))).toContain(words)
  })

  it('a card that will be tried again says when', async () => {
    expect(await textOf(invoicePdf({ ...open, next_try: '2026-11-23' }, testSite, inEnglish))).toContain(
      'Your default card will be charged on Nov 23rd 2026.',
    )
  })
})

const cents = (text: string) => Number(text.replaceAll(/[$,. ]|CAD/g, ''))

/** Amounts at the end of rows, in cents. */
const amounts = (page: string, rows: RegExp) => [...page.matchAll(rows)].map(([, amount = '']) => cents(amount))

describe('an invoice that is longer than a page', () => {
  it('carries what its lines come to from page to page, in cents, up to the amount before taxes', async () => {
    const [line] = open.lines
    if (!line) throw new Error('An invoice has lines')
    const lines = Array.from({ length: 70 }, (_, at) => ({
      ...line,
      description: `Line ${at}`,
      unit_cents: at % 9 === 0 ? -111 : 3_337,
      amount_cents: at % 9 === 0 ? -333 : 10_001 + at,
    }))
    const subtotal_cents = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    const { pages } = await readPdf(await invoicePdf({ ...open, lines, subtotal_cents }, testSite, inEnglish))
    expect(pages.length).toBeGreaterThan(2)
    let sum = 0
    for (const [at, each] of pages.entries()) {
      const page = each.replaceAll(/\s+/g, ' ')
      expect(amounts(page, /Brought forward (-?\$[\d,.]+ CAD)/g)).toEqual(
        at === 0 || sum === subtotal_cents ? [] : [sum],
      )
      sum += amounts(page, /Line \d+ \S+ (?:h )?-?\$[\d,.]+ CAD (-?\$[\d,.]+ CAD)/g).reduce((all, one) => all + one, 0)
      expect(amounts(page, /Carried forward (-?\$[\d,.]+ CAD)/g)).toEqual(sum === subtotal_cents ? [] : [sum])
    }
    expect(sum).toBe(subtotal_cents)
  })

  it('a total that has no room below its lines takes the sum along', async () => {
    const [line] = open.lines
    if (!line) throw new Error('An invoice has lines')
    for (let length = 14; length < 26; length += 1) {
      const lines = Array.from({ length }, (_, at) => ({ ...line, description: `Line ${at}`, amount_cents: 100 }))
      const { pages } = await readPdf(
        await invoicePdf({ ...open, lines, subtotal_cents: 100 * length }, testSite, inEnglish),
      )
      const total = pages.findIndex((page) => page.includes('Before taxes'))
      expect(pages[total]?.includes('Brought forward')).toBe(total > 0)
      expect(pages[total]).toContain('QST 9.975%')
    }
  })
})

describe('who and what', () => {
  const note = {
    ...open,
    number: 'CAD-CN-00001',
    invoice_number: open.number,
    issue_date: '2026-11-20',
    reason: 'A mistake',
  }
  const receipt = {
    uuid: open.uuid,
    paid_day: '2026-11-20',
    method: 'cheque',
    card: null,
    reference: 'No. 7',
    currency: 'cad',
    amount_cents: 100,
    refunded_cents: 0,
    client,
    applied: [{ number: open.number, amount_cents: 100 }],
    surplus_cents: 0,
  } as const

  it.each([
    ['an invoice', () => invoicePdf(open, testSite, inEnglish)],
    ['a credit note', () => creditNotePdf(note, inEnglish)],
    ['a receipt', () => receiptPdf(receipt, testSupplier, inEnglish)],
    ['a statement', () => statementPdf(statement, { supplier: testSupplier, client, site: testSite, language: 'en' })],
  ])('%s names both parties, their addresses and tax numbers, and writes days in words', async (_what, made) => {
    const text = await textOf(made())
    for (const words of [
      testSupplier.name,
      ...testSupplier.address,
      'GST/HST 123456789 RT0001',
      'QST 1234567890 TQ0001',
      'Les Livres Érable inc.',
      '12 rue Saint-Paul',
      'Québec QC',
      'GST/HST 999',
      'Nov 20th 2026',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(isoDay)
  })

  it('issue 38: time and hours are written as French writes them', async () => {
    const [line] = open.lines
    if (!line) throw new Error('The invoice has no line')
    const lines = [
      { ...line, quantity: null, seconds: 22_782 },
      { ...line, quantity: 20 },
    ]
    const french = (await textOf(invoicePdf({ ...open, lines }, testSite, { language: 'fr', roles: {} }))).replaceAll(
      '\u00a0',
      ' ',
    )
    expect(french).toContain('6 h 19 min 42 s')
    expect(french).toContain('20 h')
    expect(await textOf(invoicePdf({ ...open, lines }, testSite, inEnglish))).toContain('6h 19m 42s')
  })

  it('a statement says how to pay what is open, and on each page what day it is of', async () => {
    const of = { supplier: testSupplier, client, site: testSite, language: 'en' as const }
    const text = await textOf(statementPdf(statement, of))
    for (const words of ['How to pay', `${testSite.publicUrl}/client/invoices`, testSite.support]) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/Statement of account · Nov \d+\w+ 2026 · Page 1/)
    const paid = statement.accounts.map((each) => ({ ...each, open_cents: 0, credit_cents: 500, invoices: [] }))
    expect(await textOf(statementPdf({ ...statement, accounts: paid }, of))).not.toContain('How to pay')
  })

  it('a statement has the head of its table on every page, and carries what is open', async () => {
    const [account] = statement.accounts
    const [invoice] = account?.invoices ?? []
    if (!account || !invoice) throw new Error('Something is open')
    const invoices = Array.from({ length: 90 }, (_, at) => ({
      ...invoice,
      number: `CAD-${10_000 + at}`,
      balance_cents: 101,
    }))
    const long = { ...statement, accounts: [{ ...account, invoices }] }
    const { pages } = await readPdf(
      await statementPdf(long, { supplier: testSupplier, client, site: testSite, language: 'en' }),
    )
    expect(pages.length).toBeGreaterThan(2)
    let count = 0
    for (const page of pages) {
      const text = page.replaceAll(/\s+/g, ' ')
      expect(text).toContain('Invoice Date Due Total Balance due')
      const broughtForward = `Brought forward $${((count * 101) / 100).toFixed(2)} CAD`
      expect(text.includes(broughtForward)).toBe(count > 0)
      count += text.match(/CAD-1\d{4}/g)?.length ?? 0
    }
    expect(count).toBe(90)
  })
})
