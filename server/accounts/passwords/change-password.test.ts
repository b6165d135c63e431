import { beforeEach, describe, expect, it } from 'vitest'
import { mailTo } from '../../testing/servers/account-server.ts'
import { accountsSuite } from '../../testing/accounts-suite.ts'
import { call } from '../../testing/call.ts'
import { heardBeyondBare } from '../../testing/heard-beyond-bare.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'

const another = 'Other-pass-2!'

const { clock, database, here, there, password, passwordHash } = await accountsSuite()
let person: Person
let token: string

const change = (more: Record<string, unknown> = {}, on = here) =>
  call(on.server, 'POST /auth/changepassword', {
    token,
    body: { email: person.email, oldPassword: password, newPassword: another, ...more },
  })
const signIn = (given: string) =>
  call(here.server, 'POST /auth/login', { body: { email: person.email, password: given } })
const session = (on: OperationsServer, of: string) => call(on.server, 'GET /auth/session', { token: of })

beforeEach(async () => {
  person = await addPerson(database, { permissions: ['virtualassistant'], password_hash: passwordHash })
  token = await addSession(database, clock, person.uuid)
})

describe('B9.6 changing one’s password', () => {
  it('takes the current one, and the owner is told by mail', async () => {
    expect(await change({ email: ` ${person.email.toUpperCase()}` })).toMatchObject({ status: 200, body: {} })
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn(another)).status).toBe(200)
    expect((await mailTo(database, person.email)).subject).toBe('Your password was changed')
  })

  it('ends the other sessions, here at once and elsewhere within 100 ms, and keeps this one', async () => {
    const other = await addSession(database, clock, person.uuid)
    for (const process of [here, there]) expect((await session(process, other)).status).toBe(200)
    const late = await heardBeyondBare(
      { listener: there.listener, database },
      { channel: 'session_ended' },
      async () => {
        expect((await change()).status).toBe(200)
        expect((await session(here, other)).status).toBe(401)
      },
    )
    expect(late).toBeLessThan(100)
    expect((await session(there, other)).status).toBe(401)
    for (const process of [here, there]) expect((await session(process, token)).status).toBe(200)
  })

  it('a wrong current password is told at its field, and can’t be guessed at', async () => {
    for (let time = 0; time < 10; time += 1) {
      expect(await change({ oldPassword: 'Wrong-pass-1!' })).toMatchObject({
        status: 400,
        body: { fields: { oldPassword: 'Your current password is incorrect.' } },
      })
    }
    expect((await change()).status).toBe(429)
  })

  it('the rule of A1.12 holds, and common ones are refused', async () => {
    expect((await change({ newPassword: 'alllowercase' })).body['fields']).toEqual({
      newPassword: 'Password must contain at least one: uppercase letter, number, special character',
    })
    expect((await change({ newPassword: 'Sunshine1!' })).body['fields']).toEqual({
      newPassword: expect.stringContaining('Many people'),
    })
    expect((await change({ oldPassword: '', newPassword: '' })).body['fields']).toEqual({
      oldPassword: 'Required',
      newPassword: 'Required',
    })
  })

  it('nobody else’s: a foreign address and one nobody has answer 404 alike', async () => {
    const foreign = await addPerson(database, { permissions: ['client'], password_hash: passwordHash })
    const answers = await Promise.all([foreign.email, 'nobody@maple.test'].map((email) => change({ email })))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  it('a mailed code that lies about opens nothing afterwards', async () => {
    await call(here.server, 'POST /auth/forgotpassword', { body: { email: person.email } })
    const { code } = await mailTo(database, person.email)
    await change()
    const body = { email: person.email, resetPasswordToken: code, password }
    expect((await call(here.server, 'POST /auth/resetpassword', { body })).status).toBe(400)
  })
})
