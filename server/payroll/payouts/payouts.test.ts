import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveBankAccountRow } from '../bank-accounts/bank-account-store.ts'
import { keysInUse, reencryptAll } from '../reencrypt-all.ts'
import { givenKeys } from '../../platform/sealing/encryption-keys.ts'
import { testBankingKeys } from '../../testing/banking-keys.ts'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { call } from '../../testing/call.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import type { Worker } from '../../testing/time-suite.ts'

const suite = await billsSuite()
const { clock, database, running, addWorker, withoutAccount, send, finance, approved, run, billOf, post } = suite
const staffWith = async (...permissions: ('admin_finance.view' | 'admin_finance.edit' | 'admin_banking.view')[]) =>
  addSession(database, clock, (await addPerson(database, { permissions: ['admin', ...permissions] })).uuid)
const second = await staffWith('admin_finance.view', 'admin_finance.edit')
const cashier = await staffWith('admin_finance.view', 'admin_banking.view')
const dayOfPayment = '2026-11-12'

type Row = Record<string, unknown>

beforeEach(async () => {
  clock.set(afterReview)
  // Nothing of another test waits.
  await database.pool.query(`update payouts set state = 'discarded' where state = 'made'`)
  await database.pool.query(`update payout_lines set state = 'discarded' where state = 'waiting'`)
  await database.pool.query(`update va_bills set status = 'held', held_reason = 'by_hand' where status = 'posted'`)
})

/** A posted bill of so many hours at 25.00, and its assistant. */
async function posted(hours = 4, worker?: Worker) {
  const of = worker ?? (await addWorker())
  await approved(of, '2026-10-20', hours * 3600)
  await run()
  const { uuid } = await billOf(of)
  const { body } = await post(uuid)
  return { worker: of, uuid: String(uuid), number: String(body['number']) }
}

const make = (body: object = {}, key: string = randomUUID(), token = finance) =>
  call(running.server, 'POST /payouts', { token, key, body: { currency: 'cad', payment_date: dayOfPayment, ...body } })
const step = (payout: Row, what: string, token: string, body: object = {}) =>
  send(`PUT /payouts/${String(payout['uuid'])}/${what}`, token, { version: payout['version'], ...body })
const fileOf = (payout: Row, token = cashier) =>
  running.server.inject({
    url: `/api/payouts/${String(payout['uuid'])}/file`,
    headers: { authorization: `Bearer ${token}` },
  })
const linesOf = async (payout: Row) =>
  (await send(`GET /payouts/${String(payout['uuid'])}/lines?pagination.limit=100`, finance)).body['lines'] as Row[]
const nextPayouts = async () => (await send('GET /payouts/next', finance)).body['payouts']
const bill = async (uuid: string) => (await send(`GET /va-bills/${uuid}`, finance)).body

/** Made by one, released by another, and given to the bank. */
async function sent() {
  const { body: made } = await make()
  const { body: released } = await step(made, 'release', second)
  return (await step(released, 'sent', finance)).body
}

describe('D2 a payout', () => {
  it('takes what is posted in its currency, to accounts that are there, and holds the rest', async () => {
    const [one, two] = [await posted(4), await posted(2)]
    const missing = await withoutAccount()
    await approved(missing, '2026-10-20', 4 * 3600)
    await run()
    await post((await billOf(missing))['uuid'])
    // Posted before there were bank details at all.
    await database.pool.query(
      `update va_bills set status = 'posted', held_reason = null where virtualassistant_uuid = $1`,
      [missing.virtualassistant_uuid],
    )
    const { body: next } = await send('GET /payouts/next', finance)
    expect(next['payouts']).toEqual([
      // Wednesday 11 November is Remembrance Day in Canada, Veterans Day in the United States.
      { currency: 'cad', bills: 2, total_cents: 15_000, without_details: 1, payment_date: '2026-11-12' },
      { currency: 'usd', bills: 0, total_cents: 0, without_details: 0, payment_date: '2026-11-12' },
    ])
    const { status, body } = await make()
    expect([status, body]).toEqual([200, body])
    expect(body).toMatchObject({ state: 'made', total_cents: 15_000, bills: 2, number: null, made_by_reader: true })
    expect((await linesOf(body)).map((line) => line['bill_uuid']).toSorted()).toEqual([one.uuid, two.uuid].toSorted())
    expect(await billOf(missing)).toMatchObject({ status: 'held', held_reason: 'no_details' })
    expect(await bill(one.uuid), 'nothing is on its way before the release').toMatchObject({ status: 'posted' })
  })

  it('pays to an account that has been there for exactly 48 hours, and not a millisecond less', async () => {
    const { worker, uuid } = await posted()
    const changed = (milliseconds: number) =>
      database.pool.query(`update bank_accounts set changed_date = $2 where virtualassistant_uuid = $1`, [
        worker.virtualassistant_uuid,
        new Date(afterReview.getTime() - 48 * 3_600_000 + milliseconds),
      ])
    await changed(1)
    expect(await nextPayouts()).toMatchObject([{ bills: 0, without_details: 1 }, {}])
    expect(await make()).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })
    await database.pool.query(`update va_bills set status = 'posted', held_reason = null where uuid = $1`, [uuid])
    await changed(0)
    expect(await nextPayouts()).toMatchObject([{ bills: 1, without_details: 0 }, {}])
    expect(await make()).toMatchObject({ status: 200, body: { bills: 1 } })
  })

  it('is made once by the same call, and a second one of the currency is refused while it waits', async () => {
    await posted()
    const key = randomUUID()
    const answers = await Promise.all([make({}, key), make({}, key), make({}, key)])
    expect(new Set(answers.map(({ body }) => body['uuid'])).size).toBe(1)
    expect(await make({ payment_date: '2026-11-13' }, key)).toMatchObject({ status: 409, body: { code: 'key_reused' } })
    expect(await make()).toMatchObject({ status: 409, body: { code: 'payout_waits' } })
    expect(await make({ currency: 'usd' })).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })
  })

  it.each([
    ['2026-11-11', 'The banks are closed on that day. They open on 2026-11-12.'],
    ['2026-11-14', 'The banks are closed on that day. They open on 2026-11-16.'],
    ['2026-11-09', 'Must not be in the past'],
    ['2027-01-05', 'At most 30 days ahead'],
  ])('is paid on a day the banks are open: %s', async (payment_date, message) => {
    await posted()
    expect(await make({ payment_date })).toMatchObject({ status: 400, body: { fields: { payment_date: message } } })
  })

  it.each(['2026-11-10', '2026-12-10'])('is paid from today to exactly 30 days ahead: %s', async (payment_date) => {
    await posted()
    expect(await make({ payment_date })).toMatchObject({ status: 200, body: { payment_date } })
  })

  it('is released until the end of its day, and not on the day after', async () => {
    await posted()
    const { body: made } = await make()
    clock.set(new Date('2026-11-13T05:00:00Z'))
    expect(await step(made, 'release', second)).toMatchObject({ status: 409, body: { code: 'too_late' } })
    clock.set(new Date('2026-11-13T04:59:59Z'))
    expect(await step(made, 'release', second)).toMatchObject({ status: 200, body: { state: 'released' } })
  })

  it('is released by someone else than who made it: the database says so too', async () => {
    await posted()
    const { body: made } = await make()
    expect(await step(made, 'release', finance)).toMatchObject({ status: 409, body: { code: 'second_person' } })
    await expect(
      database.pool.query(
        `update payouts set state = 'released', number = 900, key_id = repeat('a', 16), sealed = 'x', file_sha256 = repeat('a', 64),
           released_by = made_by, released_date = now() where uuid = $1`,
        [made['uuid']],
      ),
    ).rejects.toMatchObject({ constraint: 'payouts_second_person' })
  })

  it('gets its number and its file once, however often it is released, and the same bytes each time', async () => {
    const { uuid, number } = await posted()
    const { body: made } = await make()
    const answers = await Promise.all(Array.from({ length: 10 }, () => step(made, 'release', second)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['number'])}`)).size).toBe(1)
    const [{ body: released }] = answers as [(typeof answers)[number]]
    const [first, again] = [await fileOf(released), await fileOf(released)]
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true)
    expect(first.body).toContain(number)
    expect(first.body.split('\r\n').map((record) => record.length)).toEqual([1464, 1464, 1464, 0])
    const digits = String(released['number']).slice(-4)
    expect(first.body.slice(20, 24)).toBe(digits)
    expect(first.headers['content-disposition']).toContain(`Payout CAD-P-${digits} not verified with a bank.txt`)
    expect(await bill(uuid)).toMatchObject({
      status: 'scheduled',
      expected_date: dayOfPayment,
      payout_reference: released['number'],
    })
    const { rows } = await database.pool.query<{ gapless: boolean }>(
      `select count(*) = max(number) and max(number) = (select last_number from payout_numbers where currency = 'cad') as gapless
       from payouts where currency = 'cad' and number is not null`,
    )
    expect(rows).toEqual([{ gapless: true }])
  })

  it('keeps its file sealed, and gives it to whoever may see accounts, each time recorded', async () => {
    await posted()
    const { body: made } = await make()
    expect((await fileOf(made)).statusCode).toBe(409)
    const { body: released } = await step(made, 'release', second)
    expect((await fileOf(released, finance)).statusCode).toBe(403)
    await fileOf(released)
    const { rows } = await database.pool.query<{ kept: string; looks: number }>(
      `select encode(sealed, 'escape') as kept, (select count(*)::int from audit_entries
         where action = 'payout.file_taken' and entity = 'payout:' || payouts.uuid) as looks from payouts where uuid = $1`,
      [released['uuid']],
    )
    expect(rows[0]?.looks).toBe(1)
    expect(rows[0]?.kept).not.toContain('1234567')
  })

  it('keeps its bytes when everything is sealed anew by another key', async () => {
    await posted()
    const { body: made } = await make()
    const { body: released } = await step(made, 'release', second)
    const before = (await fileOf(released)).rawPayload
    const [old, young] = [7, 9].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
    await reencryptAll(database, givenKeys([young, old]))
    expect((await keysInUse(database)).size).toBe(1)
    await reencryptAll(database, givenKeys([old, young]))
    expect((await fileOf(released)).rawPayload.equals(before)).toBe(true)
  })

  it('isn’t released once a bill or an account of it is another one: it is made anew', async () => {
    const { worker, uuid } = await posted()
    const { body: made } = await make()
    await database.kysely.transaction().execute((transaction) =>
      saveBankAccountRow(transaction, testBankingKeys, {
        virtualassistant_uuid: worker.virtualassistant_uuid,
        currency: 'cad',
        details: { institution: '003', transit: '01234', account_number: '9999999' },
        holder_name: '',
        changed_by: worker.user_uuid,
        at: afterReview,
      }),
    )
    expect(await step(made, 'release', second)).toMatchObject({ status: 409, body: { code: 'changed' } })
    expect(await step(made, 'discard', finance)).toMatchObject({ status: 200, body: { state: 'discarded' } })
    expect(await bill(uuid)).toMatchObject({ status: 'posted' })
    expect(await make(), 'its account was changed a moment ago').toMatchObject({ status: 409 })
  })

  it('a bill stands in one that didn’t come back: the database says so, and nobody moves it by hand meanwhile', async () => {
    const { uuid } = await posted()
    const { body: made } = await make()
    const { version } = await bill(uuid)
    const byHand = { version, state: 'paid', date: '2026-11-10' }
    expect(await send(`PUT /va-bills/${uuid}/payout`, finance, byHand)).toMatchObject({
      status: 409,
      body: { code: 'in_payout' },
    })
    await step(made, 'release', second)
    const other = database.pool.query(
      `insert into payout_lines (payout_uuid, bill_uuid, position, amount_cents, account_version, last_digits, state)
       select uuid, $1, 99, 1, 1, '567', 'waiting' from payouts where uuid <> $2 limit 1`,
      [uuid, made['uuid']],
    )
    await expect(other).rejects.toMatchObject({ constraint: 'payout_lines_one_file' })
  })

  it('what went to the bank stays as it went', async () => {
    await posted()
    const payout = await sent()
    for (const sql of [
      'update payouts set payment_date = payment_date + 1',
      `update payouts set file_sha256 = repeat('b', 64)`,
      `update payouts set state = 'discarded'`,
      'delete from payouts',
    ]) {
      await expect(database.pool.query(`${sql} where uuid = $1`, [payout['uuid']])).rejects.toMatchObject({
        code: '23514',
      })
    }
    await expect(
      database.pool.query('update payout_lines set amount_cents = 1 where payout_uuid = $1', [payout['uuid']]),
    ).rejects.toMatchObject({ constraint: 'payouts_stay' })
  })
})

describe('D2 what became of a payout', () => {
  it('is said line by line: what came back is returned with the bank’s words, the rest arrived', async () => {
    const [one, two] = [await posted(), await posted()]
    const payout = await sent()
    clock.set(new Date('2026-11-12T20:00:00Z'))
    const returned = { state: 'returned', date: '2026-11-12', reason: 'Account closed' }
    const { body: after } = await step(payout, `lines/${one.uuid}`, finance, returned)
    expect(after).toMatchObject({ returned: 1, confirmed: 0 })
    expect(await step(payout, 'confirm', finance, { date: '2026-11-12' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
    const { body: done } = await step(after, 'confirm', finance, { date: '2026-11-12' })
    expect(done).toMatchObject({ returned: 1, confirmed: 1 })
    expect(await bill(one.uuid)).toMatchObject({ status: 'returned', returned_reason: 'Account closed' })
    expect(await bill(two.uuid)).toMatchObject({ status: 'paid', paid_date: '2026-11-12' })
    expect(await step(done, 'confirm', finance, { date: '2026-11-12' })).toMatchObject({
      status: 409,
      body: { code: 'all_settled' },
    })
    const { rows } = await database.pool.query<{ title: string }>(
      `select title from notifications where type = 'pay' and user_uuid = any ($1) and title not like 'Your bill%' order by title`,
      [[one.worker.user_uuid, two.worker.user_uuid]],
    )
    expect(rows.map(({ title }) => title)).toEqual(['Paid: $100.00 CAD', 'Your bank sent $100.00 CAD back'])
  })

  it('comes back even after it had arrived, and is paid again by another payout', async () => {
    const { uuid } = await posted()
    const payout = await sent()
    clock.set(new Date('2026-11-13T20:00:00Z'))
    const { body: arrived } = await step(payout, 'confirm', finance, { date: '2026-11-12' })
    const back = { state: 'returned', date: '2026-11-13', reason: 'No such account' }
    const { body: after } = await step(arrived, `lines/${uuid}`, finance, back)
    expect(await bill(uuid)).toMatchObject({ status: 'returned', paid_date: null })
    expect(await step(after, `lines/${uuid}`, finance, back)).toMatchObject({ status: 409, body: { code: 'not_now' } })
    for (const move of [{ state: 'held', reason: 'Checked' }, { state: 'posted' }]) {
      const { version } = await bill(uuid)
      expect((await send(`PUT /va-bills/${uuid}/payout`, finance, { version, ...move })).status).toBe(200)
    }
    const { body: again } = await make({ payment_date: '2026-11-16' })
    expect((await linesOf(again)).map((line) => line['bill_uuid'])).toEqual([uuid])
  })

  it('is known after the bank has it, and not before the day it pays', async () => {
    await posted()
    const { body: made } = await make()
    const { body: released } = await step(made, 'release', second)
    const confirm = { date: '2026-11-10' }
    expect(await step(released, 'confirm', finance, confirm)).toMatchObject({ status: 409, body: { code: 'not_sent' } })
    const { body: removed } = await step(released, 'sent', finance)
    expect(await step(removed, 'confirm', finance, confirm)).toMatchObject({
      status: 400,
      body: { fields: { date: 'Must be 2026-11-12 or later: the day the banks pay' } },
    })
  })
})

it('D2 US dollars go out as a NACHA file', async () => {
  const worker = await addWorker('America/New_York')
  await database.pool.query(`update rate_plans set va_currency = 'usd' where uuid = $1`, [
    worker.ratePlan.rate_plan_uuid,
  ])
  await posted(4, worker)
  const { body: made } = await make({ currency: 'usd' })
  const { body: released } = await step(made, 'release', second)
  const file = (await fileOf(released)).body.split('\r\n')
  expect(file.map((record) => record.length)).toEqual([...Array.from({ length: 10 }, () => 94), 0])
  expect(file[2]?.slice(0, 39)).toBe(`622021000021${'1234567'.padEnd(17)}0000010000`)
})
