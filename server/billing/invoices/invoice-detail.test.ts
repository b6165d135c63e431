import { inEnglish } from '../../testing/test-site.ts'
import { expect, it } from 'vitest'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { readPayment } from '../receipts/read-payment.ts'
import { receiptPdf } from '../receipts/receipt-pdf.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view'])

async function withAssistant() {
  const someone = await here.subscriber({ start_date: '2026-11-10' })
  const assistant = await addAssistant(database, { display_name: 'Maya R.' })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $1 where project_uuid = $2', [
    assistant.uuid,
    someone.uuid,
  ])
  return { ...someone, assistant }
}

it('D1 staff read of each line whose hours it was made from, and what was logged on the days of the period', async () => {
  const { invoice_uuid, uuid, assistant, document } = await withAssistant()
  await addTimeEntry(database, uuid, { start_at: new Date('2026-11-12T15:00:00Z'), seconds: 5400 })
  await addTimeEntry(database, uuid, { start_at: new Date('2026-11-13T15:00:00Z'), billable: false, payable: false })
  await addTimeEntry(database, uuid, { start_at: new Date('2026-11-09T15:00:00Z') })
  const { body } = await here.request(`GET /invoices/${invoice_uuid}/detail`, staff)
  expect(body).toMatchObject({
    lines: [
      {
        ...document.lines[0],
        position: 1,
        places: [
          {
            virtualassistant_uuid: assistant.uuid,
            virtualassistant_name: 'Maya R.',
            hours_per_month: 20,
            client_rate_cents: document.lines[0]?.unit_cents,
            from: '2026-11-10',
            to: null,
          },
        ],
        promotion_uuid: null,
      },
    ],
    period_time: { count: 2, seconds: 9000, billable_seconds: 5400 },
    invoiced_time: { count: 0, seconds: 0, billable_seconds: 0 },
  })
})

it('A6.10 the receipt of a payment names what it paid, what is credit and what went back, and goes to its company alone', async () => {
  const someone = await here.subscriber({ start_date: '2026-11-10', paid: false })
  const other = await here.subscriber({ start_date: '2026-11-10' })
  const { invoice_uuid } = someone
  const uuid = await addCardPayment(database, { invoice_uuid, transferred: 10_000, clock })
  const file = await here.request(`GET /payments/${uuid}/file` as 'GET /', someone.owner)
  expect(file.headers['content-disposition']).toBe(`attachment; filename="Talentplace Payment ${uuid}.pdf"`)
  expect((await here.request(`GET /payments/${uuid}/file` as 'GET /', other.owner)).status).toBe(404)
  const { total_cents } = someone.document
  const viewer = { client_uuid: someone.client_uuid, permissions: ['client'] } as const
  const payment = await readPayment(database.kysely, viewer, uuid)
  const applied = [{ number: expect.stringMatching(/^CAD-\d{5}$/) as string, amount_cents: total_cents - 10_000 }]
  expect(payment).toMatchObject({ amount_cents: total_cents, surplus_cents: 10_000, refunded_cents: 0, applied })
  const text = pdfText(await receiptPdf({ ...payment, refunded_cents: 2000 }, testSupplier, inEnglish))
  for (const part of ['Visa ending in 4242', 'Kept as your credit', '$100.00 CAD', 'Refunded since', '-$20.00 CAD']) {
    expect(text).toContain(part)
  }
})
