import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { givenKeys } from '../../platform/sealing/encryption-keys.ts'
import { hashToken } from '../../platform/sessions/session-store.ts'
import { testBankingKeys } from '../../testing/banking-keys.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import { mailsTo, serveAccounts } from '../../testing/servers/account-server.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { appCodeOf } from '../../testing/two-step.ts'
import { hashPassword } from '../stored-passwords/password.ts'
import { reencryptSecrets, secretKeysInUse } from './reencrypt-secrets.ts'

const password = 'Right-pass-1!'
const start = new Date('2026-11-20T15:00:00Z')
const step = 30_000
const clock = settableClock(start)

let database: TestDatabase
let server: OperationsServer
let password_hash: string

beforeAll(async () => {
  database = await testDatabase()
  password_hash = await hashPassword(password)
  server = await serveAccounts(database, clock)
})
beforeEach(async () => {
  clock.set(start)
  await database.pool.query('truncate throttle_counters')
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Steps of the clock: a code is used once. */
const later = (steps: number) => clock.set(new Date(clock.now().getTime() + steps * step))

async function someone(permissions: Permission[] = ['client']): Promise<Person & { token: string }> {
  const person = await addPerson(database, { permissions, password_hash })
  await database.pool.query('update users set verified_date = now() where uuid = $1', [person.uuid])
  return { ...person, token: await addSession(database, clock, person.uuid) }
}

const request = (what: Parameters<typeof call>[1], token: string, body?: unknown, on = server) =>
  call(on.server, what, { token, body })

const signIn = (
  email: string,
  collect?: Record<string, string>,
  { on = server, address = '192.0.2.1', given = password } = {},
) => call(on.server, 'POST /auth/login', { body: { email, password: given, collect }, address })

const withCode = (email: string, second_step: string, options?: Parameters<typeof signIn>[2]) =>
  signIn(email, { second_step }, options)

async function switchOn(person: { token: string }, on = server) {
  const started = await request('POST /auth/twostep/begin', person.token, { password }, on)
  const secret = String(started.body['secret'])
  const code = () => appCodeOf(secret, clock.now())
  const confirmed = await request('POST /auth/twostep/confirm', person.token, { code: code() }, on)
  expect([started.status, confirmed.status]).toEqual([200, 200])
  later(2)
  return { secret, code, uri: String(started.body['uri']), recovery: confirmed.body['recovery_codes'] as string[] }
}

const stateOf = async ({ token }: { token: string }) => (await request('GET /auth/twostep', token)).body

async function actions(uuid: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ action: string }>(
    'select action from audit_entries where entity = $1 order by id',
    [`user:${uuid}`],
  )
  return rows.map(({ action }) => action)
}

describe('A1 Ours: setting two-step sign-in up', () => {
  it('needs the password, and a first code of the app; the owner is mailed and the audit told', async () => {
    const person = await someone()
    expect(await request('POST /auth/twostep/begin', person.token, { password: 'Wrong-pass-1!' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'Your current password is incorrect.' } },
    })
    const { uri, secret, recovery } = await switchOn(person)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Talentplace:/)
    expect(new Set(recovery).size).toBe(10)
    for (const each of recovery) expect(each).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(await stateOf(person)).toEqual({
      is_on: true,
      since: start.toISOString(),
      recovery_codes_left: 10,
      is_required: false,
    })
    expect((await mailsTo(database, person.email)).map(({ subject }) => subject)).toEqual([
      'Two-step sign-in was switched on',
    ])
    expect(await actions(person.uuid)).toContain('two_step.switched_on')
  })

  it('ends every session but the one that switches it on, and their live channels', async () => {
    const person = await someone()
    const elsewhere = await addSession(database, clock, person.uuid)
    const stranger = await someone()
    const ended: string[] = []
    server.listener.on('session_ended', (hash) => ended.push(hash))
    await switchOn(person)
    expect((await request('GET /auth/session', elsewhere)).status).toBe(401)
    expect((await request('GET /auth/session', person.token)).status).toBe(200)
    expect((await request('GET /auth/session', stranger.token)).status).toBe(200)
    await vi.waitFor(() => expect(ended).toEqual([hashToken(elsewhere).toString('hex')]))
  })

  it('changing the password asks for a code once it is on', async () => {
    const person = await someone()
    const { code } = await switchOn(person)
    const change = (more: object) =>
      request('POST /auth/changepassword', person.token, {
        email: person.email,
        oldPassword: password,
        newPassword: 'Other-pass-1!',
        ...more,
      })
    for (const wrong of [{}, { code: '' }, { code: '000000' }]) {
      expect(await change(wrong)).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } })
    }
    expect((await change({ code: code() })).status).toBe(200)
  })

  it('asks for nothing at sign-in until it is confirmed, and a wrong first code confirms nothing', async () => {
    const person = await someone()
    await request('POST /auth/twostep/begin', person.token, { password })
    expect(await request('POST /auth/twostep/confirm', person.token, { code: '000000' })).toMatchObject({
      status: 400,
      body: { fields: { code: expect.stringContaining('isn’t right') } },
    })
    expect((await signIn(person.email)).status).toBe(200)
  })

  it('begun again in a second tab, the last secret counts; once on, it can’t be begun over it', async () => {
    const person = await someone()
    const first = await request('POST /auth/twostep/begin', person.token, { password })
    const { code } = await switchOn(person)
    expect(first.body['secret']).not.toBe(code())
    expect((await request('POST /auth/twostep/begin', person.token, { password })).body['code']).toBe('two_step_on')
    expect((await request('POST /auth/twostep/confirm', person.token, { code: code() })).body['code']).toBe(
      'two_step_on',
    )
    const nobody = await someone()
    expect((await request('POST /auth/twostep/confirm', nobody.token, { code: '123456' })).body['code']).toBe(
      'not_begun',
    )
  })

  it('keeps no secret and no code that a copy of the database could use', async () => {
    const { secret, recovery } = await switchOn(await someone())
    const { rows } = await database.pool.query<{ text: string }>(
      `select row_to_json(t)::text as text from two_factors t union all select row_to_json(r)::text from recovery_codes r
       union all select details::text from audit_entries union all select text_body from mail_outbox`,
    )
    const logged = rows.map(({ text }) => text).join('\n')
    for (const each of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))]) {
      expect(logged).not.toContain(each)
    }
  })

  it('secrets are sealed anew by a new key, and still open the account', async () => {
    const person = await someone()
    const { secret } = await switchOn(person)
    const [old] = await testBankingKeys()
    const turned = givenKeys([Buffer.alloc(32, 8).toString('base64'), Buffer.alloc(32, 7).toString('base64')])
    expect(await reencryptSecrets(database, turned)).toBeGreaterThan(0)
    expect(await reencryptSecrets(database, turned)).toBe(0)
    expect([...(await secretKeysInUse(database))]).toEqual([(await turned())[0].id])
    expect((await withCode(person.email, appCodeOf(secret, clock.now()))).body['code']).toBe('collect')
    await reencryptSecrets(database, async () => [old, (await turned())[0]])
    expect((await withCode(person.email, appCodeOf(secret, clock.now()))).status).toBe(200)
  })
})

describe('A1 Ours: signing in with two steps', () => {
  it('asks for the code after a right password, and never after a wrong one', async () => {
    const person = await someone()
    const { code } = await switchOn(person)
    expect(await signIn(person.email)).toMatchObject({
      status: 400,
      body: { code: 'collect', collect: ['second_step'] },
    })
    const wrong = await withCode(person.email, code(), { given: 'Wrong-pass-1!' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect((await withCode(person.email, ` ${code().slice(0, 3)} ${code().slice(3)} `)).status).toBe(200)
  })

  it('a wrong code is told where it is entered, and leaves a trace', async () => {
    const person = await someone()
    await switchOn(person)
    expect(await withCode(person.email, '000000')).toMatchObject({
      status: 400,
      body: { code: 'collect', collect: ['second_step'], fields: { 'collect.second_step': expect.any(String) } },
    })
    expect((await actions(person.uuid)).at(-1)).toBe('two_step.refused')
  })

  it('a code opens once, and none of before it any more; one step of drift either way is forgiven', async () => {
    const person = await someone()
    const { secret, code } = await switchOn(person)
    const now = clock.now().getTime()
    const at = (steps: number) => appCodeOf(secret, new Date(now + steps * step))
    expect((await withCode(person.email, at(2))).status).toBe(400)
    expect((await withCode(person.email, at(-2))).status).toBe(400)
    expect((await withCode(person.email, at(1))).status).toBe(200)
    expect((await withCode(person.email, at(1))).status).toBe(400)
    expect((await withCode(person.email, at(0))).status).toBe(400)
    later(2)
    expect((await withCode(person.email, code())).status).toBe(200)
  })

  it('the code that switched it on signs nobody in, and of two at once with one code one gets in', async () => {
    const person = await someone()
    const { secret, code } = await switchOn(person)
    clock.set(start)
    expect((await withCode(person.email, appCodeOf(secret, start))).status).toBe(400)
    later(2)
    const both = await Promise.all([withCode(person.email, code()), withCode(person.email, code())])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('a recovery code works instead, each once, however it is typed; the audit tells', async () => {
    const person = await someone()
    const { recovery } = await switchOn(person)
    const [first = '', second = ''] = recovery
    expect((await withCode(person.email, first.toLowerCase())).status).toBe(200)
    expect((await withCode(person.email, first)).status).toBe(400)
    expect((await withCode(person.email, second.replaceAll('-', ' '))).status).toBe(200)
    expect(await stateOf(person)).toMatchObject({ recovery_codes_left: 8 })
    expect(await actions(person.uuid)).toContain('two_step.recovery_code_used')
    const other = await someone()
    const theirs = await switchOn(other)
    expect((await withCode(person.email, theirs.recovery[0] ?? '')).status).toBe(400)
  })

  it('five wrong codes from one address shut it out for a while, the right one too; the owner is told, and gets in elsewhere', async () => {
    const person = await someone()
    const { code } = await switchOn(person)
    for (let time = 0; time < 5; time += 1) expect((await withCode(person.email, '000000')).status).toBe(400)
    expect((await withCode(person.email, code())).status).toBe(429)
    expect((await mailsTo(database, person.email)).at(-1)?.subject).toBe('Wrong sign-in codes were entered')
    expect((await withCode(person.email, code(), { address: '198.51.100.7' })).status).toBe(200)
  })

  it('too many wrong codes in an hour shut everyone out of the second step, wherever they are', async () => {
    const person = await someone()
    const { code } = await switchOn(person)
    const on = await serveAccounts(database, clock, { SECOND_STEP_TRIES_PER_ACCOUNT: '3' })
    for (let time = 0; time < 3; time += 1) {
      const address = `198.51.100.${time}`
      expect((await withCode(person.email, '000000', { address, on })).status).toBe(400)
    }
    expect((await withCode(person.email, code(), { address: '198.51.100.200', on })).status).toBe(429)
    await on.stop()
  })

  it('a password reset doesn’t go around it', async () => {
    const person = await someone()
    const { code } = await switchOn(person)
    await call(server.server, 'POST /auth/forgotpassword', { body: { email: person.email } })
    await expect.poll(async () => (await mailsTo(database, person.email)).at(-1)?.code).toMatch(/^\w{6}$/)
    const resetPasswordToken = (await mailsTo(database, person.email)).at(-1)?.code
    const reset = { email: person.email, resetPasswordToken, password: 'Another-pass-2?' }
    expect((await call(server.server, 'POST /auth/resetpassword', { body: reset })).status).toBe(200)
    expect((await signIn(person.email, undefined, { given: 'Another-pass-2?' })).body['collect']).toEqual([
      'second_step',
    ])
    expect((await withCode(person.email, code(), { given: 'Another-pass-2?' })).status).toBe(200)
  })

  it('while someone guesses at the account, the mailed code is asked for first, and both are sent together', async () => {
    const person = await someone()
    const { code } = await switchOn(person)
    const wary = await serveAccounts(database, clock, { LOGIN_FAILURES_PER_EMAIL: '1' })
    const guess = { on: wary, given: 'Wrong-pass-1!' }
    await signIn(person.email, undefined, guess)
    await signIn(person.email, undefined, guess)
    expect((await signIn(person.email, undefined, { on: wary })).body['collect']).toEqual(['code'])
    await expect.poll(async () => (await mailsTo(database, person.email)).at(-1)?.code).toMatch(/^\w{6}$/)
    const mailed = (await mailsTo(database, person.email)).at(-1)?.code ?? ''
    expect((await signIn(person.email, { code: mailed }, { on: wary })).body['collect']).toEqual(['second_step'])
    expect((await signIn(person.email, { code: mailed, second_step: code() }, { on: wary })).status).toBe(200)
    expect((await signIn(person.email, { code: mailed, second_step: code() }, { on: wary })).status).toBe(401)
    await wary.stop()
  })
})

describe('A1 Ours: what weakens two-step sign-in', () => {
  it.each(['POST /auth/twostep/end', 'POST /auth/twostep/recoverycodes'] as const)(
    '%s needs the password and a current code',
    async (what) => {
      const person = await someone()
      const { code } = await switchOn(person)
      const wrongPassword = await request(what, person.token, { password: 'Wrong-pass-1!', code: code() })
      expect(wrongPassword.body['fields']).toEqual({ password: 'Your current password is incorrect.' })
      const wrongCode = await request(what, person.token, { password, code: '000000' })
      expect(Object.keys(wrongCode.body['fields'] as object)).toEqual(['code'])
      expect((await request(what, person.token, { password, code: code() })).status).toBe(200)
    },
  )

  it('switched off, the password alone opens; the owner is mailed, and recovery codes are gone', async () => {
    const person = await someone()
    const { recovery } = await switchOn(person)
    const off = await request('POST /auth/twostep/end', person.token, { password, code: recovery[0] })
    expect(off.status).toBe(200)
    expect(await stateOf(person)).toMatchObject({ is_on: false, recovery_codes_left: 0 })
    expect((await signIn(person.email)).status).toBe(200)
    expect((await mailsTo(database, person.email)).map(({ subject }) => subject)).toContain(
      'Two-step sign-in was switched off',
    )
    expect((await request('POST /auth/twostep/end', person.token, { password, code: '123456' })).body['code']).toBe(
      'two_step_off',
    )
  })

  it('new recovery codes end those of before', async () => {
    const person = await someone()
    const { recovery, code } = await switchOn(person)
    const renewed = await request('POST /auth/twostep/recoverycodes', person.token, { password, code: code() })
    const [fresh = ''] = renewed.body['recovery_codes'] as string[]
    expect((await withCode(person.email, recovery[0] ?? '')).status).toBe(400)
    expect((await withCode(person.email, fresh)).status).toBe(200)
  })

  it('a super administrator resets it for someone who lost their phone: signed out everywhere, mailed, audited with the reason', async () => {
    const chief = await someone(['admin', 'super_admin'])
    const clerk = await someone(['admin', 'admin_user.view'])
    const person = await someone()
    await switchOn(person)
    const reset = `POST /user/${person.uuid}/twostep/reset` as const
    const reason = { reason: 'Seen on a call, with an ID' }
    expect((await request(reset, clerk.token, reason)).status).toBe(403)
    expect((await request(reset, chief.token, {})).status).toBe(400)
    expect((await request(reset, chief.token, reason)).status).toBe(200)
    expect((await request(reset, chief.token, reason)).body['code']).toBe('two_step_off')
    expect((await request('GET /auth/session', person.token)).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(200)
    expect((await mailsTo(database, person.email)).at(-1)?.text).toContain('Our team switched off two-step sign-in')
    const { rows } = await database.pool.query(
      `select actor_uuid, reason from audit_entries where action = 'two_step.reset' and entity = $1`,
      [`user:${person.uuid}`],
    )
    expect(rows).toEqual([{ actor_uuid: chief.uuid, reason: 'Seen on a call, with an ID' }])
    const own = await request(`POST /user/${chief.uuid}/twostep/reset`, chief.token, reason)
    expect(own.body['code']).toBe('own_account')
  })
})

describe('A1 Ours: where staff have to have two-step sign-in', () => {
  let strict: OperationsServer
  beforeAll(async () => {
    strict = await serveAccounts(database, clock, { STAFF_TWO_STEP: '1' })
  })
  afterAll(() => strict.stop())

  it('staff without it reach nothing but its set-up until that is done, then everything', async () => {
    const staff = await someone(['admin', 'admin_user.view'])
    const signedIn = await signIn(staff.email, undefined, { on: strict })
    expect(signedIn).toMatchObject({ status: 200, body: { user: { must_set_up_two_step: true } } })
    const token = String(signedIn.body['token'])
    const user = async () => (await request('GET /auth/session', token, undefined, strict)).body['user']
    expect(await user()).toMatchObject({ must_set_up_two_step: true })
    expect(await request('GET /user', token, undefined, strict)).toMatchObject({
      status: 403,
      body: { code: 'two_step_required' },
    })
    const change = { email: staff.email, oldPassword: password, newPassword: 'Another-pass-2?' }
    expect((await request('POST /auth/changepassword', token, change, strict)).status).toBe(403)
    await switchOn({ token }, strict)
    expect(await user()).not.toHaveProperty('must_set_up_two_step')
    expect((await request('GET /user', token, undefined, strict)).status).toBe(200)
  })

  it('they can’t switch it off, and a super administrator’s reset begins it anew', async () => {
    const staff = await someone(['admin', 'admin_user.view'])
    const { code, recovery } = await switchOn(staff, strict)
    const off = await request('POST /auth/twostep/end', staff.token, { password, code: code() }, strict)
    expect(off).toMatchObject({ status: 409, body: { code: 'two_step_required' } })
    const chief = await someone(['super_admin'])
    await switchOn(chief, strict)
    const reset = await request(`POST /user/${staff.uuid}/twostep/reset`, chief.token, { reason: 'Lost it' }, strict)
    expect(reset.status).toBe(200)
    const again = await withCode(staff.email, recovery[0] ?? '', { on: strict })
    expect(again).toMatchObject({ status: 200, body: { user: { must_set_up_two_step: true } } })
  })

  it('clients and assistants may do without it', async () => {
    for (const permissions of [['client'], ['virtualassistant']] as Permission[][]) {
      const person = await someone(permissions)
      const { body } = await signIn(person.email, undefined, { on: strict })
      expect(body['user']).not.toHaveProperty('must_set_up_two_step')
      expect((await request('GET /user/preferences', String(body['token']), undefined, strict)).status).toBe(200)
    }
  })
})
