import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../accounts/stored-passwords/password.ts'
import { replaceRecoveryCodes } from '../../accounts/two-step/recovery-codes.ts'
import { newSecret, encryptSecret } from '../../accounts/two-step/two-step-secret.ts'
import { findAccount, openDetails } from '../bank-accounts/bank-account-store.ts'
import { reencryptAll } from '../reencrypt-all.ts'
import { DecryptionFailed } from '../../platform/sealing/seal.ts'
import { givenKeys } from '../../platform/sealing/encryption-keys.ts'
import { testBankingKeys } from '../../testing/banking-keys.ts'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { silentLog } from '../../testing/silent-log.ts'
import type { Worker } from '../../testing/time-suite.ts'
import { whileChanging } from '../../testing/while-changing.ts'
import { appCodeOf } from '../../testing/two-step.ts'
import { timeRules } from '../../testing/timers/time-rules.ts'
import { remindEveryone } from './banking-jobs.ts'
import { releaseHeldBills } from './release-held-bills.ts'

const suite = await billsSuite()
const { clock, database, withoutAccount, addWorker, send, finance, approved, run, billOf, post } = suite
const rules = suite.billRules
const jobDeps = { database, clock, log: silentLog, rules, timeRules }
const hours = (count: number, from: Date = afterReview) => new Date(from.getTime() + count * 3_600_000)
const password = 'Right-pass-1!'
const passwordHash = await hashPassword(password)
const cad = { institution: '003', transit: '01234', account_number: '9876543', password }
const usd = { routing: '021000021', account_number: '000111222', account_type: 'savings', password }

beforeEach(() => clock.set(afterReview))

/** Two-step sign-in, with what its app shows by now and its recovery codes. */
async function switchOn({ user_uuid }: Worker) {
  const secret = newSecret()
  const encrypted = await encryptSecret(testBankingKeys, user_uuid, secret)
  const row = { user_uuid, ...encrypted, begun_date: clock.now(), confirmed_date: clock.now(), last_step: 0 }
  await database.kysely.insertInto('two_factors').values(row).execute()
  const recovery = await database.kysely
    .transaction()
    .execute((transaction) => replaceRecoveryCodes(transaction, user_uuid))
  return { code: () => appCodeOf(secret.base32, clock.now()), recovery }
}

async function withPassword(worker: Worker): Promise<Worker> {
  await database.pool.query('update users set password_hash = $2 where uuid = $1', [worker.user_uuid, passwordHash])
  return worker
}
const save = ({ token }: Worker, body: object, currency = 'cad') =>
  send(`PUT /virtualassistants/banking/${currency}`, token, body)

/** An assistant without an account and a posted bill of $100.00. */
async function owed() {
  const worker = await withPassword(await withoutAccount())
  await approved(worker, '2026-10-20', 4 * 3600)
  await run()
  const { uuid } = await billOf(worker)
  const { body: bill } = await post(uuid)
  return { worker, uuid: String(uuid), bill }
}
const statusOf = async (worker: Worker) => {
  const { status, held_reason } = await billOf(worker)
  return [status, held_reason]
}
async function notificationsOf({ user_uuid }: Worker, like: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select from notifications where type = 'pay' and user_uuid = $1 and title like $2`,
    [user_uuid, like],
  )
  return rows.length
}

describe('D2 banking details', () => {
  it('are shown masked to their last three digits, and stored sealed', async () => {
    const worker = await withPassword(await withoutAccount())
    const { body: before } = await send('GET /virtualassistants/banking', worker.token)
    expect(before['accounts']).toEqual([
      { currency: 'cad', last_digits: null, changed_date: null, waits_until: null, holder_name: '', needs_name: false },
    ])
    expect((await save(worker, cad)).body).toMatchObject({ last_digits: '543', waits_until: hours(48).toISOString() })
    await save(worker, usd, 'usd')
    const { body } = await send('GET /virtualassistants/banking', worker.token)
    expect(body['accounts']).toMatchObject([{ last_digits: '543' }, { currency: 'usd', last_digits: '222' }])
    expect(JSON.stringify(body)).not.toContain('98765')
    const { rows } = await database.pool.query<{ kept: string }>(
      `select bank_accounts::text || encode(sealed, 'escape') as kept from bank_accounts where virtualassistant_uuid = $1`,
      [worker.virtualassistant_uuid],
    )
    for (const { kept } of rows) expect(kept).not.toMatch(/9876543|000111222|\b01234\b|021000021/)
  })

  it('need the password; a wrong one is told at its field, counted as a wrong sign-in, and changes nothing', async () => {
    const worker = await withPassword(await withoutAccount())
    for (let time = 0; time < 5; time += 1) {
      expect(await save(worker, { ...cad, password: 'Wrong-pass-1!' })).toMatchObject({
        status: 400,
        body: { fields: { password: 'Your password is incorrect. Nothing was changed.' } },
      })
    }
    expect((await save(worker, cad)).status).toBe(429)
    const { body } = await send('GET /virtualassistants/banking', worker.token)
    expect(body['accounts']).toMatchObject([{ last_digits: null }])
  })

  it('ask for a code of the second step too where there is one: of the app, or a recovery code, each once', async () => {
    const worker = await withPassword(await withoutAccount())
    const { code, recovery } = await switchOn(worker)
    for (const wrong of [undefined, '', '000000', 'ABCDEFGHIJKLMNOP']) {
      expect(await save(worker, { ...cad, code: wrong })).toMatchObject({
        status: 400,
        body: { fields: { code: expect.stringMatching(/code/) } },
      })
    }
    expect((await send('GET /virtualassistants/banking', worker.token)).body['accounts']).toMatchObject([
      { last_digits: null },
    ])
    expect((await save(worker, { ...cad, code: code() })).status).toBe(200)
    // A code opens one thing.
    expect((await save(worker, { ...cad, account_number: '1234567', code: code() })).status).toBe(400)
    expect((await save(worker, { ...cad, account_number: '1234567', code: recovery[0] })).status).toBe(200)
    expect((await save(worker, { ...cad, account_number: '7654321', code: recovery[0] })).status).toBe(400)
  })

  it('ask for the code only after a right password, so that nobody learns who has one', async () => {
    const worker = await withPassword(await withoutAccount())
    await switchOn(worker)
    const { body } = await save(worker, { ...cad, password: 'Wrong-pass-1!' })
    expect(Object.keys(body['fields'] as object)).toEqual(['password'])
  })

  it.each([
    [
      'PUT /virtualassistants/taxes/numbers',
      { kind: 'gst_hst', number: '123456782RT0001', effective_from: '2026-01-01', version: 0 },
    ],
    ['PUT /virtualassistants/taxes/identity', { kind: 'sin', number: '130692544' }],
  ] as const)('%s asks for it as well', async (what, body) => {
    const worker = await withPassword(await withoutAccount())
    const { code } = await switchOn(worker)
    expect(await send(what, worker.token, { ...body, password })).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    })
    expect(await send(what, worker.token, { ...body, password, code: code() })).toMatchObject({ status: 200 })
  })

  it('are told to the person by mail, and to the audit, without a digit of them', async () => {
    const worker = await withPassword(await withoutAccount())
    await save(worker, cad)
    await save(worker, { ...cad, account_number: '5550001' })
    const { rows: mails } = await database.pool.query<{ subject: string; text_body: string; html_body: string }>(
      `select subject, text_body, html_body from mail_outbox where recipient = (select email from users where uuid = $1) order by uuid`,
      [worker.user_uuid],
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your bank details were added',
      'Your bank details were changed',
    ])
    const { rows: audit } = await database.pool.query<{ action: string; details: object }>(
      `select action, details from audit_entries where actor_uuid = $1 order by created_date, uuid`,
      [worker.user_uuid],
    )
    expect(audit.map(({ action }) => action)).toEqual(['banking.added', 'banking.changed'])
    expect(JSON.stringify([mails, audit])).not.toMatch(/9876543|5550001|\b543\b|\b01234\b/)
  })

  it('saved once more as they are change nothing: no wait begins anew and nobody is mailed', async () => {
    const worker = await withPassword(await withoutAccount())
    const { body: first } = await save(worker, cad)
    clock.set(hours(30))
    expect((await save(worker, { ...cad, account_number: '987 6543' })).body).toEqual(first)
    const { rows } = await database.pool.query(
      `select from mail_outbox where recipient = (select email from users where uuid = $1)`,
      [worker.user_uuid],
    )
    expect(rows).toHaveLength(1)
  })

  it('are seen in full by staff who may and say why, and each look is recorded', async () => {
    const worker = await withPassword(await withoutAccount())
    await save(worker, cad)
    const looker = await addPerson(database, { permissions: ['admin', 'admin_banking.view'] })
    const token = await addSession(database, clock, looker.uuid)
    const path = `POST /virtualassistants/${worker.virtualassistant_uuid}/banking/looks` as const
    const reason = { reason: 'The bank asks' }
    const { password: _, ...details } = cad
    expect((await send(path, token, reason)).body).toEqual({ cad: details, usd: null })
    expect((await send(path, finance, reason)).status).toBe(403)
    const { rows } = await database.pool.query(
      'select action, entity, reason from audit_entries where actor_uuid = $1',
      [looker.uuid],
    )
    expect(rows).toEqual([
      { action: 'banking.seen', entity: `virtualassistant:${worker.virtualassistant_uuid}`, ...reason },
    ])
  })
})

describe('D2 a new key for bank details', () => {
  it('seals everything anew, what stands in it stays, and the old key opens nothing any more', async () => {
    const worker = await withPassword(await withoutAccount())
    await save(worker, cad)
    const texts = [Buffer.alloc(32, 9), Buffer.alloc(32, 7)].map((key) => key.toString('base64'))
    const owner = { virtualassistant_uuid: worker.virtualassistant_uuid, currency: 'cad' } as const
    expect(await reencryptAll(database, givenKeys(texts))).toBeGreaterThan(0)
    expect(await reencryptAll(database, givenKeys(texts))).toBe(0)
    const stored = await findAccount(database.kysely, owner)
    if (!stored) throw new Error('There is no account')
    const { password: _, ...details } = cad
    expect(await openDetails(givenKeys(texts.slice(0, 1)), owner, stored)).toEqual(details)
    await expect(openDetails(testBankingKeys, owner, stored)).rejects.toThrow(DecryptionFailed)
    expect(stored.changed_date).toEqual(afterReview)
    await reencryptAll(database, givenKeys(texts.toReversed()))
  })
})

describe('D2 a bill without an account to go to', () => {
  it('is posted and held, says why, and goes out 48 hours after the details came', async () => {
    const { worker, bill } = await owed()
    expect(bill).toMatchObject({ status: 'held', held_reason: 'no_details', number: expect.any(String) })
    await save(worker, cad)
    expect(await statusOf(worker)).toEqual(['held', 'details_changed'])
    const waitsUntil = async () => {
      const { body } = await send('GET /virtualassistants/banking', worker.token)
      return (body['accounts'] as { waits_until: unknown }[])[0]?.waits_until
    }
    clock.set(new Date(hours(48).getTime() - 1))
    await releaseHeldBills(jobDeps)
    expect(await statusOf(worker)).toEqual(['held', 'details_changed'])
    expect(await waitsUntil()).toBe(hours(48).toISOString())
    clock.set(hours(48))
    expect(await waitsUntil()).toBeNull()
    await Promise.all([releaseHeldBills(jobDeps), releaseHeldBills(jobDeps)])
    expect(await statusOf(worker)).toEqual(['posted', null])
    // Five business days after 12 November.
    expect(await billOf(worker)).toMatchObject({ expected_date: '2026-11-19' })
    expect(await notificationsOf(worker, '%on its way again')).toBe(1)
  })

  it('waits again when the account is changed, and begins the wait anew with each change', async () => {
    const worker = await withPassword(await addWorker())
    await approved(worker, '2026-10-20', 4 * 3600)
    await run()
    const posted = await post((await billOf(worker))['uuid'])
    expect(posted.body).toMatchObject({ status: 'posted' })
    await save(worker, cad)
    expect(await statusOf(worker)).toEqual(['held', 'details_changed'])
    clock.set(hours(47))
    await save(worker, { ...cad, account_number: '5550001' })
    clock.set(hours(49))
    await releaseHeldBills(jobDeps)
    expect(await statusOf(worker)).toEqual(['held', 'details_changed'])
    const onHold = await billOf(worker)
    const requested = { version: onHold['version'], state: 'posted' }
    expect(
      await send(`PUT /va-bills/${String(onHold['uuid'])}/payout`, finance, requested),
      'staff can’t shorten it',
    ).toMatchObject({ status: 409, body: { code: 'details_changed' } })
  })

  it('that our team holds stays held, and one in the other currency isn’t touched', async () => {
    const worker = await withPassword(await addWorker())
    await approved(worker, '2026-10-20', 4 * 3600)
    await run()
    const { body: bill } = await post((await billOf(worker))['uuid'])
    await save(worker, usd, 'usd')
    expect(await statusOf(worker)).toEqual(['posted', null])
    const heldBill = { version: bill['version'], state: 'held', reason: 'We check it' }
    await send(`PUT /va-bills/${String(bill['uuid'])}/payout`, finance, heldBill)
    await save(worker, cad)
    expect(await statusOf(worker)).toEqual(['held', 'by_hand'])
    clock.set(hours(100))
    await releaseHeldBills(jobDeps)
    expect(await statusOf(worker)).toEqual(['held', 'by_hand'])
  })

  it('that our team takes on hold at the moment it would go on stays held', async () => {
    const { worker, bill } = await owed()
    await save(worker, cad)
    clock.set(hours(48))
    const putOnHold = `update va_bills set held_reason = 'by_hand', held_note = 'We check it' where uuid = $1`
    await whileChanging(database, [putOnHold, [bill['uuid']]], () => releaseHeldBills(jobDeps))
    expect(await statusOf(worker)).toEqual(['held', 'by_hand'])
  })

  it('that the bank sent back goes to the new account', async () => {
    const worker = await withPassword(await addWorker())
    await approved(worker, '2026-10-20', 4 * 3600)
    await run()
    const { body: bill } = await post((await billOf(worker))['uuid'])
    const to = (version: unknown, move: object) =>
      send(`PUT /va-bills/${String(bill['uuid'])}/payout`, finance, { version, ...move })
    const sent = await to(bill['version'], { state: 'scheduled', date: '2026-11-12' })
    await to(sent.body['version'], { state: 'returned', reason: 'Account closed' })
    await save(worker, cad)
    clock.set(hours(48))
    await releaseHeldBills(jobDeps)
    expect(await statusOf(worker)).toEqual(['posted', null])
  })
})

const list = async (search: string) => {
  const { body } = await send(`GET /virtualassistants/missingbankinginfo?search=${search}`, finance)
  return body as { assistants: Record<string, unknown>[]; count: number; next_run: string }
}
async function named(worker: Worker, name: string): Promise<Worker> {
  await database.pool.query('update assistants set display_name = $2 where uuid = $1', [
    worker.virtualassistant_uuid,
    name,
  ])
  return worker
}
const remind = (...workers: Worker[]) =>
  send('POST /virtualassistants/missingbankinginfo/remind', finance, {
    virtualassistant_uuids: workers.map(({ virtualassistant_uuid }) => virtualassistant_uuid),
  })

describe('D2.2 missing banking information', () => {
  it('lists who is owed money and has no account: bills that wait, drafts, and approved time on none', async () => {
    const { worker } = await owed()
    await named(worker, 'Quill A.')
    await approved(worker, '2026-10-21', 3600)
    const [row] = (await list('quill')).assistants
    expect(row).toMatchObject({
      unpaid_cents: 12_500,
      currency: 'cad',
      projects: ['Books and inbox'],
      last_reminder_date: null,
      may_be_reminded: true,
    })
    // The first half of November ends on Sunday the 15th; its fifth business day is Friday the 20th.
    expect((await list('quill')).next_run).toBe('2026-11-21')
    await run()
    expect((await list('quill')).assistants).toMatchObject([{ unpaid_cents: 12_500 }])
    await save(worker, cad)
    expect((await list('quill')).count).toBe(0)
  })

  it('reminds several by hand, nobody twice within a week, and nobody who needs nothing any more', async () => {
    const [one, two] = [(await owed()).worker, (await owed()).worker]
    const fine = await addWorker()
    expect((await remind(one, two, fine)).body).toEqual({ reminded: 2, left_out: 1 })
    clock.set(hours(7 * 24 - 1))
    const again = await Promise.all([remind(one), remind(one)])
    expect(again.map(({ body }) => body['reminded'])).toEqual([0, 0])
    await remindEveryone(jobDeps)
    expect(await notificationsOf(one, '%waits for your bank details')).toBe(1)
    clock.set(hours(7 * 24))
    await Promise.all([remindEveryone(jobDeps), remindEveryone(jobDeps)])
    expect(await notificationsOf(one, '%waits for your bank details')).toBe(2)
    await save(two, cad)
    clock.set(hours(15 * 24))
    await remindEveryone(jobDeps)
    expect(await notificationsOf(two, '%waits for your bank details')).toBe(2)
    expect(await notificationsOf(one, '%waits for your bank details')).toBe(3)
  })

  it('the database takes no second reminder within the week', async () => {
    const { worker } = await owed()
    await remind(worker)
    const again = database.pool.query(
      `insert into banking_reminders (virtualassistant_uuid, reminded_date, quiet_until) values ($1, $2::timestamptz, $2::timestamptz + interval '7 days')`,
      [worker.virtualassistant_uuid, hours(24)],
    )
    await expect(again).rejects.toMatchObject({ constraint: 'banking_reminders_not_twice' })
  })
})
