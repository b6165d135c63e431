import { beforeEach, describe, expect, it } from 'vitest'
import { addPause } from '../../testing/rows/add-pause.ts'
import { friday, staffTodaySuite } from '../../testing/staff-today-suite.ts'

const { clock, database, listed, person, setHealth, subscription, today } = await staffTodaySuite()
const projectStaff = ['admin', 'admin_project.view', 'admin_project.edit'] as const

beforeEach(() => clock.set(friday))

describe('money at risk', () => {
  it('is what each subscription was last invoiced for, a currency each, under every reason it has', async () => {
    const own = await person([...projectStaff, 'admin_finance.view'])
    const before = (await today(own)).at_risk
    const bill = async (
      place: { project_uuid: string; client_uuid: string },
      currency: 'cad' | 'usd',
      cents: number,
    ) => {
      await database.pool.query('update projects set currency = $2 where uuid = $1', [place.project_uuid, currency])
      for (const [period, amount] of [
        ['2026-10-01', cents - 1],
        ['2026-11-01', cents],
      ] as const) {
        const { rows } = await database.pool.query<{ uuid: string }>(
          `insert into invoices (kind, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, status,
             subtotal_cents, tax_cents, total_cents, supplier, client, created_date)
           values ('renewal', $1, $2, $3, $3, $3, $3, $4, 'draft', $5, 100, $5 + 100, '{}', '{}', now()) returning uuid`,
          [place.client_uuid, place.project_uuid, period, currency, amount],
        )
        await database.pool.query(
          `insert into invoice_lines (invoice_uuid, position, kind, description, quantity, unit_cents, amount_cents, tax_category)
           values ($1, 1, 'subscription', 'Bookkeeper', 1, $2, $2, 'general_assistance')`,
          [rows[0]?.uuid, amount],
        )
        await database.pool.query(
          `update invoices set status = 'posted', number = (select coalesce(max(number), 0) + 1 from invoices) where uuid = $1`,
          [rows[0]?.uuid],
        )
      }
    }
    const canadian = await subscription()
    const american = await subscription()
    const pausing = await subscription()
    await bill(canadian, 'cad', 90_000)
    await bill(american, 'usd', 70_000)
    await bill(pausing, 'cad', 40_000)
    await setHealth(canadian.project_uuid, 'red')
    await setHealth(american.project_uuid, 'red')
    await setHealth(pausing.project_uuid, 'amber')
    await addPause(database, {
      project_uuid: pausing.project_uuid,
      from_date: '2026-12-01',
      resumes_on: '2027-01-01',
    })
    const { at_risk } = await today(own)
    const gained = (risk: 'red' | 'amber' | 'leaving', currency: 'cad' | 'usd') => {
      const of = (all: typeof at_risk) =>
        all?.[risk].monthly.find((each) => each.currency === currency)?.amount_cents ?? 0
      return of(at_risk) - of(before)
    }
    expect([gained('red', 'cad'), gained('red', 'usd')]).toEqual([90_000, 70_000])
    expect([gained('amber', 'cad'), gained('leaving', 'cad'), gained('leaving', 'usd')]).toEqual([40_000, 40_000, 0])
    expect(await listed(own, '/project/text-search?searchType=Health%20Check&health=red')).toBe(at_risk?.red.count)
    expect(await listed(own, '/project/text-search?searchType=Health%20Check&health=amber')).toBe(at_risk?.amber.count)
    expect(await listed(own, '/project/text-search?searchType=In%20Retention')).toBe(at_risk?.leaving.count)
  })

  it('is also a default card that will have expired on the day of the renewal', async () => {
    const own = await person([...projectStaff, 'admin_finance.view'])
    const { project_uuid, client_uuid } = await subscription()
    await database.pool.query(`update projects set invoiced_until = '2026-12-31' where uuid = $1`, [project_uuid])
    const counts = async () => [
      (await today(own)).at_risk?.card.count,
      await listed(own, '/project/text-search?needs=card'),
    ]
    const [without] = await counts()
    await database.pool.query(
      `insert into credit_cards (client_uuid, processor, stripe_card_id, brand, last_four, expiry_month, expiry_year, default_credit_card)
       values ($1, 'test', 'card_1', 'visa', '4242', 12, 2026, true)`,
      [client_uuid],
    )
    // The renewal is on January 1st: a card that ends with December is a day short.
    expect(await counts()).toEqual([without, without])
    await database.pool.query(`update credit_cards set expiry_month = 1, expiry_year = 2027 where client_uuid = $1`, [
      client_uuid,
    ])
    expect(await counts()).toEqual([(without ?? 0) - 1, (without ?? 0) - 1])
  })
})
