import { describe, expect, it } from 'vitest'
import { adjustmentOf } from '../../testing/rows/add-adjustment.ts'
import { handInvoice } from '../../testing/rows/add-draft-invoice.ts'
import { setSetting } from '../../testing/rows/set-setting.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { renewDue } from '../renewals/renew-subscriptions.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)
const may = ['admin', 'admin_finance.view', 'admin_finance.edit'] as const
const staff = await here.person(may)
const second = await here.person(may)

type Someone = Awaited<ReturnType<typeof here.subscriber>>
interface Line {
  kind: string
  description: string
  amount_cents: number
}

/** A subscription of 10 hours a month, 380.00 before taxes, in a province with GST alone. */
const subscriber = () => here.subscriber({ start_date: '2026-11-10', region: 'AB', hours: 10 })

const propose = (someone: Someone, about: object = {}, who = staff) =>
  here.request('POST /adjustments', who, { body: adjustmentOf({ project_uuid: someone.uuid, ...about }) })
const approve = (uuid: unknown, who = staff, version = 1) =>
  here.request(`POST /adjustments/${String(uuid)}/approve`, who, { body: { version } })
const read = async (uuid: unknown, who = staff) => (await here.request(`GET /adjustments/${String(uuid)}`, who)).body
const giveUp = (uuid: unknown, version: number) =>
  here.request(`POST /adjustments/${String(uuid)}/void`, staff, { body: { version } })

/** Approved by the second person; its uuid. */
async function approved(someone: Someone, about: object = {}): Promise<string> {
  const { body } = await propose(someone, about)
  expect(await approve(body['uuid'], second)).toMatchObject({ status: 200, body: { state: 'approved' } })
  return String(body['uuid'])
}

/** The invoice of the period that begins on the tenth of that month, once it is posted. */
async function renewed(someone: Someone, month: '12' | '01') {
  const day = month === '12' ? '2026-12-10' : '2027-01-10'
  clock.set(new Date(`${day}T12:00:00Z`))
  await renewDue(here.renewals)
  clock.set(noon)
  const { rows } = await database.pool.query<{ uuid: string }>(
    'select uuid from invoices where project_uuid = $1 and period_start = $2',
    [someone.uuid, day],
  )
  const { body } = await here.request(`GET /invoices/${rows[0]?.uuid ?? ''}`, someone.owner)
  return body as typeof body & { lines: Line[] }
}

const draftOf = (someone: Someone, about: object = {}) =>
  here.request('POST /invoices', staff, {
    body: handInvoice(someone.uuid, { invoice_date: '2026-11-20', due_date: '2026-11-30', ...about }),
  })

describe('D1.2 an adjustment of a client', () => {
  it('is proposed, approved, and a line of the next renewal, with taxes, once', async () => {
    const someone = await subscriber()
    const about = { reason_code: 'goodwill', note: 'Called on Monday', effective_date: '2026-11-18' }
    const { status, body } = await propose(someone, about)
    expect([status, body['state'], body['needs_second']]).toEqual([200, 'proposed', false])
    expect(await approve(body['uuid'])).toMatchObject({ status: 200, body: { state: 'approved', applied_to: null } })
    const invoice = await renewed(someone, '12')
    expect(invoice).toMatchObject({ subtotal_cents: 36_000, tax_cents: 1_800, total_cents: 37_800 })
    expect(invoice.lines[1]).toMatchObject({
      kind: 'adjustment',
      description: 'Goodwill credit, Nov 18th 2026',
      amount_cents: -2_000,
    })
    expect(await read(body['uuid'])).toMatchObject({
      state: 'applied',
      applied_to: { kind: 'invoice', uuid: invoice['uuid'], number: invoice['number'] },
    })
    const { body: detail } = await here.request(`GET /invoices/${String(invoice['uuid'])}/detail`, staff)
    expect((detail['lines'] as { adjustment_uuid: string }[])[1]?.adjustment_uuid).toBe(body['uuid'])
    expect(JSON.stringify(invoice)).not.toContain('Called on Monday')
    expect(await renewed(someone, '01')).toMatchObject({ total_cents: 39_900 })
  })

  it('shows in what the client is told the next invoice comes to', async () => {
    const someone = await subscriber()
    await approved(someone)
    const { body } = await here.request(`GET /project/${someone.uuid}/next_hours`, someone.owner)
    expect(body['now']).toMatchObject({ total_cents: 37_800 })
  })

  it('of hours is at the place’s rate on that day, and below nothing just as far', async () => {
    const someone = await subscriber()
    const { body: listed } = await here.request(
      `GET /adjustments/places?kind=client&project_uuid=${someone.uuid}`,
      staff,
    )
    const [ratePlan] = listed['places'] as { rate_plan_uuid: string; unit_cents: number }[]
    const rate_plan_uuid = ratePlan?.rate_plan_uuid
    const about = { rate_plan_uuid, reason_code: 'hours' }
    const { body } = await propose(someone, { ...about, minutes: -50 })
    expect(body).toMatchObject({ minutes: -50, unit_cents: 3_800, amount_cents: -3_167 })
    expect(body['text']).toMatch(
      /^Correction of hours: -0h 50m \(-0\.83h\) at \$38\.00 CAD an hour, .+, Nov 10th 2026$/,
    )
    const before = await propose(someone, { ...about, minutes: 60, effective_date: '2026-11-09' })
    expect(before).toMatchObject({ status: 409, body: { code: 'no_rate' } })
    const other = await subscriber()
    expect((await propose(other, { ...about, minutes: 60 })).status).toBe(404)
  })

  it('waits for its day', async () => {
    const someone = await subscriber()
    await approved(someone, { effective_date: '2026-12-11' })
    expect(await renewed(someone, '12')).toMatchObject({ total_cents: 39_900 })
    expect(await renewed(someone, '01')).toMatchObject({ total_cents: 37_800 })
  })

  it('goes on an invoice of exactly its day, and on none of the day before', async () => {
    const [on, after] = [await subscriber(), await subscriber()]
    await approved(on, { effective_date: '2026-12-10' })
    await approved(after, { effective_date: '2026-12-11' })
    expect((await renewed(on, '12')).lines).toMatchObject([{}, { kind: 'adjustment', amount_cents: -2_000 }])
    expect((await renewed(after, '12')).lines).toHaveLength(1)
  })

  it('never takes an invoice below nothing: what is left goes on the next, and all of it is what was agreed', async () => {
    const someone = await subscriber()
    const uuid = await approved(someone, { amount_cents: -50_000 })
    const first = await renewed(someone, '12')
    expect(first).toMatchObject({ status: 'paid', total_cents: 0, tax_cents: 0 })
    expect(first.lines[1]).toMatchObject({
      description: 'Adjustment, Nov 10th 2026 (part of -$500.00 CAD)',
      amount_cents: -38_000,
    })
    const next = await renewed(someone, '01')
    expect(next.lines[1]).toMatchObject({ amount_cents: -12_000 })
    expect(await read(uuid)).toMatchObject({ amount_cents: -38_000, whole_cents: -50_000 })
    const { rows } = await database.pool.query(
      `select state, amount_cents, rest_of from adjustments where project_uuid = $1 order by uuid`,
      [someone.uuid],
    )
    expect(rows).toEqual([
      { state: 'applied', amount_cents: -38_000, rest_of: null },
      { state: 'applied', amount_cents: -12_000, rest_of: uuid },
    ])
  })

  it('is a line of an invoice by hand, worked out before, changed with it, and given back when it is given up', async () => {
    const someone = await subscriber()
    const uuid = await approved(someone, { amount_cents: -15_000 })
    const form = handInvoice(someone.uuid, { invoice_date: '2026-11-20', due_date: '2026-11-30' })
    const { body: worked } = await here.request('POST /invoices/calculate', staff, { body: form })
    expect(worked).toMatchObject({ total_cents: 0, adjustments: [{ uuid, amount_cents: -10_000 }] })
    expect(await read(uuid)).toMatchObject({ state: 'approved' })
    const { body: draft } = await draftOf(someone)
    expect(draft).toMatchObject({ total_cents: 0, adjustments: [{ uuid, position: 2, amount_cents: -10_000 }] })
    expect(await read(uuid)).toMatchObject({ state: 'applied', applied_to: { uuid: draft['uuid'], number: null } })
    const more = [{ ...form.lines[0], unit_cents: 40_000 }]
    const saved = await here.request(`PUT /invoices/${String(draft['uuid'])}`, staff, {
      body: { ...form, lines: more, version: 1 },
    })
    // The rest of it fits too now, as a line of its own.
    expect(saved.body).toMatchObject({ document: { subtotal_cents: 25_000 }, adjustments: [{}, {}] })
    expect(await giveUp(uuid, 2)).toMatchObject({ status: 409, body: { code: 'applied' } })
    await here.request(`POST /invoices/${String(draft['uuid'])}/void`, staff, { body: { version: 2 } })
    expect(await read(uuid)).toMatchObject({ state: 'approved', applied_to: null })
    expect(await renewed(someone, '12')).toMatchObject({ subtotal_cents: 23_000 })
  })

  it('on a draft that is posted stays there', async () => {
    const someone = await subscriber()
    const uuid = await approved(someone)
    const { body: draft } = await draftOf(someone)
    const posted = await here.request(`POST /invoices/${String(draft['uuid'])}/post`, staff, { body: { version: 1 } })
    expect(posted.body).toMatchObject({ subtotal_cents: 8_000, total_cents: 8_400 })
    expect(await giveUp(uuid, 2)).toMatchObject({ status: 409, body: { code: 'applied' } })
    await expect(
      database.pool.query(
        `update adjustments set state = 'approved', invoice_uuid = null, invoice_position = null where uuid = $1`,
        [uuid],
      ),
    ).rejects.toMatchObject({ constraint: 'adjustments_stay' })
    expect(await renewed(someone, '12')).toMatchObject({ total_cents: 39_900 })
  })

  it('is applied once, whichever invoice comes first', async () => {
    const someone = await subscriber()
    const uuid = await approved(someone)
    clock.set(new Date('2026-12-10T12:00:00Z'))
    const [, ...drafts] = await Promise.all([
      renewDue(here.renewals),
      draftOf(someone),
      draftOf(someone),
      renewDue(here.renewals),
    ])
    clock.set(noon)
    expect(drafts.length).toBeGreaterThan(0)
    const { rows } = await database.pool.query(
      `select coalesce(sum(amount_cents), 0)::int as cents from invoice_lines join invoices on invoices.uuid = invoice_uuid
       where project_uuid = $1 and invoice_lines.kind = 'adjustment'`,
      [someone.uuid],
    )
    expect(rows).toEqual([{ cents: -2_000 }])
    expect(await read(uuid)).toMatchObject({ state: 'applied' })
  })
})

describe('D1.2 the approval of an adjustment', () => {
  it('is another person’s above the configured amount: neither who proposed it nor who changed it last', async () => {
    const someone = await subscriber()
    const { body } = await propose(someone, { amount_cents: -10_001 })
    expect(body).toMatchObject({ needs_second: true, waits_for_other: true })
    expect(await approve(body['uuid'])).toMatchObject({ status: 409, body: { code: 'needs_second' } })
    const notifications = await database.pool.query(
      `select users.uuid from notifications join users on users.uuid = user_uuid where entity_link = $1 and user_uuid = any ($2)`,
      [`invoice_adjustment:${String(body['uuid'])}`, [staff.uuid, second.uuid]],
    )
    expect(notifications.rows).toEqual([{ uuid: second.uuid }])
    const form = adjustmentOf({ project_uuid: someone.uuid, amount_cents: -20_000 })
    const changed = await here.request(`PUT /adjustments/${String(body['uuid'])}`, second, {
      body: { ...form, version: 1 },
    })
    expect(changed.body).toMatchObject({ version: 2, whole_cents: -20_000, waits_for_other: true })
    for (const who of [staff, second]) {
      expect(await approve(body['uuid'], who, 2)).toMatchObject({ status: 409, body: { code: 'needs_second' } })
    }
    await expect(
      database.pool.query(
        `update adjustments set state = 'approved', approved_by = $2, approved_date = now() where uuid = $1`,
        [body['uuid'], second.uuid],
      ),
    ).rejects.toMatchObject({ constraint: 'adjustments_second_person' })
    expect((await approve(body['uuid'], await here.person(may), 2)).status).toBe(200)
  })

  it('is their own up to that amount, as it is configured on that day', async () => {
    const someone = await subscriber()
    const { body } = await propose(someone, { amount_cents: 10_000 })
    expect(body).toMatchObject({ needs_second: false, waits_for_other: false })
    expect((await approve(body['uuid'])).status).toBe(200)
    await setSetting(database, 'setting.adjustment-second-person-above', 0)
    const { body: small } = await propose(someone, { amount_cents: 1 })
    expect(await approve(small['uuid'])).toMatchObject({ status: 409, body: { code: 'needs_second' } })
    await setSetting(database, 'setting.adjustment-second-person-above', 100)
  })

  it('of several at once is one’s; afterwards nothing of it can be changed', async () => {
    const someone = await subscriber()
    const { body } = await propose(someone)
    const answers = await Promise.all([staff, second, staff, second].map((who) => approve(body['uuid'], who)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'not_proposed',
      message: 'This adjustment is approved already. Nothing was changed.',
    })
    const form = adjustmentOf({ project_uuid: someone.uuid, amount_cents: -1 })
    const changed = await here.request(`PUT /adjustments/${String(body['uuid'])}`, staff, {
      body: { ...form, version: 2 },
    })
    expect(changed).toMatchObject({ status: 409, body: { code: 'not_proposed' } })
    await expect(
      database.pool.query(`update adjustments set whole_cents = -1, amount_cents = -1 where uuid = $1`, [body['uuid']]),
    ).rejects.toMatchObject({ constraint: 'adjustments_stay' })
  })

  it('or its void: one of both, never both', async () => {
    const someone = await subscriber()
    const { body } = await propose(someone)
    const [yes, no] = await Promise.all([approve(body['uuid']), giveUp(body['uuid'], 1)])
    expect([yes.status, no.status].toSorted()).toEqual([200, 409])
    const { state } = (await read(body['uuid'])) as { state: string }
    expect(state).toBe(yes.status === 200 ? 'approved' : 'void')
  })

  it('is refused where someone has changed it meanwhile', async () => {
    const someone = await subscriber()
    const { body } = await propose(someone)
    const form = adjustmentOf({ project_uuid: someone.uuid, amount_cents: -9_000 })
    await here.request(`PUT /adjustments/${String(body['uuid'])}`, second, { body: { ...form, version: 1 } })
    expect(await approve(body['uuid'])).toMatchObject({ status: 409, body: { code: 'stale_version' } })
  })

  it('and every other step is in the audit', async () => {
    const someone = await subscriber()
    const uuid = await approved(someone)
    await renewed(someone, '12')
    const { rows } = await database.pool.query<{ action: string }>(
      `select action from audit_entries where entity = $1 order by created_date, action`,
      [`adjustment:${uuid}`],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'adjustment.approved',
      'adjustment.proposed',
      'adjustment.applied',
    ])
  })
})

describe('D1.2 the list', () => {
  it('finds adjustments of a kind by words, state, reason and day, the newest first', async () => {
    const someone = await subscriber()
    const first = await approved(someone, { reason_code: 'goodwill', effective_date: '2026-11-12' })
    clock.set(new Date(noon.getTime() + 60_000))
    const { body: last } = await propose(someone, { amount_cents: -30_000, effective_date: '2026-11-13' })
    clock.set(noon)
    const found = async (query: string) => {
      const { body } = await here.request(`GET /adjustments?project_uuid=${someone.uuid}&${query}`, staff)
      return (body['adjustments'] as { uuid: string }[]).map(({ uuid }) => uuid)
    }
    expect(await found('kind=client')).toEqual([last['uuid'], first])
    expect(await found('kind=va')).toEqual([])
    expect(await found('kind=client&state=proposed')).toEqual([last['uuid']])
    expect(await found('kind=client&reason_code=goodwill&search=maple')).toEqual([first])
    expect(await found('kind=client&to=2026-11-12')).toEqual([first])
    expect(await found('kind=client&search=nobody')).toEqual([])
    expect(await found('kind=client&pagination.sortBy[]=amount_cents')).toEqual([last['uuid'], first])
  })
})
