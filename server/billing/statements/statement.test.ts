import { describe, expect, it } from 'vitest'
import { pdfText } from '../../testing/pdf-text.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { testSite } from '../../testing/test-site.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { clientParty } from '../invoices/client-party.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { ageOf, readStatement } from './read-statement.ts'
import { statementPdf } from './statement-pdf.ts'

const { database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view'])
type Subscriber = Awaited<ReturnType<typeof here.subscriber>>

/** 10 h in Ontario, due on its first day: $429.40. */
const debtor = (start_date: string) => here.subscriber({ start_date, hours: 10, paid: false })
const total = 42_940
const pay = ({ client_uuid, invoice_uuid }: Subscriber, amount_cents: number) =>
  database.kysely.transaction().execute((transaction) =>
    bookPayment(transaction, {
      client_uuid,
      currency: 'cad',
      invoices: [invoice_uuid],
      charge_uuid: null,
      method: 'transfer',
      amount_cents,
      reference: '',
      recorded_by: null,
      at: new Date('2026-11-20T17:00:00Z'),
    }),
  )
const statementOf = ({ client_uuid }: Subscriber, who: { token: string }) =>
  here.request(`GET /client/${client_uuid}/statement`, who)

describe('D1 a statement of account', () => {
  it.each([
    [0, 'current'],
    [1, '1-30'],
    [30, '1-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-90'],
    [90, '61-90'],
    [91, 'over 90'],
  ])('%i days after the due day an amount is of the age %s', (days, age) => expect(ageOf(days)).toBe(age))

  it('says what is open by age on the client’s own day, less what was paid', async () => {
    const someone = await debtor('2026-10-10')
    await pay(someone, 10_000)
    const { body } = await statementOf(someone, someone.owner)
    const due = total - 10_000
    expect(body).toMatchObject({
      company: 'Maple Books',
      on: '2026-11-20',
      accounts: [
        {
          currency: 'cad',
          open_cents: due,
          overdue_cents: due,
          credit_cents: 0,
          ages: [{ amount_cents: 0 }, { amount_cents: 0 }, { age: '31-60', amount_cents: due }, {}, {}],
          invoices: [{ uuid: someone.invoice_uuid, days_overdue: 41, paid_cents: 10_000, balance_cents: due }],
        },
      ],
    })
    expect((await statementOf(someone, staff)).body).toEqual(body)
  })

  it('what is due today is open, and past due from tomorrow on', async () => {
    const [today, yesterday] = [await debtor('2026-11-20'), await debtor('2026-11-19')]
    expect((await statementOf(today, today.owner)).body).toMatchObject({
      accounts: [{ open_cents: total, overdue_cents: 0 }],
    })
    expect((await statementOf(yesterday, yesterday.owner)).body).toMatchObject({
      accounts: [{ open_cents: total, overdue_cents: total }],
    })
  })

  it('shows credit apart, and nothing once nothing is open', async () => {
    const someone = await debtor('2026-11-10')
    await pay(someone, total + 500)
    expect((await statementOf(someone, someone.owner)).body).toMatchObject({
      accounts: [{ open_cents: 0, credit_cents: 500, invoices: [] }],
    })
    const other = await here.subscriber({ start_date: '2026-11-10' })
    expect((await statementOf(other, other.owner)).body).toMatchObject({ accounts: [] })
  })

  it('is nobody’s but the client’s and staff’s', async () => {
    const [someone, other] = [await debtor('2026-11-10'), await debtor('2026-11-10')]
    expect((await statementOf(someone, other.owner)).status).toBe(404)
  })

  it('A6.10 as PDF and CSV is named after the product and its day, and says the same cents', async () => {
    const someone = await debtor('2026-08-10')
    const file = (format: string) =>
      here.request(`GET /client/${someone.client_uuid}/statement/file?format=${format}` as 'GET /', someone.owner)
    const pdf = await file('pdf')
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="Talentplace Statement 2026-11-20.pdf"')
    const csv = await file('csv')
    expect(csv.text).toMatch(
      /Maple Books,2026-11-20,CAD-\d{5},2026-08-10,2026-08-10,102,over 90,429\.40,0\.00,429\.40,CAD,invoice,,\r$/m,
    )
    const about = { client_uuid: someone.client_uuid, now: new Date('2026-11-20T17:00:00Z') }
    const viewer = { client_uuid: someone.client_uuid, permissions: ['client'] } as const
    const { party } = await clientParty(database.kysely, someone.client_uuid)
    const text = pdfText(
      await statementPdf(await readStatement(database.kysely, viewer, about), {
        supplier: testSupplier,
        client: party,
        site: testSite,
        language: 'en',
      }),
    )
    for (const words of ['Maple Books', 'More than 90 days past due', 'Balance due', '$429.40 CAD']) {
      expect(text).toContain(words)
    }
  })
})
