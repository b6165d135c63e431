import { describe, expect, it } from 'vitest'
import { handInvoice } from '../../testing/rows/add-draft-invoice.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])

const line = (unit_cents: number, more: object = {}) => ({
  kind: 'add-on' as const,
  description: 'Set-up of the books',
  quantity: 1,
  unit_cents,
  tax_category: 'general_assistance',
  ...more,
})

const form = (project_uuid: string, about: object = {}) => ({
  ...handInvoice(project_uuid),
  invoice_date: '2026-11-20',
  due_date: '2026-11-30',
  ...about,
})

const create = (project_uuid: string, about: object = {}) =>
  here.request('POST /invoices', staff, { body: form(project_uuid, about) })

async function draft(about: object = {}) {
  const someone = await here.subscriber({ start_date: '2026-11-10', region: 'QC' })
  const { body } = await create(someone.uuid, about)
  return { ...someone, draft_uuid: String(body['uuid']), body }
}
const post = (uuid: string, body: object = { version: 1 }) =>
  here.request(`POST /invoices/${uuid}/post`, staff, { body })
const numbersOf = async (project_uuid: string) =>
  (
    await database.pool.query<{ number: number }>(
      `select number from invoices where project_uuid = $1 and kind = 'manual' and number is not null`,
      [project_uuid],
    )
  ).rows

describe('D1.1 an invoice by hand', () => {
  it('is worked out by the one engine as often as one likes, and nothing of it is kept', async () => {
    const { uuid } = await here.subscriber({ start_date: '2026-11-10', region: 'QC' })
    const lines = [line(114_000), line(-14_000, { kind: 'adjustment', description: 'Goodwill' })]
    const body = form(uuid, { lines: [line(7_000, { quantity: 2 })] })
    for (let time = 0; time < 2; time += 1) {
      const { body: document } = await here.request('POST /invoices/calculate', staff, { body })
      const amounts = (document['taxes'] as { amount_cents: number }[]).map(({ amount_cents }) => amount_cents)
      expect([document['subtotal_cents'], ...amounts, document['total_cents']]).toEqual([14_000, 700, 1397, 16_097])
    }
    const less = await here.request('POST /invoices/calculate', staff, { body: form(uuid, { lines }) })
    expect(less.body).toMatchObject({ subtotal_cents: 100_000, total_cents: 114_975 })
    const { rows } = await database.pool.query(`select from invoices where project_uuid = $1 and kind = 'manual'`, [
      uuid,
    ])
    expect(rows).toEqual([])
  })

  it('is saved as a draft that only staff read, changed as often as they like, and found among the drafts', async () => {
    const someone = await draft()
    expect(someone.body).toMatchObject({ version: 1, total_cents: 11_498, period_start: '2026-11-20' })
    const body = { ...form(someone.uuid, { lines: [line(14_000)], notes: 'As agreed' }), version: 1 }
    const saved = await here.request(`PUT /invoices/${someone.draft_uuid}`, staff, { body })
    expect(saved.body).toMatchObject({ version: 2, total_cents: 16_097, notes: 'As agreed' })
    const { body: listed } = await here.request('GET /invoices/drafts', staff)
    expect((listed['drafts'] as object[])[0]).toMatchObject({ uuid: someone.draft_uuid, total_cents: 16_097 })
    const { body: own } = await here.request('GET /invoices', someone.owner)
    expect((own['invoices'] as { uuid: string }[]).map(({ uuid }) => uuid)).toEqual([someone.invoice_uuid])
    expect((await here.request(`GET /invoices/${someone.draft_uuid}`, someone.owner)).status).toBe(404)
    expect((await here.request(`GET /invoices/drafts/${someone.draft_uuid}`, someone.owner)).status).toBe(403)
    const transfer = { method: 'transfer', amount_cents: 100, paid_date: '2026-11-20' }
    const paid = await here.request(`POST /invoices/${someone.draft_uuid}/payment/add`, staff, {
      body: transfer,
      key: crypto.randomUUID(),
    })
    expect(paid.status, 'nothing is paid of it').toBe(404)
  })

  it('that someone else has changed meanwhile isn’t written over', async () => {
    const someone = await draft()
    const path = `PUT /invoices/${someone.draft_uuid}` as const
    const body = { ...form(someone.uuid), version: 1 }
    expect((await here.request(path, staff, { body })).status).toBe(200)
    expect(await here.request(path, staff, { body })).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect((await post(someone.draft_uuid)).body).toMatchObject({ code: 'stale_version' })
    expect(await numbersOf(someone.uuid)).toEqual([])
  })

  it('posted a hundred times at once is posted once, with one number, and stays as it is', async () => {
    const someone = await draft()
    const posts = await Promise.all(Array.from({ length: 100 }, () => post(someone.draft_uuid)))
    expect(new Set(posts.map(({ status, body }) => `${status} ${String(body['number'])}`)).size).toBe(1)
    expect(await numbersOf(someone.uuid)).toHaveLength(1)
    const body = { ...form(someone.uuid), version: 1 }
    expect((await here.request(`PUT /invoices/${someone.draft_uuid}`, staff, { body })).body).toMatchObject({
      code: 'not_a_draft',
    })
    const { rows: gaps } = await database.pool.query(
      `select last_number - (select count(*) from invoices where number is not null and currency = 'cad') as gaps
       from invoice_numbers where currency = 'cad'`,
    )
    expect(gaps).toEqual([{ gaps: 0 }])
  })

  it('is the client’s from then on: named, listed, mailed and to be paid', async () => {
    const someone = await draft({ lines: [line(14_000)] })
    const { body } = await post(someone.draft_uuid)
    expect(body).toMatchObject({ kind: 'manual', status: 'posted', total_cents: 16_097, standing: 'due' })
    expect((await here.request(`GET /invoices/${someone.draft_uuid}`, someone.owner)).body).toMatchObject({
      number: body['number'],
    })
    const { rows } = await database.pool.query(
      `select title, body from notifications where user_uuid = $1 and entity_link = $2`,
      [someone.owner.uuid, `invoice:${someone.draft_uuid}`],
    )
    expect(rows).toEqual([{ title: `Invoice ${String(body['number'])} for $160.97 CAD`, body: 'Due Nov 30.' }])
    const mails = await database.pool.query('select from invoice_mails where invoice_uuid = $1', [someone.draft_uuid])
    expect(mails.rows).toHaveLength(1)
  })

  it('charges the default card from its due day on where staff say so, a day that is past at once', async () => {
    const someone = await draft()
    const { body } = await post(someone.draft_uuid, { version: 1, charge: true })
    expect(body).toMatchObject({ standing: 'scheduled', next_try: '2026-11-30' })
    const late = await draft({ invoice_date: '2026-11-12', due_date: '2026-11-15' })
    expect((await post(late.draft_uuid, { version: 1, charge: true })).body).toMatchObject({ next_try: '2026-11-20' })
  })

  it('that comes to nothing is charged to no card', async () => {
    const lines = [line(10_000), line(-10_000, { kind: 'adjustment', description: 'Goodwill' })]
    const someone = await draft({ lines })
    expect((await post(someone.draft_uuid, { version: 1, charge: true })).body).toMatchObject({
      total_cents: 0,
      next_try: null,
    })
    const tried = await database.pool.query('select from collections where invoice_uuid = $1', [someone.draft_uuid])
    expect(tried.rows).toEqual([])
  })

  it('isn’t posted before its day, or with other taxes than were saved', async () => {
    const ahead = await draft({ invoice_date: '2026-11-21' })
    expect((await post(ahead.draft_uuid)).body).toMatchObject({ code: 'dated_ahead' })
    clock.set(new Date('2026-11-21T17:00:00Z'))
    expect((await post(ahead.draft_uuid)).status).toBe(200)
    const moved = await draft()
    await database.pool.query(`update clients set state_prov = 'AB' where uuid = $1`, [moved.client_uuid])
    expect((await post(moved.draft_uuid)).body).toMatchObject({ code: 'amounts_changed' })
    const body = { ...form(moved.uuid), version: 1 }
    expect((await here.request(`PUT /invoices/${moved.draft_uuid}`, staff, { body })).body).toMatchObject({
      total_cents: 10_500,
    })
    expect((await post(moved.draft_uuid, { version: 2 })).status).toBe(200)
    clock.set(new Date('2026-11-20T17:00:00Z'))
  })

  it('that is given up never gets a number, and is nowhere any more', async () => {
    const someone = await draft()
    const path = `POST /invoices/${someone.draft_uuid}/void` as const
    expect((await here.request(path, staff, { body: { version: 1 } })).status).toBe(200)
    expect((await here.request(`GET /invoices/drafts/${someone.draft_uuid}`, staff)).status).toBe(404)
    expect((await here.request(`GET /invoices/${someone.draft_uuid}`, staff)).status).toBe(404)
    expect((await post(someone.draft_uuid)).body).toMatchObject({ code: 'not_a_draft' })
    expect(
      (await here.request(`POST /invoices/${someone.invoice_uuid}/void`, staff, { body: { version: 1 } })).body,
    ).toEqual(expect.objectContaining({ code: 'not_a_draft' }))
  })

  it('is staff’s alone to change: a draft that the product made and that waits for its payment is none of theirs', async () => {
    const someone = await draft()
    await database.pool.query(`update invoices set kind = 'hours', created_by = null where uuid = $1`, [
      someone.draft_uuid,
    ])
    const body = { ...form(someone.uuid), version: 1 }
    const change = await here.request(`PUT /invoices/${someone.draft_uuid}`, staff, { body })
    const given = await here.request(`POST /invoices/${someone.draft_uuid}/void`, staff, { body: { version: 1 } })
    for (const answer of [change, given, await post(someone.draft_uuid)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'not_a_draft' } })
    }
    expect((await here.request(`GET /invoices/drafts/${someone.draft_uuid}`, staff)).status).toBe(404)
  })

  it.each([
    ['lines', { lines: [] }],
    ['lines.1.unit_cents', { lines: [line(500), line(-100)] }],
    ['lines.0.unit_cents', { lines: [line(0)] }],
    ['lines.0.unit_cents', { lines: [line(10_000_000, { quantity: 2 })] }],
    ['lines', { lines: [line(-100, { kind: 'adjustment' })] }],
    ['due_date', { due_date: '2026-11-19' }],
    ['period_end', { period_start: '2026-11-02', period_end: '2026-11-01' }],
    ['period_end', { period_start: '2026-11-02' }],
  ])('is refused at %s', async (field, about) => {
    const { uuid } = await here.subscriber({ start_date: '2026-11-10' })
    const { status, body } = await create(uuid, about)
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]])
  })

  it('begins no period: the subscription’s page keeps the one that its renewal began, and its hours', async () => {
    const someone = await draft({ period_start: '2026-11-20', period_end: '2026-11-20' })
    const page = () => here.request(`GET /project/dashboard/${someone.uuid}` as 'GET /', someone.owner)
    const before = await page()
    await post(someone.draft_uuid)
    const { rows } = await database.pool.query('select from subscription_periods where project_uuid = $1', [
      someone.uuid,
    ])
    expect(rows).toHaveLength(1)
    expect((await page()).body['period']).toEqual(before.body['period'])
  })

  it('is found for its subscription by words of it or its client', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', name: 'Thimble' })
    const { body } = await here.request('GET /invoices/projects?search=thimb' as 'GET /', staff)
    expect(body).toEqual({
      projects: [
        {
          project_uuid: someone.uuid,
          project_name: 'Thimble',
          client_uuid: someone.client_uuid,
          company: 'Maple Books',
          currency: 'cad',
        },
      ],
      count: 1,
    })
  })

  it('is listed with all others by company as people read it, in either direction, page by page', async () => {
    for (const company of ['Élan', 'zebra', 'Elm', 'élan']) {
      const { client_uuid } = await here.subscriber({ start_date: '2026-11-10' })
      await database.pool.query('update clients set company = $2 where uuid = $1', [client_uuid, company])
    }
    for (const descending of [false, true]) {
      const { rows } = await database.pool.query<{ uuid: string }>(
        `select projects.uuid from projects join clients on clients.uuid = client_uuid where start_date is not null
         order by folded_text(company) ${descending ? 'desc' : ''}, project_name, projects.uuid`,
      )
      const found: unknown[] = []
      for (let offset = 0; offset < rows.length; offset += 100) {
        const path = `GET /invoices/projects?pagination.sortBy[]=company&pagination.sortDesc[]=${descending}&pagination.limit=100&pagination.offset=${offset}`
        const { body } = await here.request(path as 'GET /', staff)
        expect(body['count']).toBe(rows.length)
        found.push(...(body['projects'] as { project_uuid: string }[]).map(({ project_uuid }) => project_uuid))
      }
      expect(found).toEqual(rows.map(({ uuid }) => uuid))
    }
  })
})
