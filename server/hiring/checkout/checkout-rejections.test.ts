import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'

const { clock, database, shop, many, committed } = await checkoutSuite()

describe('a checkout that is refused', () => {
  const refusals: [string, (form: Record<string, unknown>) => Record<string, unknown>, number, string][] = [
    ['a total that was not quoted', (form) => ({ ...form, total_cents: 1 }), 409, 'quote_changed'],
    ['an older draft', (form) => ({ ...form, version: 7 }), 409, 'stale_version'],
    ['older terms', (form) => ({ ...form, agreement_version: '2020-01' }), 409, 'agreement_changed'],
    ['a code nobody has', (form) => ({ ...form, promotion_codes: ['NOSUCH'] }), 409, 'promotion_refused'],
    ['a draft nobody has', (form) => ({ ...form, project_uuid: randomUUID() }), 404, 'not_found'],
    ['a card nobody has', (form) => ({ ...form, card_uuid: randomUUID() }), 404, 'not_found'],
    ['terms that weren’t agreed to', (form) => ({ ...form, agreed: false }), 400, 'invalid'],
    ['a signature that is no name', (form) => ({ ...form, signed_name: 'x' }), 400, 'invalid'],
    ['a signature without a letter', (form) => ({ ...form, signed_name: '12 34' }), 400, 'invalid'],
  ]
  it.each(refusals)('%s: nothing is kept', async (_what, change, status, code) => {
    const { buyer, project, form } = await shop.readyToPay()
    expect(await shop.pay(buyer, change(form))).toMatchObject({ status, body: { code } })
    expect(await many('select uuid from orders where project_uuid = $1', [project])).toEqual([])
  })

  it('B8 says at the field what a signature is, and takes the account’s own single name', async () => {
    const { buyer, form } = await shop.readyToPay()
    await database.pool.query(`update users set full_name = 'Madonna' where uuid = $1`, [buyer.user])
    expect((await shop.pay(buyer, { ...form, signed_name: 'Prince' })).body).toMatchObject({
      fields: { signed_name: 'Please sign with your first and last name.' },
    })
    expect((await shop.pay(buyer, { ...form, signed_name: ' MADONNA ' })).body).toMatchObject({ state: 'paid' })
  })

  it('without an Idempotency-Key is 400', async () => {
    const { buyer, form } = await shop.readyToPay()
    expect(await call(shop.server, 'POST /client/checkout', { token: buyer.token, body: form })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_required' },
    })
  })

  it('of a removed draft is of none', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    await database.pool.query('update projects set removed_date = now() where uuid = $1', [project])
    expect((await shop.pay(buyer, form)).status).toBe(404)
    expect((await shop.quote(buyer, { project_uuid: project })).status).toBe(404)
  })

  it('of another client’s draft is of none, and neither is its quote', async () => {
    const [{ buyer, form }, other] = [await shop.readyToPay(), await shop.readyToPay()]
    expect((await shop.pay(buyer, { ...form, project_uuid: other.project })).status).toBe(404)
    expect((await shop.quote(buyer, { project_uuid: other.project })).status).toBe(404)
  })

  it('without the company’s address says what is missing: 409 incomplete', async () => {
    const { buyer, form } = await shop.readyToPay()
    await database.pool.query(`update clients set city = '' where uuid = $1`, [buyer.client])
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 409, body: { code: 'incomplete' } })
  })

  it('in another currency than the client’s first invoice, at its field', async () => {
    const { buyer, card, form } = await shop.readyToPay()
    expect((await shop.pay(buyer, form)).body).toMatchObject({ state: 'paid' })
    const second = await shop.addDraft(buyer, [{ role_id: 2, hours: 10, assistant_id: -1 }])
    const again = await shop.formFor(buyer, second, card)
    expect(await shop.pay(buyer, { ...again, currency: 'usd' })).toMatchObject({
      status: 400,
      body: { fields: { currency: 'Your invoices are in CAD, so the currency can’t be changed.' } },
    })
  })

  it('B9 by someone else’s card, an expired one or a removed one', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    const other = await shop.addBuyer()
    const foreign = await shop.addCard(other, 'tok_visa')
    const expired = await shop.addCard(buyer, 'tok_visa@10/2026')
    const removed = await shop.addCard(buyer, 'tok_visa')
    await database.pool.query('update credit_cards set removed_date = now() where uuid = $1', [removed])
    expect((await shop.pay(buyer, { ...form, card_uuid: foreign })).status).toBe(404)
    expect((await shop.pay(buyer, { ...form, card_uuid: removed })).status).toBe(404)
    expect(await shop.pay(buyer, { ...form, card_uuid: expired })).toMatchObject({
      status: 409,
      body: { code: 'card_expired' },
    })
    expect(await many('select uuid from orders where project_uuid = $1', [project])).toEqual([])
  })

  it('names whoever has lost the hours meanwhile: 409 hours_taken', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const { buyer, form } = await shop.readyToPay({ team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
    await database.pool.query('update assistants set monthly_hours_committed = 30 where uuid = $1', [helper.uuid])
    const answer = await shop.pay(buyer, form)
    expect(answer).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect(answer.body['message']).toContain('Zoë K.')
    expect(await committed(helper.uuid)).toBe(30)
  })

  it('counts both roles of one assistant against the hours they have', async () => {
    const helper = await shop.addHelper(30)
    const { buyer, project, form } = await shop.readyToPay({
      team: [
        { role_id: 1, hours: 20, assistant_id: helper.id },
        { role_id: 2, hours: 20, assistant_id: helper.id },
      ],
    })
    expect((await shop.quote(buyer, { project_uuid: project })).body).toMatchObject({
      team: [{ isAvailable: 0 }, { isAvailable: 0 }],
    })
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
  })

  it('names whoever doesn’t work any more, and the quote shows it', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const { buyer, project, form } = await shop.readyToPay({
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
    })
    await database.pool.query(`update assistants set state = 'paused' where uuid = $1`, [helper.uuid])
    expect((await shop.quote(buyer, { project_uuid: project })).body).toMatchObject({ team: [{ isAvailable: 0 }] })
    const answer = await shop.pay(buyer, form)
    expect(answer).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect(answer.body['message']).toContain('Zoë K.')
  })

  it('names whoever is away by now, and the quote shows it', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const { buyer, project, form } = await shop.readyToPay({
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
    })
    await database.pool.query(
      `update assistants set away_from = '2026-11-24', away_until = '2026-11-30' where uuid = $1`,
      [helper.uuid],
    )
    expect((await shop.quote(buyer, { project_uuid: project })).body).toMatchObject({ team: [{ isAvailable: 0 }] })
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect(await committed(helper.uuid)).toBe(0)
  })

  it('names whoever was accepted and hasn’t signed the agreement: nobody pays for someone who can’t start', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const { buyer, project, form } = await shop.readyToPay({
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
    })
    await addApplication(database, { virtualassistant_uuid: helper.uuid, state: 'accepted' })
    expect((await shop.quote(buyer, { project_uuid: project })).body).toMatchObject({ team: [{ isAvailable: 0 }] })
    // It isn't that they had the hours before: nor that they haven't signed, which is between them and us.
    const message = 'Zoë K. isn’t available for the hours you need. Please choose again.'
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 409, body: { code: 'hours_taken', message } })
    expect(await committed(helper.uuid)).toBe(0)
  })

  it('names whoever doesn’t offer their role: 409 not_their_role, and nothing is kept or charged', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const { buyer, project, form } = await shop.readyToPay({
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
    })
    await database.pool.query(`update assistants set role_ids = '{2}' where uuid = $1`, [helper.uuid])
    const answer = await shop.pay(buyer, form)
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_their_role' } })
    expect(answer.body['message']).toContain('Zoë K.')
    expect(await many('select uuid from orders where project_uuid = $1', [project])).toEqual([])
    expect(await committed(helper.uuid)).toBe(0)
  })

  it('while the price book has changed: 409 quote_changed, and the new quote can be paid', async () => {
    const { buyer, project, card, form } = await shop.readyToPay()
    await database.pool.query(
      "insert into tax_rates (country, region, name, rate_thousandths, effective_from) values ('CA', 'ON', 'LEVY', 1000, '2026-11-20')",
    )
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    expect((await shop.pay(buyer, await shop.formFor(buyer, project, card))).status).toBe(200)
    await database.pool.query("delete from tax_rates where name = 'LEVY'")
  })

  it('B9.3 a card pays until its month ends where the client is', async () => {
    const { buyer, card, project } = await shop.readyToPay({ kind: 'tok_visa@11/2026' })
    // The last minute of November in Toronto: by UTC it is December.
    clock.set(new Date('2026-12-01T04:59:00Z'))
    const last = await shop.formFor(buyer, project, card)
    expect((await shop.pay(buyer, last)).status).toBe(200)
    const later = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    clock.set(new Date('2026-12-01T05:00:00Z'))
    expect(await shop.pay(buyer, await shop.formFor(buyer, later, card))).toMatchObject({
      status: 409,
      body: { code: 'card_expired' },
    })
  })

  it('D3.1 codes can’t be guessed: quote and checkout share one limit, and codes tried before are never held up', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    const request = async (from: number) => {
      const promotion_codes = Array.from({ length: 5 }, (_, at) => `GUESS${from + at}`)
      return (await shop.quote(buyer, { project_uuid: project, promotion_codes })).status
    }
    const requestedAt: number[] = []
    for (let from = 0; from < 600; from += 5) requestedAt.push(await request(from))
    // The tests before have tried a code or two from this address.
    const answered = requestedAt.indexOf(429)
    expect([11, 12]).toContain(answered)
    expect(requestedAt.slice(answered)).toEqual(Array(120 - answered).fill(429))
    expect(await request(0)).toBe(200)
    expect(await shop.pay(buyer, { ...form, promotion_codes: ['ONEMORE'] })).toMatchObject({
      status: 429,
      body: { code: 'too_many_codes', fields: { promotion_codes: expect.any(String) } },
    })
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 200, body: { state: 'paid' } })
  })
})
