import type { Permission } from '@talentplace/contract/shared/permission'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appointSuperAdmin } from '../../accounts/users/appoint-super-admin.ts'
import { userMails } from '../../accounts/users/user-mails.ts'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { call } from '../../testing/call.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { mailsTo, serveAccounts } from '../../testing/servers/account-server.ts'
import { alertFinanceStaff } from '../../desk/finance-access/alert-finance-staff.ts'
import { testSender } from '../../testing/test-sender.ts'

const suite = await billsSuite()
const { clock, database, running, addWorker, send, finance, finance_uuid, approved, run, billOf, post } = suite
const accounts = await serveAccounts(database, clock)
afterAll(() => accounts.stop())

const money: Permission[] = ['admin', 'admin_finance.view', 'admin_finance.edit']
const week = 7 * 24 * 60 * 60 * 1000
/** What happens then happened so long before everything is released at `afterReview`. */
const before = (milliseconds: number) => clock.set(new Date(afterReview.getTime() - milliseconds))

interface SignedIn {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
  readonly token: string
}

async function person(permissions: Permission[], password_hash = 'none'): Promise<SignedIn> {
  const added = await addPerson(database, { permissions, password_hash })
  return { ...added, token: await addSession(database, clock, added.uuid) }
}

/** A payout that someone made. */
async function made(token: string): Promise<Record<string, unknown>> {
  clock.set(afterReview)
  const worker = await addWorker()
  await approved(worker, '2026-10-20', 4 * 3600)
  await run()
  await post((await billOf(worker))['uuid'])
  const body = { currency: 'cad', payment_date: '2026-11-12' }
  return (await call(running.server, 'POST /payouts', { token, key: randomUUID(), body })).body
}

const release = (payout: Record<string, unknown>, token: string) =>
  send(`PUT /payouts/${String(payout['uuid'])}/release`, token, { version: payout['version'] })
const read = async (payout: Record<string, unknown>, token: string) =>
  (await send(`GET /payouts/${String(payout['uuid'])}`, token)).body
const change = (uuid: string, token: string, body: Record<string, unknown>) =>
  call(accounts.server, `PUT /user/${uuid}`, { token, body })

/** Makes an account with access to payments; its session. */
async function created(by: string): Promise<SignedIn> {
  const [email, full_name] = [`${randomUUID()}@example.test`, 'Second Account']
  const body = { full_name, email, permissions: money }
  const { uuid } = (await call(accounts.server, 'POST /user', { token: by, body })).body as { uuid: string }
  return { uuid, email, full_name, token: await addSession(database, clock, uuid) }
}

const alertsTo = async (uuid: string) =>
  (
    await database.pool.query<{ title: string }>(
      `select title from notifications where user_uuid = $1 and type = 'payment_access' order by uuid`,
      [uuid],
    )
  ).rows.map(({ title }) => title)

beforeEach(async () => {
  clock.set(afterReview)
  await database.pool.query(`update payouts set state = 'discarded' where state = 'made'`)
  await database.pool.query(`update payout_lines set state = 'discarded' where state = 'waiting'`)
  await database.pool.query(`update va_bills set status = 'held', held_reason = 'by_hand' where status = 'posted'`)
})

describe('the second person of a payout', () => {
  it('isn’t a second account that its maker created: it waits 7 days, and everyone in finance hears of it', async () => {
    const maker = await person(['super_admin', 'admin'])
    const payout = await made(maker.token)
    const second = await created(maker.token)
    expect(await release(payout, second.token)).toMatchObject({
      status: 409,
      body: {
        code: 'second_person_waits',
        message:
          'You can release payouts from Nov 17th 2026, 10:00 am, UTC−05:00, because you were given access to payments on Nov 10th 2026.',
      },
    })
    const from = '2026-11-17T15:00:00.000Z'
    expect(await read(payout, second.token)).toMatchObject({
      state: 'made',
      release: { may: false, from, reason: 'granted' },
      waiting_staff: [],
    })
    expect(await read(payout, finance)).toMatchObject({
      release: { may: true, from: null, reason: null },
      waiting_staff: [{ full_name: 'Second Account', from, reason: 'granted' }],
    })
    expect(await read(payout, (await person(['admin', 'admin_finance.view'])).token), 'who only views').toMatchObject({
      release: { may: false, from: null, reason: null },
    })
    expect((await read(payout, maker.token))['release']).toEqual({ may: false, from: null, reason: null })
    expect((await send('GET /payouts?waits_for_me=true', second.token)).body).toMatchObject({ count: 0 })
    expect((await send('GET /payouts?waits_for_me=true', finance)).body).toMatchObject({ count: 1 })
    expect((await alertsTo(finance_uuid)).at(-1)).toBe('Second Account was given access to payments')
    expect(await alertsTo(second.uuid)).toEqual([])
    expect(await release(payout, finance)).toMatchObject({ status: 200, body: { state: 'released' } })
  })

  it('has had access to payments for 7 days: exactly 7 may, one millisecond less not', async () => {
    const maker = await person(['super_admin', 'admin'])
    const colleague = await person(['admin', 'admin_finance.view'])
    before(week - 1)
    await change(colleague.uuid, maker.token, { permissions: money })
    const payout = await made(maker.token)
    expect(await release(payout, colleague.token)).toMatchObject({ status: 409, body: { code: 'second_person_waits' } })
    clock.set(new Date(afterReview.getTime() + 1))
    expect(await release(payout, colleague.token)).toMatchObject({ status: 200 })
  })

  it('may at once when a third person gave the access', async () => {
    const [maker, third] = [await person(['super_admin', 'admin']), await person(['super_admin', 'admin'])]
    const payout = await made(maker.token)
    const second = await created(third.token)
    expect((await read(payout, second.token))['release']).toEqual({ may: true, from: null, reason: null })
    expect(await release(payout, second.token)).toMatchObject({ status: 200 })
  })

  it('waits when the third person’s own account changed in the 7 days before', async () => {
    const [maker, third] = [await person(['super_admin', 'admin']), await person(['super_admin', 'admin'])]
    before(week)
    await change(third.uuid, maker.token, { email: `${randomUUID()}@example.test` })
    before(1)
    const token = await addSession(database, clock, third.uuid)
    const early = await created(token)
    clock.set(afterReview)
    const late = await created(token)
    const payout = await made(maker.token)
    expect(await release(payout, early.token)).toMatchObject({ status: 409, body: { code: 'second_person_waits' } })
    expect(await release(payout, late.token)).toMatchObject({ status: 200 })
  })

  it('waits when the third person’s own account changed at the very instant they gave the access', async () => {
    const [maker, third] = [await person(['super_admin', 'admin']), await person(['super_admin', 'admin'])]
    await change(third.uuid, maker.token, { email: `${randomUUID()}@example.test` })
    const second = await created(await addSession(database, clock, third.uuid))
    const payout = await made(maker.token)
    expect(await release(payout, second.token)).toMatchObject({ status: 409, body: { code: 'second_person_waits' } })
  })

  it('a third person can give anew what the maker gave; what the maker gives anew waits again', async () => {
    const [maker, third] = [await person(['super_admin', 'admin']), await person(['super_admin', 'admin'])]
    const second = await created(maker.token)
    const giveAgain = async (by: string, at: number) => {
      for (const permissions of [['admin', 'admin_finance.view'], money]) {
        before(at)
        await change(second.uuid, by, { permissions })
      }
    }
    await database.pool.query(`update finance_access_changes set changed_date = $2 where user_uuid = $1`, [
      second.uuid,
      new Date(afterReview.getTime() - 3000),
    ])
    await giveAgain(third.token, 2000)
    expect(await read(await made(maker.token), second.token)).toMatchObject({ release: { may: true } })
    await giveAgain(maker.token, 1000)
    const [waiting] = (await send('GET /payouts?waits_for_me=true', finance)).body['payouts'] as [{ uuid: string }]
    expect(await read(waiting, second.token)).toMatchObject({ release: { may: false, reason: 'granted' } })
  })

  it('isn’t someone who was appointed from the command line a moment ago', async () => {
    const colleague = await person(['admin', 'admin_finance.view'])
    const mails = userMails({ ...testSender, support: 's@t.test' })
    await appointSuperAdmin({ database, clock, mails, alertFinanceStaff }, { ...colleague, reason: 'Appointed' })
    const payout = await made(finance)
    expect(await release(payout, colleague.token)).toMatchObject({ status: 409, body: { code: 'second_person_waits' } })
  })
})

describe('an account of finance that could have passed to someone else waits 7 days, and the others are alerted', () => {
  /** What is done to the account, and what the others read of it. */
  const changes = {
    email_changed: {
      title: 'email address was changed',
      does: async ({ uuid }: SignedIn, by: SignedIn) =>
        (await change(uuid, by.token, { email: `${randomUUID()}@example.test` })).status,
    },
    password_reset: {
      title: 'password was reset',
      does: async ({ email }: SignedIn) => {
        await call(accounts.server, 'POST /auth/forgotpassword', { body: { email } })
        const code = await vi.waitFor(async () => {
          const mailed = (await mailsTo(database, email)).at(-1)?.code ?? ''
          if (mailed === '') throw new Error('The code is not mailed yet')
          return mailed
        }, 10_000)
        const body = { email, resetPasswordToken: code, password: 'Another-pass-2?' }
        return (await call(accounts.server, 'POST /auth/resetpassword', { body })).status
      },
    },
    two_step_reset: {
      title: 'two-step sign-in was reset',
      does: async ({ uuid }: SignedIn, by: SignedIn) => {
        const confirmed = { begun_date: clock.now(), confirmed_date: clock.now(), last_step: 1 }
        const row = { user_uuid: uuid, key_id: '0'.repeat(16), sealed: Buffer.alloc(48), ...confirmed }
        await database.kysely.insertInto('two_factors').values(row).execute()
        const body = { reason: 'Lost their phone' }
        return (await call(accounts.server, `POST /user/${uuid}/twostep/reset`, { token: by.token, body })).status
      },
    },
  } as const

  for (const [reason, { title, does }] of Object.entries(changes)) {
    it(`${title}: exactly 7 days may, one millisecond less not`, async () => {
      const [maker, colleague] = [await person(['super_admin', 'admin']), await person(money)]
      before(week - 1)
      expect(await does(colleague, maker)).toBe(200)
      const payout = await made(maker.token)
      const token = await addSession(database, clock, colleague.uuid)
      expect(await release(payout, token)).toMatchObject({ status: 409, body: { code: 'second_person_waits' } })
      expect((await read(payout, token))['release']).toEqual({
        may: false,
        from: new Date(afterReview.getTime() + 1).toISOString(),
        reason,
      })
      expect((await alertsTo(finance_uuid)).at(-1)).toBe(`${colleague.full_name}’s ${title}`)
      clock.set(new Date(afterReview.getTime() + 1))
      expect(await release(payout, token)).toMatchObject({ status: 200 })
    })
  }

  it('a first password that is chosen is no reset, and an account without access to payments alerts nobody', async () => {
    const [maker, third] = [await person(['super_admin', 'admin']), await person(['super_admin', 'admin'])]
    const second = await created(third.token)
    expect(await changes.password_reset.does(second)).toBe(200)
    const payout = await made(maker.token)
    expect(await read(payout, await addSession(database, clock, second.uuid))).toMatchObject({ release: { may: true } })
    const notifications = (await alertsTo(finance_uuid)).length
    const clerk = await person(['admin', 'admin_user.view'])
    expect(await changes.email_changed.does(clerk, third)).toBe(200)
    expect(await alertsTo(finance_uuid)).toHaveLength(notifications)
  })
})
