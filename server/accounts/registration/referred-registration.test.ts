import { randomUUID } from 'node:crypto'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { registrationOf, serveAccounts } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let server: OperationsServer

beforeAll(async () => {
  database = await testDatabase()
  server = await serveAccounts(database, clock)
  await database.pool.query(`update configurations set value = '50' where name = 'setting.referral-reward-cad'`)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Someone with a referral link of their own: its code. */
async function referrer(about: { email: string; company?: string; permissions?: readonly Permission[] }) {
  const { email, company, permissions = ['client'] } = about
  const client = company === undefined ? {} : { client_uuid: await addClient(database, company) }
  const person = await addPerson(database, { permissions, email, ...client })
  const shortcode = `c${randomUUID().slice(0, 8)}`
  await database.kysely
    .insertInto('utms')
    .values({ shortcode, label: 'Referral', origin: 'referral', owner_uuid: person.uuid, campaign: 'friends' })
    .execute()
  return { ...person, shortcode }
}
let visitors = 0
async function register(email: string, more: Record<string, unknown>): Promise<void> {
  visitors += 1
  const address = `203.0.113.${visitors}`
  const body = registrationOf(email, {
    company: `Company ${visitors}`,
    phone_number: `416 555 02${10 + visitors}`,
    ...more,
  })
  const { status } = await call(server.server, 'POST /client/register', { body, address })
  expect(status).toBe(200)
}
const referralOf = (email: string) =>
  database.kysely
    .selectFrom('referrals')
    .innerJoin('users', 'users.uuid', 'user_uuid')
    .select(['referrer_uuid', 'state', 'cad_cents', 'usd_cents'])
    .where('email', '=', email)
    .executeTakeFirst()

describe('C5 someone who registers by a referral link', () => {
  it('has been referred, with what is promised that day; a link that nobody has stops nobody', async () => {
    const { uuid, shortcode } = await referrer({ email: 'ana@oak.test', company: 'Oak' })
    await register('ben@birch.test', { referral: shortcode.toUpperCase() })
    expect(await referralOf('ben@birch.test')).toEqual({
      referrer_uuid: uuid,
      state: 'waiting',
      cad_cents: 5_000,
      usd_cents: 0,
    })
    await register('cleo@birch.test', { referral: 'nobody-has-it' })
    expect(await referralOf('cleo@birch.test')).toBeUndefined()
  })

  it('can type the code: it comes before the link, and one that nobody has is refused', async () => {
    const typed = await referrer({ email: 'typed@yew.test', company: 'Yew' })
    const choices = await referrer({ email: 'carried@asp.test', company: 'Asp' })
    await register('h@larch.test', { referral: choices.shortcode, referral_code: ` ${typed.shortcode.toUpperCase()} ` })
    expect(await referralOf('h@larch.test')).toMatchObject({ referrer_uuid: typed.uuid })
    const body = registrationOf('i@larch.test', { referral_code: 'nobody-has-it' })
    expect(await call(server.server, 'POST /client/register', { body })).toMatchObject({
      status: 400,
      body: { fields: { referral_code: 'Nobody has this code. Check it, or leave the field empty.' } },
    })
  })

  it('is by whoever’s link the mailbox’s owner registered with, not by an earlier stranger’s', async () => {
    const first = await referrer({ email: 'one@elm.test', company: 'Elm' })
    const second = await referrer({ email: 'two@ash.test', company: 'Ash' })
    await register('dora@fir.test', { referral: first.shortcode })
    await register('dora@fir.test', { referral: second.shortcode })
    expect(await referralOf('dora@fir.test')).toMatchObject({ referrer_uuid: second.uuid })
    await register('dora@fir.test', {})
    expect(await referralOf('dora@fir.test')).toBeUndefined()
  })

  it('isn’t the referrer, nor of their company', async () => {
    const { shortcode } = await referrer({ email: 'r.oot@gmail.com', company: 'Root & Sons Ltd.' })
    await register('root+new@gmail.com', { referral: shortcode })
    await register('someone@else.test', { referral: shortcode, company: 'root & sons ltd' })
    const atWork = await referrer({ email: 'boss@cedar.test', company: 'Cedar' })
    await register('worker@cedar.test', { referral: atWork.shortcode })
    const called = await referrer({ email: 'caller@lime.test', company: 'Lime' })
    await database.pool.query(`update users set phone_number = '+1 (416) 555-0177' where uuid = $1`, [called.uuid])
    await register('same@phone.test', { referral: called.shortcode, phone_number: '416 555 0177' })
    for (const email of ['root+new@gmail.com', 'someone@else.test', 'worker@cedar.test', 'same@phone.test']) {
      expect(await referralOf(email)).toBeUndefined()
    }
    await register('friend@gmail.com', { referral: shortcode })
    expect(await referralOf('friend@gmail.com')).toBeDefined()
  })

  it('can be referred by an assistant, and by nobody whose account is closed or who is staff', async () => {
    const assistant = await referrer({ email: 'va@mail.test', permissions: ['virtualassistant'] })
    await register('e@pine.test', { referral: assistant.shortcode })
    expect(await referralOf('e@pine.test')).toBeDefined()
    const staff = await referrer({ email: 'staff@ours.test', permissions: ['admin'] })
    await register('f@pine.test', { referral: staff.shortcode })
    expect(await referralOf('f@pine.test')).toBeUndefined()
    await database.pool.query('update users set deleted_date = now() where uuid = $1', [assistant.uuid])
    await register('g@pine.test', { referral: assistant.shortcode })
    expect(await referralOf('g@pine.test')).toBeUndefined()
  })
})
