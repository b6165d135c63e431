import { call } from '../../testing/call.ts'
import { describe, expect, it } from 'vitest'
import { checkoutSuite } from '../../testing/checkout-suite.ts'

const { clock, database, shop, addPromotion } = await checkoutSuite()

describe('B8 a quote', () => {
  it('D3 has the lines, taxes and renewal of the one engine, and begins once the team has had a business day to answer', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'QC' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const { status, body } = await shop.quote(buyer, { project_uuid })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 1,
      missing: [],
      currency_can_change: true,
      team: [{ role_id: 1, hours: 20, hourly_cents: 3600, amount_cents: 72_000, assistant: null, isAvailable: 1 }],
      quote: {
        start_date: '2026-11-24',
        period_end: '2026-12-23',
        invoice_day: 24,
        document: {
          currency: 'cad',
          subtotal_cents: 72_000,
          taxes: [
            { name: 'GST', amount_cents: 3600 },
            { name: 'QST', amount_cents: 7182 },
          ],
          total_cents: 82_782,
        },
        renewal: { date: '2026-12-24', document: { total_cents: 82_782 } },
      },
    })
  })

  it('issue 38: names the roles of team and lines in the reader’s language', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'QC' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const namesIn = async (language: string) => {
      const options = { token: buyer.token, body: { project_uuid }, language }
      const { status, body } = await call(shop.server, 'POST /client/checkout/quote', options)
      expect(status).toBe(200)
      const { quote, team } = body as {
        quote: { document: { lines: { description: string }[] } }
        team: { role: string }[]
      }
      return [team[0]?.role, quote.document.lines[0]?.description]
    }
    const { value, value_fr } = await database.kysely
      .selectFrom('roles')
      .select(['value', 'value_fr'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(await namesIn('fr-CA')).toEqual([value_fr, value_fr])
    expect(await namesIn('en-CA')).toEqual([value, value])
  })

  it('counts days on the client’s clock: in Vancouver it is still yesterday', async () => {
    // Friday in Greenwich, Thursday in Vancouver: the Friday is for the answers.
    clock.set(new Date('2026-11-20T05:00:00Z'))
    const buyer = await shop.addBuyer({ country: 'CA', region: 'BC' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    expect((await shop.quote(buyer, { project_uuid })).body).toMatchObject({ quote: { start_date: '2026-11-23' } })
  })

  it.each([
    ['MB', 'RST', 7_000, 5_040],
    ['SK', 'PST', 6_000, 4_320],
    ['BC', 'PST', 7_000, 5_040],
  ] as const)('D3 in %s bookkeeping bears %s, and general assistance does not', async (region, name, rate, cents) => {
    const buyer = await shop.addBuyer({ country: 'CA', region })
    const taxesOfRole = async (role_id: number) => {
      const project_uuid = await shop.addDraft(buyer, [{ role_id, hours: 20, assistant_id: -1 }])
      const { body } = await shop.quote(buyer, { project_uuid })
      return (body['quote'] as { document: { taxes: unknown } }).document.taxes
    }
    const gst = { name: 'GST', rate_thousandths: 5_000, base_cents: 72_000, amount_cents: 3_600 }
    const provincial = { name, rate_thousandths: rate, base_cents: 72_000, amount_cents: cents }
    expect(await taxesOfRole(14), 'bookkeeper').toEqual([gst, provincial])
    expect(await taxesOfRole(1), 'general assistance').toEqual([gst])
  })

  it('is in the currency of the client’s country until another is chosen', async () => {
    const buyer = await shop.addBuyer({ country: 'US', region: 'NY' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    for (const [chosen, currency] of [
      [{}, 'usd'],
      [{ currency: 'cad' }, 'cad'],
    ] as const) {
      expect((await shop.quote(buyer, { project_uuid, ...chosen })).body).toMatchObject({
        quote: { document: { currency } },
      })
    }
  })

  it('tells the renewal without what was for the first month, and by the taxes of its own day', async () => {
    await addPromotion('FIRSTMONTH')
    await database.pool.query(
      "insert into tax_rates (country, region, name, rate_thousandths, effective_from) values ('CA', 'AB', 'LEVY', 1000, '2026-12-01')",
    )
    const buyer = await shop.addBuyer({ country: 'CA', region: 'AB' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const { body } = await shop.quote(buyer, { project_uuid, promotion_codes: ['FIRSTMONTH'] })
    await database.pool.query("delete from tax_rates where name = 'LEVY'")
    expect(body['quote']).toMatchObject({
      document: { discount_cents: 7200, taxes: [{ name: 'GST' }] },
      renewal: { document: { discount_cents: 0, taxes: [{ name: 'GST' }, { name: 'LEVY' }] } },
    })
  })

  it('prices an address that is only typed: its taxes, currency and day, and saves nothing of it', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'QC' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const quoteFor = (billing_address: object) => shop.quote(buyer, { project_uuid, billing_address })
    const ontario = await quoteFor({ country: 'CA', state_prov: 'ON' })
    expect(ontario.body).toMatchObject({
      quote: { document: { taxes: [{ name: 'HST', amount_cents: 9360 }], total_cents: 81_360 } },
    })
    expect((await quoteFor({ country: 'US', state_prov: 'NY' })).body).toMatchObject({
      quote: { document: { currency: 'usd', taxes: [] } },
    })
    expect((await shop.quote(buyer, { project_uuid })).body, 'without one it is the saved address').toMatchObject({
      quote: { document: { total_cents: 82_782 } },
    })
    const saved = await database.pool.query('select country, state_prov from clients where uuid = $1', [buyer.client])
    expect(saved.rows).toEqual([{ country: 'CA', state_prov: 'QC' }])
  })

  it('charges the price of the saved address only: a total quoted for a typed one is 409 quote_changed', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    const typed = await shop.quote(buyer, {
      project_uuid: project,
      billing_address: { country: 'CA', state_prov: 'AB' },
    })
    const { quote } = typed.body as { quote: { document: { total_cents: number } } }
    expect(quote.document.total_cents).not.toBe(form['total_cents'])
    const rejected = await shop.pay(buyer, { ...form, total_cents: quote.document.total_cents })
    expect([rejected.status, rejected.body['code']]).toEqual([409, 'quote_changed'])
  })

  it('refuses a typed region that its country doesn’t have, at its field', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'QC' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const { status, body } = await shop.quote(buyer, {
      project_uuid,
      billing_address: { country: 'US', state_prov: 'QC' },
    })
    expect([status, body['fields']]).toEqual([
      400,
      { 'billing_address.state_prov': 'Choose a province or state of this country' },
    ])
  })

  it('tells what is missing before paying: address, team and hours, each in words', async () => {
    const buyer = await shop.addBuyer()
    await database.pool.query(`update clients set city = '' where uuid = $1`, [buyer.client])
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 5, assistant_id: -1 }])
    await database.pool.query(
      `update projects set matching_criteria = jsonb_set(matching_criteria, '{rids}', '[1, 2]') where uuid = $1`,
      [project_uuid],
    )
    const { body } = await shop.quote(buyer, { project_uuid })
    expect((body['missing'] as { what: string }[]).map(({ what }) => what)).toEqual(['address', 'team', 'hours'])
  })

  it('says which promotions it can’t apply and why, and prices the others', async () => {
    await addPromotion('QUOTE10')
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const { body } = await shop.quote(buyer, { project_uuid, promotion_codes: ['quote10', 'NOSUCH'] })
    expect(body).toMatchObject({
      refused_promotions: [{ code: 'NOSUCH', message: 'There is no code NOSUCH.' }],
      quote: {
        promotions: [{ code: 'QUOTE10' }],
        document: { discount_cents: 7200 },
        renewal: { document: { discount_cents: 0 } },
      },
    })
  })

  it('says what a card is charged today: nothing of a total that is less than a card can be charged', async () => {
    await addPromotion('NEARLY', { value: 99_950 })
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const { body } = await shop.quote(buyer, { project_uuid, promotion_codes: ['NEARLY'] })
    const { document } = body['quote'] as { document: { total_cents: number } }
    expect(document.total_cents).toBeGreaterThan(0)
    expect(document.total_cents).toBeLessThan(50)
    expect(body['charged_today_cents']).toBe(0)
    const whole = (await shop.quote(buyer, { project_uuid })).body
    expect(whole['charged_today_cents']).toBe(
      (whole['quote'] as typeof body & { document: { total_cents: number } }).document.total_cents,
    )
  })

  it('refuses a start before today or more than 90 days ahead, at its field', async () => {
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    for (const start_date of ['2026-11-19', '2027-02-19']) {
      const answer = await shop.quote(buyer, { project_uuid, start_date })
      expect(answer).toMatchObject({ status: 400, body: { fields: { start_date: expect.any(String) } } })
    }
  })

  it('shows an assistant who has lost the hours as such, and never drops them', async () => {
    const helper = await shop.addHelper(15)
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: helper.id }])
    expect((await shop.quote(buyer, { project_uuid })).body).toMatchObject({
      team: [{ assistant: { id: helper.id }, isAvailable: 0 }],
    })
  })

  it('S1 §8 says where to go on when no role is chosen', async () => {
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [])
    expect((await shop.quote(buyer, { project_uuid })).body['missing']).toEqual([
      { what: 'team', message: 'Please go to your draft projects to continue a project or start over.' },
    ])
  })

  it('shows an assistant who doesn’t offer their role as such, names both, and says what to do', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: helper.id }])
    await database.pool.query(`update assistants set role_ids = '{2}' where uuid = $1`, [helper.uuid])
    const { status, body } = await shop.quote(buyer, { project_uuid })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      team: [{ assistant: { id: helper.id }, isAvailable: 1, has_role: false }],
      missing: [
        { what: 'role', message: expect.stringMatching(/^Zoë K\. doesn’t offer the role .+ choose someone else/) },
      ],
    })
  })
})
