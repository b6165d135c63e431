import { randomUUID } from 'node:crypto'
import { operations } from '@talentplace/contract/operations'
import type { OperationKey } from '@talentplace/contract/testing/access'
import { describe, expect, it } from 'vitest'
import type { AccessCall } from '../../testing/access/access-call.ts'
import { addAdjustment, adjustmentOf } from '../../testing/rows/add-adjustment.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { spendingSuite } from '../../testing/spending-suite.ts'

const { world, calls, send } = await spendingSuite()

const press = (key: OperationKey, sent: AccessCall) => send('secondary contact', operations[key].method, sent)
const limit = (above_cents: number) =>
  send('primary contact', 'PUT', { path: '/client/spending', body: { above_cents } })
const left = async () => (await send('secondary contact', 'GET', { path: '/client/spending' })).body['left_cents']

interface Coupon {
  /** In thousandths of a percent. */
  readonly value: number
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months?: number
}

async function addCode(about: Coupon) {
  const { code } = await world.database.kysely
    .insertInto('promotions')
    .values({
      code: `C${randomUUID().slice(0, 8).toUpperCase()}`,
      name: 'Welcome',
      type: 'percentage',
      redeemable_from: new Date('2026-01-01T00:00:00Z'),
      ...about,
    })
    .returning('code')
    .executeTakeFirstOrThrow()
  return code
}

/** A colleague's checkout with a code, as the quote for it says. */
async function checkoutWith(coupon: Coupon) {
  const sent = await calls.checkout('secondary contact', 'own')
  const promotion_codes = [await addCode(coupon)]
  const { project_uuid } = sent.body as { project_uuid: string }
  const quoted = await send('secondary contact', 'POST', {
    path: '/client/checkout/quote',
    body: { project_uuid, promotion_codes },
  })
  const { quote, month_cents } = quoted.body as { quote: { document: { total_cents: number } }; month_cents: number }
  const { total_cents } = quote.document
  return {
    sent: { ...sent, body: { ...(sent.body as object), promotion_codes, total_cents } },
    month_cents,
    total_cents,
  }
}

/** A code that the subscription was bought with. */
async function redeem(project_uuid: string, coupon: Coupon) {
  await world.database.pool.query(
    `with placed as (
       insert into orders (client_uuid, project_uuid, placed_by, idempotency_key, request_hash, state, currency, quote, team,
         total_cents, start_date, held_until, signed_name, signed_date, signed_address, agreement_version, created_date, settled_date)
       select client_uuid, uuid, created_by, 'key-of-' || $2, decode(repeat('00', 32), 'hex'), 'paid', 'cad', '{}', '[]', 0,
         start_date, now(), 'Robin', now(), '', '1', now(), now() from projects where uuid = $1
       returning uuid, client_uuid, project_uuid)
     insert into promotion_redemptions (promotion_uuid, client_uuid, order_uuid, project_uuid, state, created_date)
     select promotions.uuid, client_uuid, placed.uuid, project_uuid, 'redeemed', now() from promotions, placed where code = $2`,
    [project_uuid, await addCode(coupon)],
  )
}

/** Time that waits for the client's yes. */
async function addBeyond(project_uuid: string) {
  const { uuid } = await addAssistant(world.database, {})
  await world.database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    project_uuid,
    uuid,
  ])
  const beyond = { task_date: '2026-11-19', billable: false, payable: false, over_limit: true }
  await addTimeEntry(world.database, project_uuid, beyond)
}

const uuidIn = ({ path }: AccessCall) => path.split('/')[2] ?? ''

/** $720 and Ontario's HST of 13%. */
const month = 81_360
const mostly = 97_000

describe('a checkout counts what a month costs, not what a coupon leaves of the first one', () => {
  it.each([
    ['for the first month', { value: mostly, duration: 'once' }],
    ['that makes the first month free', { value: 100_000, duration: 'once' }],
    ['for three months', { value: mostly, duration: 'repeating', months: 3 }],
  ] as const)('a coupon %s doesn’t get it past the limit, and an approval of the month does', async (_, coupon) => {
    await limit(10_000)
    const { sent, month_cents, total_cents } = await checkoutWith(coupon)
    expect(total_cents).toBeLessThan(10_000)
    expect(month_cents).toBe(month)
    const rejected = await press('checkout', sent)
    expect([rejected.status, rejected.body]).toMatchObject([
      409,
      { code: 'needs_approval', approval: { kind: 'checkout', amount_cents: month } },
    ])
    const requested = await send('secondary contact', 'POST', {
      path: '/client/spending/requests',
      body: rejected.body['approval'],
    })
    const path = `/client/spending/requests/${String(requested.body['uuid'])}`
    await send('primary contact', 'PUT', { path, body: { state: 'approved', note: '' } })
    const bought = await press('checkout', sent)
    expect([bought.status, bought.body]).toMatchObject([200, { state: 'paid' }])
  })

  it('passes exactly at the limit, and uses up a month of it', async () => {
    await limit(month - 1)
    const { sent } = await checkoutWith({ value: mostly, duration: 'once' })
    expect((await press('checkout', sent)).status).toBe(409)
    await limit(month)
    expect((await press('checkout', sent)).status).toBe(200)
    expect(await left()).toBe(0)
  })

  it('a coupon for every month lowers what a month costs', async () => {
    await limit(10_000)
    const { sent, month_cents, total_cents } = await checkoutWith({ value: mostly, duration: 'forever' })
    expect(month_cents).toBe(total_cents)
    expect((await press('checkout', sent)).status).toBe(200)
    expect(await left()).toBe(10_000 - total_cents)
  })
})

describe('a coupon that runs out lowers nothing else that is counted', () => {
  const coupon = { value: mostly, duration: 'repeating', months: 12 } as const

  it.each(['changeNextHours', 'saveOverage', 'acceptOverLimit', 'takeBackPause', 'keepProject'] as const)(
    '%s counts the same with it as without',
    async (key) => {
      const amounts = []
      for (const has of [false, true]) {
        await limit(0)
        const sent = await calls[key]('secondary contact', 'own')
        const uuid = (sent.body as { project_uuid?: string } | undefined)?.project_uuid ?? uuidIn(sent)
        if (key === 'takeBackPause') {
          await send('primary contact', 'PUT', { path: `/project/${uuid}/pause`, body: { resumes_on: '2027-02-05' } })
        }
        if (key === 'acceptOverLimit') await addBeyond(uuid)
        if (has) await redeem(uuid, coupon)
        const { body } = await press(key, sent)
        amounts.push((body['approval'] as { amount_cents: number } | undefined)?.amount_cents)
      }
      expect(amounts[0]).toBeGreaterThan(0)
      expect(amounts[1]).toBe(amounts[0])
    },
  )

  it('nor does a credit that the next invoice gives: a subscription that continues counts a whole month', async () => {
    await limit(0)
    const sent = await calls.takeBackPause('secondary contact', 'own')
    const project_uuid = uuidIn(sent)
    await send('primary contact', 'PUT', { path: `/project/${project_uuid}/pause`, body: { resumes_on: '2027-02-05' } })
    const people = { proposed_by: world.people.get('admin') ?? '', approved_by: world.people.get('super admin') ?? '' }
    await addAdjustment(world.database, adjustmentOf({ project_uuid, amount_cents: -70_000 }), people)
    const { body } = await press('takeBackPause', sent)
    expect(body).toMatchObject({ code: 'needs_approval', approval: { kind: 'continue', amount_cents: month } })
  })

  it('a raise of hours that is taken back gives back what it took', async () => {
    await limit(1_000_000)
    const sent = await calls.changeNextHours('secondary contact', 'own')
    await redeem(uuidIn(sent), coupon)
    expect((await press('changeNextHours', sent)).status).toBe(200)
    expect(Number(await left())).toBeLessThan(990_000)
    expect((await send('secondary contact', 'DELETE', { path: sent.path })).status).toBe(200)
    expect(await left()).toBe(1_000_000)
  })
})
