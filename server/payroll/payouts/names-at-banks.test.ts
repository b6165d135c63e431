import { randomUUID } from 'node:crypto'
import { describe, expect, it, beforeEach } from 'vitest'
import { hashPassword } from '../../accounts/stored-passwords/password.ts'
import { isNameForBanks } from '../bank-accounts/name-at-bank.ts'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { call } from '../../testing/call.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { silentLog } from '../../testing/silent-log.ts'
import type { Worker } from '../../testing/time-suite.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { releaseHeldBills } from '../banking/release-held-bills.ts'

const suite = await billsSuite()
const { clock, database, running, addWorker, send, finance, approved, run, billOf, post } = suite
const staffWith = async (...permissions: ('admin_finance.view' | 'admin_finance.edit' | 'admin_banking.view')[]) =>
  addSession(database, clock, (await addPerson(database, { permissions: ['admin', ...permissions] })).uuid)
const second = await staffWith('admin_finance.view', 'admin_finance.edit')
const cashier = await staffWith('admin_finance.view', 'admin_banking.view')
const password = 'Right-pass-1!'
const passwordHash = await hashPassword(password)
const cad = { institution: '003', transit: '01234', account_number: '1234567', password }

beforeEach(async () => {
  clock.set(afterReview)
  await database.pool.query(`update payouts set state = 'discarded' where state = 'made'`)
  await database.pool.query(`update payout_lines set state = 'discarded' where state = 'waiting'`)
  await database.pool.query(`update va_bills set status = 'held', held_reason = 'by_hand' where status = 'posted'`)
})

/** An assistant of that name with an account of long ago. */
async function named(full_name: string): Promise<Worker> {
  const worker = await addWorker()
  await database.pool.query('update users set full_name = $2, password_hash = $3 where uuid = $1', [
    worker.user_uuid,
    full_name,
    passwordHash,
  ])
  return worker
}

async function posted(worker: Worker): Promise<string> {
  await approved(worker, '2026-10-20', 4 * 3600)
  await run()
  const { uuid } = await billOf(worker)
  await post(uuid)
  return String(uuid)
}
const invoiceStatus = async (worker: Worker) => {
  const { status, held_reason } = await billOf(worker)
  return [status, held_reason]
}

async function payout() {
  const body = { currency: 'cad', payment_date: '2026-11-12' }
  return call(running.server, 'POST /payouts', { token: finance, key: randomUUID(), body })
}

/** The names that a payout which was just made pays, as its file has them. */
async function fileOf(): Promise<string> {
  const { body: made } = await payout()
  const { body: released } = await send(`PUT /payouts/${String(made['uuid'])}/release`, second, {
    version: made['version'],
  })
  const url = `/api/payouts/${String(released['uuid'])}/file`
  return (await running.server.inject({ url, headers: { authorization: `Bearer ${cashier}` } })).body
}

async function alertsOf({ virtualassistant_uuid }: Worker) {
  const { rows } = await database.pool.query<{ status: string; entity_link: string }>(
    `select status, entity_link from alerts where fingerprint = $1`,
    [`bank_name:${virtualassistant_uuid}:cad`],
  )
  return rows
}
const enter = ({ virtualassistant_uuid }: Worker, holder_name: string, token = finance) =>
  send(`PUT /virtualassistants/${virtualassistant_uuid}/banking/cad/name`, token, { holder_name })

describe('a name that a file for the bank can write', () => {
  it.each([
    ['李小龙', true],
    ['Łu', true],
    ['Bo', true],
    ['B', false],
    ['😀🎉', false],
    ['★ ☆', false],
    ['12345', false],
    ['😀 李', true],
    ['...', false],
  ])('%s: %s', (name, isOne) => expect(isNameForBanks(name)).toBe(isOne))
})

describe('a bill whose assistant’s name no bank can read', () => {
  it('is held as it is posted and left out of payouts, staff have it to do, and the assistant is told', async () => {
    const [chinese, nameless] = [await named('李小龙'), await named('😀🎉')]
    await posted(chinese)
    const uuid = await posted(nameless)
    expect(await invoiceStatus(nameless)).toEqual(['held', 'no_bank_name'])
    expect(await alertsOf(nameless)).toEqual([{ status: 'new', entity_link: `va_bill:${uuid}` }])
    expect(await alertsOf(chinese)).toEqual([])
    const { rows: notifications } = await database.pool.query<{ body: string }>(
      `select body from notifications where type = 'pay' and user_uuid = $1`,
      [nameless.user_uuid],
    )
    expect(notifications.map(({ body }) => body).join()).toContain(
      'Enter it as your bank knows it under Contact information.',
    )
    const file = await fileOf()
    expect(file).toContain('LIXIAOLONG')
    expect(file).not.toMatch(/GRINNING|TADA|SMILE/)
    expect(await invoiceStatus(nameless)).toEqual(['held', 'no_bank_name'])
  })

  it('goes out with the next payout, by the name that staff entered, without waiting 48 hours; the alert ends', async () => {
    const nameless = await named('😀🎉')
    await posted(nameless)
    expect(await enter(nameless, ' Robin  Doe ')).toMatchObject({ status: 200 })
    expect(await invoiceStatus(nameless)).toEqual(['posted', null])
    expect(await alertsOf(nameless)).toMatchObject([{ status: 'resolved' }])
    expect(await fileOf()).toContain('ROBIN DOE')
  })

  it('does so too by the name that its assistant entered with the account they had', async () => {
    const nameless = await named('😀🎉')
    await posted(nameless)
    const viewOf = async () => (await send('GET /virtualassistants/banking', nameless.token)).body['accounts']
    expect(await viewOf()).toMatchObject([{ currency: 'cad', holder_name: '', needs_name: true }, {}])
    const saved = await send('PUT /virtualassistants/banking/cad', nameless.token, { ...cad, holder_name: 'Robin Doe' })
    expect(saved).toMatchObject({
      status: 200,
      body: { holder_name: 'Robin Doe', needs_name: false, waits_until: null },
    })
    expect(await viewOf()).toMatchObject([{ holder_name: 'Robin Doe', needs_name: false }, {}])
    expect(await invoiceStatus(nameless)).toEqual(['posted', null])
    expect(await fileOf()).toContain('ROBIN DOE')
  })

  it('waits 48 hours as any other where the account is a new one', async () => {
    const nameless = await named('😀🎉')
    await posted(nameless)
    const other = { ...cad, account_number: '7654321', holder_name: 'Robin Doe' }
    await send('PUT /virtualassistants/banking/cad', nameless.token, other)
    expect(await invoiceStatus(nameless)).toEqual(['held', 'details_changed'])
    clock.set(new Date(afterReview.getTime() + 48 * 3_600_000))
    await releaseHeldBills({ database, clock, log: silentLog, rules: suite.billRules, timeRules })
    expect(await invoiceStatus(nameless)).toEqual(['posted', null])
  })

  it.each(['😀', 'B', '...'])('isn’t let go by another name that no bank can read: %s', async (holder_name) => {
    const nameless = await named('😀🎉')
    await posted(nameless)
    const fields = { holder_name: 'Write it in the letters A to Z, as the bank does' }
    expect(await enter(nameless, holder_name)).toMatchObject({ status: 400, body: { fields } })
    const own = await send('PUT /virtualassistants/banking/cad', nameless.token, { ...cad, holder_name })
    expect(own).toMatchObject({ status: 400, body: { fields } })
    expect(await invoiceStatus(nameless)).toEqual(['held', 'no_bank_name'])
  })

  it('an account is saved with a name that banks can read: the person’s own, or the one they enter', async () => {
    const nameless = await named('😀🎉')
    expect(await send('PUT /virtualassistants/banking/cad', nameless.token, cad)).toMatchObject({
      status: 400,
      body: { fields: { holder_name: 'Banks can’t read your name as we have it. Enter it as your bank knows it' } },
    })
    expect(await send('PUT /virtualassistants/banking/cad', (await named('李小龙')).token, cad)).toMatchObject({
      status: 200,
    })
  })

  it('posted before there was such a rule, it is held by the payout that would have taken it', async () => {
    const [someone, nameless] = [await named('Bo'), await named('😀🎉')]
    await posted(someone)
    const uuid = await posted(nameless)
    await database.pool.query(`update va_bills set status = 'posted', held_reason = null where uuid = $1`, [uuid])
    await database.pool.query('delete from alerts')
    const { body: next } = await send('GET /payouts/next', finance)
    expect(next['payouts']).toMatchObject([{ bills: 1, without_details: 1 }, {}])
    expect(await payout()).toMatchObject({ status: 200, body: { bills: 1 } })
    expect(await invoiceStatus(nameless)).toEqual(['held', 'no_bank_name'])
    expect(await alertsOf(nameless)).toHaveLength(1)
  })

  it('is nothing for an assistant without an account: 404', async () => {
    const without = await suite.withoutAccount()
    expect((await enter(without, 'Robin Doe')).status).toBe(404)
  })
})
