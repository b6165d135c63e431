import { inEnglish } from '../../testing/test-site.ts'
import type { Permission } from '@talentplace/contract/shared/permission'
import { expect, it } from 'vitest'
import { creditNotePdf } from '../credit-notes/credit-note-pdf.ts'
import { postCreditNote } from '../credit-notes/post-credit-note.ts'
import { readCreditNote } from '../credit-notes/read-credit-note.ts'
import { invoiceCsv } from '../invoices/invoice-csv.ts'
import { readInvoice } from '../invoices/read-invoice.ts'
import { invoicesOfEntry } from '../../work/time/entries/entry-documents.ts'
import type { TimeViewer } from '../../work/time/time-viewer.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { invoiceOverage } from './invoice-overage.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-10T17:00:00Z'))

const hour = 3600

/** Twenty hours from 1 September on, all of them worked, and two pieces above: one of them is half within. */
async function above() {
  const someone = await here.subscriber({ start_date: '2026-09-01' })
  const assistant = await addAssistant(database, { display_name: 'Maya R.' })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $1 where project_uuid = $2', [
    assistant.uuid,
    someone.uuid,
  ])
  const worked = (task_date: string, seconds: number, overage_seconds: number) =>
    addTimeEntry(database, someone.uuid, { task_date, seconds, overage_seconds, status: 'approved' })
  await worked('2026-09-10', 19 * hour, 0)
  const half = await worked('2026-09-20', 2 * hour, hour)
  const whole = await worked('2026-09-21', 40, 40)
  await invoiceOverage({ ...here.renewals, timeRules })
  const { uuid } = await database.kysely
    .selectFrom('invoices')
    .select('uuid')
    .where('project_uuid', '=', someone.uuid)
    .where('kind', '=', 'overage')
    .executeTakeFirstOrThrow()
  return { ...someone, half, whole, invoice: uuid }
}

/** What a caller who knows nothing of time makes of a line: quantity x unit price where there is a quantity, else by the second. */
function amountOf({
  quantity,
  unit_cents,
  seconds,
}: {
  quantity: number | null
  unit_cents: number
  seconds?: number
}) {
  return quantity === null ? Math.round(((seconds ?? Number.NaN) * unit_cents) / 3600) : quantity * unit_cents
}

it('a line of time has no quantity but its seconds, so that every line that has one is quantity x unit price', async () => {
  const { owner, invoice } = await above()
  const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
  for (const [path, who] of [
    [`/invoices/${invoice}`, owner],
    [`/invoices/${invoice}/detail`, staff],
  ] as const) {
    const { lines } = (await here.request(`GET ${path}` as 'GET /', who)).body as {
      lines: (Parameters<typeof amountOf>[0] & { amount_cents: number })[]
    }
    expect(lines[0]).toMatchObject({ quantity: null, seconds: hour + 40 })
    for (const line of lines) expect(amountOf(line)).toBe(line.amount_cents)
  }
})

it('a credit note that mirrors it takes its time back, below zero', async () => {
  const { client_uuid, invoice: invoice_uuid } = await above()
  const at = clock.now()
  const about = { invoice_uuid, issue_date: '2026-11-20', reason: 'A mistake', created_by: null, at }
  await database.kysely.transaction().execute((transaction) => postCreditNote(transaction, about))
  const { uuid } = await database.kysely
    .selectFrom('credit_notes')
    .select('uuid')
    .where('invoice_uuid', '=', invoice_uuid)
    .executeTakeFirstOrThrow()
  const note = await readCreditNote(database.kysely, { client_uuid, permissions: ['client'] }, uuid)
  expect(note.lines).toMatchObject([{ quantity: null, seconds: -hour - 40, unit_cents: 3600, amount_cents: -3640 }])
  expect(pdfText(await creditNotePdf(note, inEnglish))).toContain('-1h 0m')
})

it('D1 an invoice of time above the hours says of each line how much, and lists the entries that add up to it', async () => {
  clock.set(new Date('2026-11-10T17:00:00Z'))
  const { owner, invoice, half, whole } = await above()
  const { body } = await here.request(`GET /invoices/${invoice}`, owner)
  expect(body).toMatchObject({
    kind: 'overage',
    lines: [{ kind: 'overage', quantity: null, unit_cents: 3600, seconds: hour + 40, amount_cents: 3640 }],
  })
  expect((await here.request(`GET /invoices/${invoice}/time`, owner)).body).toMatchObject({
    time: [
      { uuid: half, position: 1, virtualassistant_name: 'Maya R.', seconds: hour, amount_cents: 3600 },
      { uuid: whole, position: 1, seconds: 40, amount_cents: 40 },
    ],
    count: 2,
  })
  expect((await here.request(`GET /invoices/${invoice}/time?position=2`, owner)).body).toEqual({ time: [], count: 0 })
  const staff = await here.person(['admin', 'admin_finance.view'])
  expect((await here.request(`GET /invoices/${invoice}/detail`, staff)).body).toMatchObject({
    lines: [{ seconds: hour + 40, places: [] }],
    invoiced_time: { count: 2, seconds: hour + 40, billable_seconds: hour + 40 },
  })
})

it('D1 each entry names its invoices, within the hours and above them, to its client and to staff, never to its assistant', async () => {
  const { half, whole, invoice, invoice_uuid } = await above()
  const named = (side: 'client' | 'staff' | 'assistant', permissions: readonly Permission[] = [], entry = half) =>
    invoicesOfEntry(database.kysely, entry, { viewer: { side } as TimeViewer, session: { permissions } as Session })
  const within = { uuid: invoice_uuid, seconds: null, amount_cents: null }
  expect(await named('client')).toMatchObject([within, { uuid: invoice, seconds: hour, amount_cents: 3600 }])
  expect(await named('staff')).toMatchObject([within, { uuid: invoice, seconds: hour, amount_cents: null }])
  expect(await named('staff', ['admin', 'admin_finance.view'])).toMatchObject([within, { amount_cents: 3600 }])
  expect(await named('assistant')).toEqual([])
  expect(await named('client', [], whole)).toMatchObject([{ uuid: invoice, seconds: 40 }])
})

it('A6.10 its CSV has the hours, to the second', async () => {
  const { invoice } = await above()
  const finance = { client_uuid: null, permissions: ['admin_finance.view'] } as const
  expect(invoiceCsv(await readInvoice(database.kysely, finance, invoice), 'labels')).toContain(
    '1.01111,36.00,36.40,CAD,3640,',
  )
})

it('D1 it is nobody’s but its client’s and finance’s', async () => {
  const { invoice } = await above()
  const other = await here.subscriber({ start_date: '2026-11-10' })
  expect((await here.request(`GET /invoices/${invoice}/time`, other.owner)).status).toBe(404)
})
