import { describe, expect, it } from 'vitest'
import { grantAdjustment } from './grant-adjustment.ts'
import { adjustmentOf } from '../../testing/rows/add-adjustment.ts'
import { handInvoice } from '../../testing/rows/add-draft-invoice.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { renewDue } from '../renewals/renew-subscriptions.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])

type Someone = Awaited<ReturnType<typeof here.subscriber>>
interface Line {
  kind: string
  amount_cents: number
  tax_category: string
}
interface Tax {
  name: string
  base_cents: number
  amount_cents: number
}

/** 10 hours of bookkeeping a month, 380.00 before taxes. */
const bookkept = (region: string) =>
  here.subscriber({ start_date: '2026-11-10', region, hours: 10, role: 'bookkeeper' })

/** The same with 10 hours of general assistance, 360.00 of each before taxes. */
async function mixed(region: string): Promise<Someone> {
  const someone = await bookkept(region)
  await database.pool.query(
    `insert into rate_plans (project_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date)
     select $1, id, 10, 3600, 'cad', '2026-11-10' from roles where slug = 'general-virtual-assistant'`,
    [someone.uuid],
  )
  return someone
}

const propose = ({ uuid }: Someone, about: object = {}) =>
  here.request('POST /adjustments', staff, { body: adjustmentOf({ project_uuid: uuid, ...about }) })

/** Approved by the same person, as 100.00 and less may be; its uuid. */
async function approved(someone: Someone, about: object = {}): Promise<string> {
  const { body } = await propose(someone, about)
  const uuid = String(body['uuid'])
  expect((await here.request(`POST /adjustments/${uuid}/approve`, staff, { body: { version: 1 } })).status).toBe(200)
  return uuid
}

/** The invoice of the period that begins on that day, once it is posted. */
async function renewed(someone: Someone, day = '2026-12-10') {
  clock.set(new Date(`${day}T12:00:00Z`))
  await renewDue(here.renewals)
  clock.set(noon)
  const { rows } = await database.pool.query<{ uuid: string }>(
    'select uuid from invoices where project_uuid = $1 and period_start = $2',
    [someone.uuid, day],
  )
  const { body } = await here.request(`GET /invoices/${rows[0]?.uuid ?? ''}`, someone.owner)
  return body as typeof body & { lines: Line[]; taxes: Tax[] }
}

const offered = async ({ uuid }: Someone) =>
  (await here.request(`GET /adjustments/places?kind=client&project_uuid=${uuid}`, staff)).body['tax_categories']

describe('D3 a credit is taxed as what it credits', () => {
  it.each([
    ['BC', 'PST', 2_310],
    ['SK', 'PST', 1_980],
    ['MB', 'RST', 2_310],
    ['QC', 'QST', 3_292],
  ] as const)('in %s 50.00 off bookkeeping lowers GST and %s, to the cent', async (region, name, amount_cents) => {
    const someone = await bookkept(region)
    const uuid = await approved(someone, { amount_cents: -5_000 })
    const invoice = await renewed(someone)
    expect(invoice.taxes).toMatchObject([
      { name: 'GST', base_cents: 33_000, amount_cents: 1_650 },
      { name, base_cents: 33_000, amount_cents },
    ])
    expect(invoice).toMatchObject({ total_cents: 33_000 + 1_650 + amount_cents })
    const { body } = await here.request(`GET /adjustments/${uuid}`, staff)
    expect(body['tax_category']).toBe('bookkeeping')
  })

  it.each([
    ['general_assistance', 36_000],
    ['bookkeeping', 31_000],
  ])('of a subscription with both, 50.00 off %s leaves %i to PST', async (tax_category, base_cents) => {
    const someone = await mixed('BC')
    await approved(someone, { amount_cents: -5_000, tax_category })
    const { taxes } = await renewed(someone)
    expect(taxes).toMatchObject([
      { name: 'GST', base_cents: 67_000, amount_cents: 3_350 },
      { name: 'PST', base_cents, amount_cents: (base_cents * 7) / 100 },
    ])
  })

  it('what is added is taxed as it says too', async () => {
    const someone = await mixed('SK')
    await approved(someone, { amount_cents: 5_000, tax_category: 'bookkeeping', reason_code: 'extra_work' })
    expect((await renewed(someone)).taxes[1]).toMatchObject({ name: 'PST', base_cents: 41_000, amount_cents: 2_460 })
  })

  it('goes on an invoice as far as its taxes can be lowered, and the rest goes on the next', async () => {
    const someone = await mixed('BC')
    const second = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
    const { body } = await propose(someone, { amount_cents: -40_000, tax_category: 'bookkeeping' })
    await here.request(`POST /adjustments/${String(body['uuid'])}/approve`, second, { body: { version: 1 } })
    const [first, next] = [await renewed(someone), await renewed(someone, '2027-01-10')]
    expect(first).toMatchObject({ subtotal_cents: 36_000, taxes: [{ base_cents: 36_000, amount_cents: 1_800 }] })
    expect(first.lines.at(-1)).toMatchObject({ kind: 'adjustment', amount_cents: -36_000 })
    expect(next.lines.at(-1)).toMatchObject({ kind: 'adjustment', amount_cents: -4_000 })
    expect(next.taxes).toMatchObject([{ base_cents: 68_000 }, { name: 'PST', base_cents: 32_000, amount_cents: 2_240 }])
  })

  it('on an invoice by hand lowers the tax of a line of its category', async () => {
    const someone = await bookkept('BC')
    await approved(someone, { amount_cents: -5_000 })
    const lines = [{ ...handInvoice('').lines[0], tax_category: 'bookkeeping' }]
    const form = { ...handInvoice(someone.uuid, { invoice_date: '2026-11-20', due_date: '2026-11-30' }), lines }
    const { body } = await here.request('POST /invoices/calculate', staff, { body: form })
    expect(body['taxes']).toMatchObject([
      { name: 'GST', base_cents: 5_000, amount_cents: 250 },
      { name: 'PST', base_cents: 5_000, amount_cents: 350 },
    ])
  })
})

describe('D1.2 the tax category of an adjustment', () => {
  it('is one that its subscription is billed as', async () => {
    const someone = await mixed('BC')
    expect(await offered(someone)).toEqual(['bookkeeping', 'general_assistance'])
    expect(await offered(await bookkept('BC'))).toEqual(['bookkeeping'])
    const { status, body } = await propose(someone, { tax_category: 'legal' })
    expect([status, body['fields']]).toEqual([
      400,
      { tax_category: 'This subscription isn’t billed as that. Choose what the adjustment is about.' },
    ])
  })

  it('is asked for where a subscription is billed as more than one', async () => {
    const { status, body } = await propose(await mixed('BC'))
    expect([status, body['fields']]).toEqual([400, { tax_category: 'Choose what it is taxed as' }])
  })

  it('is that of the place it is about, unless it says another', async () => {
    const someone = await mixed('BC')
    const { body } = await here.request(`GET /adjustments/places?kind=client&project_uuid=${someone.uuid}`, staff)
    const places = body['places'] as { rate_plan_uuid: string; role: string; tax_category: string }[]
    const ratePlan = places.find(({ role }) => role === 'Bookkeeper')
    expect(ratePlan?.tax_category).toBe('bookkeeping')
    const about = { rate_plan_uuid: ratePlan?.rate_plan_uuid, minutes: -60, reason_code: 'hours' }
    expect((await propose(someone, about)).body['tax_category']).toBe('bookkeeping')
    const other = await propose(someone, { ...about, tax_category: 'general_assistance' })
    expect(other.body['tax_category']).toBe('general_assistance')
  })

  it('stays that of what was billed when its role counts as another later', async () => {
    const someone = await bookkept('BC')
    const uuid = await approved(someone, { amount_cents: -5_000 })
    await database.pool.query(`update roles set tax_category = 'legal' where slug = 'bookkeeper'`)
    expect(await offered(someone)).toEqual(['legal', 'bookkeeping'])
    await database.pool.query(`update roles set tax_category = 'bookkeeping' where slug = 'bookkeeper'`)
    expect((await here.request(`GET /adjustments/${uuid}`, staff)).body['tax_category']).toBe('bookkeeping')
  })

  it('of what the product grants is that of most of the subscription’s hours', async () => {
    const someone = await bookkept('BC')
    await database.kysely.transaction().execute((transaction) =>
      grantAdjustment(transaction, {
        kind: 'client',
        client_uuid: someone.client_uuid,
        project_uuid: someone.uuid,
        amount_cents: 5_000,
        currency: 'cad',
        effective_date: '2026-11-20',
        at: noon,
      }),
    )
    expect((await renewed(someone)).taxes).toMatchObject([
      { name: 'GST', base_cents: 33_000 },
      { name: 'PST', base_cents: 33_000 },
    ])
  })

  it('is of a client’s alone, and the database holds that its line has it', async () => {
    const someone = await mixed('BC')
    const { body } = await propose(someone, { tax_category: 'bookkeeping' })
    const set = (value: string) =>
      database.pool.query(`update adjustments set tax_category = ${value} where uuid = $1`, [body['uuid']])
    await expect(set('null')).rejects.toMatchObject({ constraint: 'adjustments_taxed_as' })
    await expect(set(`'all'`)).rejects.toMatchObject({ constraint: 'adjustments_taxed_as' })
    await expect(set(`'gardening'`)).rejects.toMatchObject({ constraint: 'adjustments_tax_category' })
    const uuid = await approved(someone, { tax_category: 'bookkeeping' })
    const draft = handInvoice(someone.uuid, {
      invoice_date: '2026-11-20',
      due_date: '2026-11-30',
      lines: [
        { kind: 'add-on', description: 'Books', quantity: 1, unit_cents: 9_000, tax_category: 'bookkeeping' },
        { kind: 'add-on', description: 'Inbox', quantity: 1, unit_cents: 9_000, tax_category: 'general_assistance' },
      ],
    })
    expect((await here.request('POST /invoices', staff, { body: draft })).status).toBe(200)
    const mend = `update invoice_lines set tax_category = 'general_assistance'
      where (invoice_uuid, position) in (select invoice_uuid, invoice_position from adjustments where uuid = $1)`
    const touch = `update adjustments set version = version + 1 where uuid = $1`
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(mend, [uuid])
    await client.query(touch, [uuid])
    await expect(client.query('commit')).rejects.toMatchObject({ constraint: 'adjustments_are_lines' })
    client.release()
  })
})
