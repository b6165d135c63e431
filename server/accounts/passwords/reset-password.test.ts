import { beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo, serveAccounts } from '../../testing/servers/account-server.ts'
import { accountsSuite } from '../../testing/accounts-suite.ts'
import { call } from '../../testing/call.ts'
import { fastest } from '../../testing/fastest.ts'
import { heardBeyondBare } from '../../testing/heard-beyond-bare.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'

const another = 'Other-pass-2!'
const after = (seconds: number) => clock.set(new Date(start.getTime() + seconds * 1000))

const { clock, start, database, here, there, password, passwordHash } = await accountsSuite()
let person: Person

const forgot = (email: string, again = false) =>
  call(here.server, `POST /auth/forgotpassword${again ? '?send_new_token=1' : ''}`, { body: { email } })
const reset = (email: string, code: string, given = another) =>
  call(here.server, 'POST /auth/resetpassword', { body: { email, resetPasswordToken: code, password: given } })
const signIn = (email: string, given = password) =>
  call(here.server, 'POST /auth/login', { body: { email, password: given } })
const session = (on: OperationsServer, token: string) => call(on.server, 'GET /auth/session', { token })
const jobsDone = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) as count from pgboss.job where name = 'accounts.mailCode' and state in ('created', 'active', 'retry')",
  )
  return rows[0]?.count === 0
}

beforeEach(async () => {
  person = await addPerson(database, { permissions: ['client'], password_hash: passwordHash })
})

describe('a forgotten password', () => {
  it('A1.9 is replaced with a mailed code, whatever the case of its letters; the owner is told', async () => {
    expect(await forgot(person.email)).toMatchObject({ status: 200, body: {} })
    const { code, text, html } = await mailTo(database, person.email)
    const link = `https://talentplace.test/?action=login&email=${encodeURIComponent(person.email)}&pin=`
    expect(text).toContain(link)
    expect(html).toContain(link.replaceAll('&', '&amp;'))
    expect(await reset(person.email, code.toLowerCase())).toMatchObject({ status: 200, body: {} })
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, another)).status).toBe(200)
    expect((await mailTo(database, person.email, 2)).subject).toBe('Your password was changed')
  })

  it('is mailed a code in the language of whoever asks for it, though a job writes the mail', async () => {
    const other = await addPerson(database, { permissions: ['client'], password_hash: passwordHash })
    const requestIn = (email: string, language: string) =>
      call(here.server, 'POST /auth/forgotpassword', { body: { email }, language })
    await Promise.all([requestIn(person.email, 'fr-CA,fr;q=0.9'), requestIn(other.email, 'en-CA')])
    const french = await mailTo(database, person.email)
    expect(french.subject).toBe('Choisissez un nouveau mot de passe')
    expect(french.text).toContain('Saisissez ce code de confirmation pour choisir un nouveau mot de passe.')
    expect(french.text).toContain(
      'Choisir un nouveau mot de passe\u00a0:\nhttps://talentplace.test/?action=login&email=',
    )
    expect(french.html).toContain('<html lang="fr-CA">')
    expect(french.html).toContain('>Choisir un nouveau mot de passe</a>')
    const english = await mailTo(database, other.email)
    expect(english.subject).toBe('Choose a new password')
    expect(english.html).toContain('<html lang="en-CA">')
    const answer = await call(here.server, 'POST /auth/resetpassword', {
      body: { email: person.email, resetPasswordToken: french.code, password: another },
      language: 'fr',
    })
    expect(answer.status).toBe(200)
    expect((await mailTo(database, person.email, 2)).subject).toBe('Votre mot de passe a été changé')
  })

  it('A1.2 the mailed link’s key is as good as the code, whoever guesses at that or asks for another, for 30 minutes', async () => {
    await forgot(person.email)
    const pin = /&pin=([\w-]{22})\s/.exec((await mailTo(database, person.email)).text)?.[1] ?? ''
    for (let time = 0; time < 6; time += 1) await reset(person.email, 'AAAAAA')
    after(31)
    await forgot(person.email, true)
    await mailTo(database, person.email, 3)
    after(30 * 60)
    expect((await reset(person.email, pin)).status).toBe(400)
    after(29 * 60)
    expect((await reset(person.email, pin)).status).toBe(200)
    expect((await signIn(person.email, another)).status).toBe(200)
  })

  it('ends every session: here at the next use, on another process within 100 ms', async () => {
    const tokens = await Promise.all([1, 2].map(() => addSession(database, clock, person.uuid)))
    const stranger = await addSession(database, clock, (await addPerson(database, { permissions: ['client'] })).uuid)
    for (const token of [...tokens, stranger]) {
      for (const process of [here, there]) expect((await session(process, token)).status).toBe(200)
    }
    await forgot(person.email)
    const { code } = await mailTo(database, person.email)
    const ends = { channel: 'session_ended', count: 2 }
    const late = await heardBeyondBare({ listener: there.listener, database }, ends, async () => {
      expect((await reset(person.email, code)).status).toBe(200)
      for (const token of tokens) expect((await session(here, token)).status).toBe(401)
    })
    expect(late).toBeLessThan(100)
    for (const token of tokens) expect((await session(there, token)).status).toBe(401)
    expect((await session(there, stranger)).status).toBe(200)
  })

  it('answers alike for an address nobody has, byte for byte, and mails nothing', async () => {
    const known = await forgot(person.email)
    const unknown = await forgot('nobody@maple.test')
    expect(unknown.status).toBe(200)
    expect(unknown.text).toBe(known.text)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
    const tooSoon = await Promise.all([forgot(person.email, true), forgot('nobody@maple.test', true)])
    expect(tooSoon.map(({ status }) => status)).toEqual([429, 429])
    expect(tooSoon[0]?.text).toBe(tooSoon[1]?.text)
    await mailTo(database, person.email)
    await expect.poll(jobsDone).toBe(true)
    expect(await mailsTo(database, 'nobody@maple.test')).toEqual([])
  })

  it('takes about the same time for an address nobody has', async () => {
    const patient = await serveAccounts(database, clock, { CODE_REQUESTS_PER_ADDRESS: '1000' })
    const took = { known: [] as number[], unknown: [] as number[] }
    const attempts = [
      ['known', person.email],
      ['unknown', 'nobody@maple.test'],
    ] as const
    // What the machine does beside lengthens attempts by more than they last: a difference that is none goes with their
    // number, one that is there stays.
    const ratio = () => fastest(took.known) / fastest(took.unknown)
    const isAlike = () => ratio() > 0.6 && ratio() < 1.6
    for (let round = 0; round < 40 || (round < 240 && !isAlike()); round += 1) {
      after(60 * round)
      // Neither always comes second, on what the first has warmed or left to do.
      for (const [kind, email] of round % 2 === 0 ? attempts : attempts.toReversed()) {
        const from = performance.now()
        await call(patient.server, 'POST /auth/forgotpassword', { body: { email } })
        took[kind].push(performance.now() - from)
        await expect.poll(jobsDone).toBe(true)
      }
    }
    await patient.stop()
    expect(ratio()).toBeGreaterThan(0.6)
    expect(ratio()).toBeLessThan(1.6)
  })

  it('A1.12 a new password has to be a good one; the code stays good meanwhile', async () => {
    await forgot(person.email)
    const { code } = await mailTo(database, person.email)
    expect((await reset(person.email, code, 'Aa1!')).status).toBe(400)
    expect((await reset(person.email, code, 'Password1!')).body['fields']).toEqual({
      password: expect.stringContaining('Many people'),
    })
    expect((await reset(person.email, 'ABC')).body['fields']).toEqual({
      resetPasswordToken: 'Confirmation Code should be 6 characters',
    })
    expect((await reset(person.email, code)).status).toBe(200)
  })

  it('a reset is written down in the audit, without any secret', async () => {
    await forgot(person.email)
    const { code } = await mailTo(database, person.email)
    await reset(person.email, code)
    const { rows } = await database.pool.query<{ action: string; text: string }>(
      'select action, audit_entries::text as text from audit_entries where entity = $1',
      [`user:${person.uuid}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['password.reset'])
    for (const { text } of rows) for (const secret of [code, password, another]) expect(text).not.toContain(secret)
  })
})

describe('asking for another code', () => {
  it('A1 waits 30 seconds, and says how long', async () => {
    await forgot(person.email)
    await mailTo(database, person.email)
    after(10)
    const rejected = await forgot(person.email, true)
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_soon' }, headers: { 'retry-after': '20' } })
    after(30)
    expect((await forgot(person.email, true)).status).toBe(200)
    await mailTo(database, person.email, 2)
  })

  it('without the wish for a new one, the code just mailed stays the one', async () => {
    await forgot(person.email)
    const { code } = await mailTo(database, person.email)
    after(29)
    expect((await forgot(person.email)).status).toBe(200)
    await expect.poll(jobsDone).toBe(true)
    expect(await mailsTo(database, person.email)).toHaveLength(1)
    expect((await reset(person.email, code)).status).toBe(200)
  })

  it('the newest code is the only one', async () => {
    await forgot(person.email)
    const first = await mailTo(database, person.email)
    after(31)
    await forgot(person.email, true)
    const second = await mailTo(database, person.email, 2)
    expect(await reset(person.email, first.code)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
    expect((await reset(person.email, second.code)).status).toBe(200)
  })

  it('B7.4 before the email is confirmed: another of the kind that was mailed last', async () => {
    await database.pool.query('update users set verified_date = null, password_hash = null where uuid = $1', [
      person.uuid,
    ])
    await database.pool.query(
      `insert into open_registrations (user_uuid, password_hash, address, created_date) values ($1, $2, '', $3)`,
      [person.uuid, passwordHash, start],
    )
    await forgot(person.email, true)
    expect((await mailTo(database, person.email)).subject).toBe('Confirm your email')
    after(60)
    await forgot(person.email)
    expect((await mailTo(database, person.email, 2)).subject).toBe('Choose a new password')
    after(120)
    await forgot(person.email, true)
    expect((await mailTo(database, person.email, 3)).subject).toBe('Choose a new password')
  })

  it('beyond ten mails in 15 minutes the last code stays good, and the answer is the same', async () => {
    for (let time = 0; time < 10; time += 1) {
      after(31 * time)
      await forgot(person.email, true)
      await mailTo(database, person.email, time + 1)
    }
    const { code } = await mailTo(database, person.email, 10)
    after(31 * 10)
    expect(await forgot(person.email, true)).toMatchObject({ status: 200, body: {} })
    await expect.poll(jobsDone).toBe(true)
    expect(await mailsTo(database, person.email)).toHaveLength(10)
    expect((await reset(person.email, code)).status).toBe(200)
  })

  it('an address may ask for 60 codes in 15 minutes; only well-formed requests count', async () => {
    for (let time = 0; time < 70; time += 1) expect((await forgot('robin@')).status).toBe(400)
    for (let time = 0; time < 60; time += 1) expect((await forgot(`nobody${time}@maple.test`)).status).toBe(200)
    expect((await forgot(person.email)).status).toBe(429)
  })
})
