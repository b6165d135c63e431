import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { requestInvoiceMail } from '../invoices/request-invoice-mail.ts'
import { postInvoice } from '../invoices/post-invoice.ts'
import { priceDocument } from '../../rules/money-document.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { mailInvoices } from './mail-invoices.ts'
import { testSite } from '../../testing/test-site.ts'
import { testSender } from '../../testing/test-sender.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(now)
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
const quebec = [
  { name: 'GST', rate_thousandths: 5000, tax_category: 'all' },
  { name: 'QST', rate_thousandths: 9975, tax_category: 'all' },
]

/** A client in Quebec with a posted, open invoice whose ten hours come to so many cents before taxes. */
async function billed(subtotal_cents: number) {
  const someone = await here.subscriber({ start_date: '2026-10-01', region: 'QC', language: 'en' })
  const { document } = priceDocument({
    currency: 'cad',
    roles: [{ role_id: 1, description: 'Bookkeeper', hours: 10, uplift_cents: 0, tax_category: 'general_assistance' }],
    bands: [{ from_hours: 10, hourly_cents: subtotal_cents / 10 }],
    promotions: [],
    taxes: quebec,
  })
  const day = '2026-11-01'
  const { uuid } = await database.kysely.transaction().execute(async (transaction) => {
    const invoice = await postInvoice(transaction, {
      kind: 'renewal',
      client_uuid: someone.client_uuid,
      project_uuid: someone.uuid,
      document,
      period: { start: day, end: day },
      invoice_date: day,
      due_date: day,
      supplier: testSupplier,
      at: now,
    })
    await requestInvoiceMail(transaction, { invoice_uuid: invoice.uuid, payment_uuid: null, paid_by: null })
    return invoice
  })
  return { ...someone, invoice_uuid: uuid }
}

const vectors: [subtotal: number, written: string[]][] = [
  [14_000, ['140.00', '7.00', '13.97', '160.97']],
  [114_000, ['1,140.00', '57.00', '113.72', '1,310.72']],
  [30_000, ['300.00', '15.00', '29.93', '344.93']],
]

type Billed = Awaited<ReturnType<typeof billed>>

async function pdfOf(path: string, { owner }: Billed): Promise<string> {
  const { server } = here
  const answer = await server.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${owner.token}` } })
  return pdfText(answer.rawPayload)
}

const note = ({ invoice_uuid }: Billed, lines: object[] | null) =>
  here.request(`POST /invoices/${invoice_uuid}/creditnotes`, staff, {
    body: { lines, reason: 'A mistake' },
    key: randomUUID(),
  })

it.each(vectors)(
  'D3 %i cents in Quebec are the same in the mail and in the file it brings',
  async (subtotal, formatted) => {
    const someone = await billed(subtotal)
    await mailInvoices({ database, clock, log: silentLog, sender: testSender, support: testSite.support })
    const { rows } = await database.pool.query<{ text_body: string; content: Buffer }>(
      'select text_body, content from mail_outbox join mail_attachments on mail_uuid = uuid where recipient = $1',
      [someone.owner.email],
    )
    const [mail] = rows
    expect(mail?.text_body).toContain(`is $${formatted.at(-1)} CAD`)
    const file = pdfText(mail?.content ?? Buffer.alloc(0))
    for (const amount of formatted) expect(file).toContain(`$${amount} CAD`)
    expect(file).toBe(await pdfOf(`/invoices/${someone.invoice_uuid}/file`, someone))
  },
)

it.each(vectors)(
  'D3 %i cents in Quebec are taken back to the cent: answer, invoice, file',
  async (subtotal, formatted) => {
    const someone = await billed(subtotal)
    const { body } = await note(someone, null)
    const total = Number(formatted.at(-1)?.replace(',', '').replace('.', ''))
    expect(body).toMatchObject({ total_cents: total, applied_cents: total })
    const { body: invoice } = await here.request(`GET /invoices/${someone.invoice_uuid}`, someone.owner)
    expect(invoice).toMatchObject({ balance_cents: 0, credit_notes: [{ total_cents: -total }] })
    const file = await pdfOf(`/creditnotes/${String(body['credit_note_uuid'])}/file`, someone)
    for (const amount of formatted) expect(file).toContain(`-$${amount} CAD`)
  },
)

it.each(vectors)(
  'D3 %i cents in Quebec, taken back in three parts, come to the whole of each tax',
  async (subtotal) => {
    const someone = await billed(subtotal)
    await note(someone, [{ position: 1, amount_cents: 3_333 }])
    await note(someone, [{ position: 1, amount_cents: 4_445 }])
    await note(someone, null)
    const { rows } = await database.pool.query<{ name: string; charged: number; noted: number }>(
      `select name, amount_cents as charged, (select -sum(tax.amount_cents)::int from credit_note_taxes tax
       join credit_notes on credit_notes.uuid = credit_note_uuid where invoice_uuid = $1 and tax.name = of.name) as noted
     from invoice_taxes of where invoice_uuid = $1 order by name`,
      [someone.invoice_uuid],
    )
    expect(rows.map(({ noted }) => noted)).toEqual(rows.map(({ charged }) => charged))
    const { body } = await here.request(`GET /invoices/${someone.invoice_uuid}`, someone.owner)
    expect(body['balance_cents']).toBe(0)
  },
)
