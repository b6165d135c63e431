import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { serveOperations } from '../../testing/servers/operations-server.ts'
import { call } from '../../testing/call.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { getReferralOperation } from '../../accounts/referrals/get-referral.ts'
import { renewDue } from '../renewals/renew-subscriptions.ts'
import { settleReferrals } from './settle-referrals.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const lockedUntil = new Date('2026-12-05T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)
await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.referral-links'`)
const own = await serveOperations({ database, clock }, () => [getReferralOperation({ database, clock })])
afterAll(() => own.stop())
beforeEach(() => clock.set(noon))

type Someone = Awaited<ReturnType<typeof here.subscriber>>

const subscriber = (about: object = {}) =>
  here.subscriber({ start_date: '2026-11-10', region: 'AB', hours: 10, ...about })
const settle = () => settleReferrals({ database, clock, officeZone: 'America/Toronto' })

/** Someone with a subscription whom another one referred: 50.00 is promised. */
async function referred(referrer_uuid: string, about: { paid?: boolean; cad_cents?: number } = {}): Promise<Someone> {
  const { paid = true, cad_cents = 5_000 } = about
  const someone = await subscriber({ paid })
  await database.kysely
    .insertInto('referrals')
    .values({
      user_uuid: someone.owner.uuid,
      referrer_uuid,
      state: 'waiting',
      cad_cents,
      usd_cents: 0,
      created_date: noon,
    })
    .execute()
  return someone
}
const referralOf = ({ owner }: Someone) =>
  database.kysely.selectFrom('referrals').selectAll().where('user_uuid', '=', owner.uuid).executeTakeFirstOrThrow()
const stateOf = async (someone: Someone) => (await referralOf(someone)).state
const grantedTo = async (someone: Someone) =>
  database.kysely
    .selectFrom('adjustments')
    .select(['amount_cents', 'reason_code', 'state'])
    .where('project_uuid', '=', someone.uuid)
    .execute()
const page = async (who: { token: string }) => (await call(own.server, 'GET /referral', { token: who.token })).body

async function settleFrom(earned: Date, credited: Date): Promise<void> {
  clock.set(earned)
  await settle()
  clock.set(credited)
  await settle()
}

describe('C5 the reward of a referral', () => {
  it('is earned by the first paid invoice, comes off the referrer’s next one after two weeks, and once', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    await settle()
    expect(await stateOf(friend)).toBe('earned')
    clock.set(new Date('2026-12-04T16:59:00Z'))
    await settle()
    expect(await stateOf(friend)).toBe('earned')
    expect(await page(referrer.owner)).toMatchObject({
      signups: 1,
      paying: 1,
      referrals: [
        { state: 'earned', reward_cents: 5_000, credited_from: '2026-12-04T17:00:00.000Z', credited_on: null },
      ],
    })
    clock.set(lockedUntil)
    await Promise.all([settle(), settle()])
    await settle()
    expect(await grantedTo(referrer)).toEqual([{ amount_cents: -5_000, reason_code: 'referral', state: 'approved' }])
    clock.set(new Date('2026-12-10T12:00:00Z'))
    await renewDue(here.renewals)
    const { rows } = await database.pool.query<{ uuid: string; subtotal_cents: number }>(
      `select uuid, subtotal_cents from invoices where project_uuid = $1 and period_start = '2026-12-10'`,
      [referrer.uuid],
    )
    expect(rows).toMatchObject([{ subtotal_cents: 33_000 }])
    const { referrals } = (await page(referrer.owner)) as { referrals: object[] }
    expect(referrals).toMatchObject([{ state: 'credited', currency: 'cad', credited_on: { uuid: rows[0]?.uuid } }])
    expect(JSON.stringify(referrals)).not.toContain(friend.owner.full_name)
  })

  it('isn’t earned before anything is paid, nor while a bank takes the payment back', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid, { paid: false })
    await settle()
    expect(await stateOf(friend)).toBe('waiting')
    const disputed = await referred(referrer.owner.uuid)
    await database.pool.query(
      `insert into disputes (processor, processor_dispute_id, payment_uuid, state, amount_cents, fee_cents, opened_date)
       select 'test', $1::text, payment_uuid, 'opened', 100, 0, $2 from payment_allocations where invoice_uuid = $1::uuid`,
      [disputed.invoice_uuid, noon],
    )
    await settle()
    expect(await stateOf(disputed)).toBe('waiting')
  })

  it('is waited for again where the payment is refunded before it is credited', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    await settle()
    await database.pool.query(
      `insert into refunds (payment_uuid, invoice_uuid, amount_cents, credit_cents, reason, created_date)
       select payment_uuid, invoice_uuid, amount_cents, 0, 'Changed their mind', $2 from payment_allocations where invoice_uuid = $1`,
      [friend.invoice_uuid, noon],
    )
    clock.set(lockedUntil)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'waiting', earned_date: null })
    expect(await grantedTo(referrer)).toEqual([])
  })

  it('waits for a subscription that is invoiced again', async () => {
    const referrer = await subscriber()
    await database.pool.query(`update projects set end_date = invoiced_until where uuid = $1`, [referrer.uuid])
    const friend = await referred(referrer.owner.uuid)
    await settleFrom(noon, lockedUntil)
    expect(await stateOf(friend)).toBe('earned')
    await database.pool.query(`update projects set end_date = null where uuid = $1`, [referrer.uuid])
    await settle()
    expect(await stateOf(friend)).toBe('credited')
  })

  it('goes on the next bill of an assistant', async () => {
    const person = await here.person(['virtualassistant'])
    const assistant = await addAssistant(database, { user_uuid: person.uuid })
    const friend = await referred(person.uuid)
    await settleFrom(noon, lockedUntil)
    expect(await stateOf(friend)).toBe('earned')
    await database.pool.query(
      `update rate_plans set virtualassistant_uuid = $1, va_currency = 'cad', va_rate_cents = 2000 where project_uuid = $2`,
      [assistant.uuid, friend.uuid],
    )
    await settle()
    expect(await stateOf(friend)).toBe('credited')
    const granted = await database.kysely
      .selectFrom('adjustments')
      .select(['kind', 'amount_cents', 'currency', 'proposed_by'])
      .where('virtualassistant_uuid', '=', assistant.uuid)
      .execute()
    expect(granted).toEqual([{ kind: 'va', amount_cents: 5_000, currency: 'cad', proposed_by: null }])
  })

  it('is none where none was promised, nor for a second account of the same company', async () => {
    const referrer = await subscriber()
    const unpromised = await referred(referrer.owner.uuid, { cad_cents: 0 })
    const first = await referred(referrer.owner.uuid)
    const second = await referred(referrer.owner.uuid, { paid: false })
    await database.pool.query('update users set client_uuid = $1, is_primary_contact = false where uuid = $2', [
      first.client_uuid,
      second.owner.uuid,
    ])
    await settleFrom(noon, lockedUntil)
    expect([await stateOf(unpromised), await stateOf(first), await stateOf(second)].toSorted()).toEqual([
      'credited',
      'unrewarded',
      'unrewarded',
    ])
    expect(await grantedTo(referrer)).toHaveLength(1)
  })

  it('is withdrawn where staff void its adjustment', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    await settleFrom(noon, lockedUntil)
    const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
    const { adjustment_uuid } = await referralOf(friend)
    const read = await here.request(`GET /adjustments/${adjustment_uuid ?? ''}`, staff)
    expect(read).toMatchObject({ status: 200, body: { reason_code: 'referral', approved_by_name: null } })
    const voided = await here.request(`POST /adjustments/${adjustment_uuid ?? ''}/void`, staff, {
      body: { version: 1 },
    })
    expect(voided.status).toBe(200)
    await settle()
    expect(await stateOf(friend)).toBe('withdrawn')
  })

  it('is none where the referrer and the client pay with the same card', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    await addTestCard(database, { client_uuid: referrer.client_uuid, token: 'tok_visa', clock })
    await addTestCard(database, { client_uuid: friend.client_uuid, token: 'tok_visa', clock })
    await settleFrom(noon, lockedUntil)
    expect(await stateOf(friend)).toBe('unrewarded')
    expect(await grantedTo(referrer)).toEqual([])
  })

  it('is credited where their cards are others: the same brand is no reason', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    await addTestCard(database, { client_uuid: referrer.client_uuid, token: 'tok_visa', clock })
    await addTestCard(database, { client_uuid: friend.client_uuid, token: 'tok_3ds', clock })
    await settleFrom(noon, lockedUntil)
    expect(await stateOf(friend)).toBe('credited')
  })

  it('is none where the same card is added after it was earned, and before it is credited', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    await addTestCard(database, { client_uuid: referrer.client_uuid, token: 'tok_visa', clock })
    await addTestCard(database, { client_uuid: friend.client_uuid, token: 'tok_mastercard', clock })
    await settle()
    expect(await stateOf(friend)).toBe('earned')
    await addTestCard(database, { client_uuid: friend.client_uuid, token: 'tok_visa', clock })
    clock.set(lockedUntil)
    await settle()
    expect(await stateOf(friend)).toBe('unrewarded')
    expect(await grantedTo(referrer)).toEqual([])
  })

  it('is none where the same card was deleted again: what was used counts', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    await addTestCard(database, { client_uuid: friend.client_uuid, token: 'tok_visa', clock })
    const removed = await addTestCard(database, { client_uuid: referrer.client_uuid, token: 'tok_visa', clock })
    await database.pool.query('update credit_cards set removed_date = $2 where uuid = $1', [removed, noon])
    await settleFrom(noon, lockedUntil)
    expect(await stateOf(friend)).toBe('unrewarded')
  })

  it('is credited where neither card’s number is known, as of cards kept before fingerprints were', async () => {
    const referrer = await subscriber()
    const friend = await referred(referrer.owner.uuid)
    for (const { client_uuid } of [referrer, friend]) {
      const card = await addTestCard(database, { client_uuid, token: 'tok_visa', clock })
      await database.pool.query('update credit_cards set fingerprint_hash = null where uuid = $1', [card])
    }
    await settleFrom(noon, lockedUntil)
    expect(await stateOf(friend)).toBe('credited')
  })
})
