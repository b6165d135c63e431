import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { colleagueRoles } from '@talentplace/contract/accounts/colleague-role'
import { colleagueRoleWords } from '@talentplace/contract/accounts/colleague-role-words'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { mailsTo, serveAccounts } from '../../testing/servers/account-server.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { whileChanging } from '../../testing/while-changing.ts'

const start = new Date('2026-11-20T15:00:00Z')
const day = 24 * 60 * 60_000
const clock = settableClock(start)
let database: TestDatabase
let server: OperationsServer
let people = 0

beforeAll(async () => {
  database = await testDatabase()
  server = await serveAccounts(database, clock)
})
beforeEach(() => clock.set(start))
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function company() {
  const uuid = await addClient(database, 'Maple Books')
  const leader = await addPerson(database, { permissions: ['client'], client_uuid: uuid, is_primary_contact: true })
  return { uuid, leader, token: await addSession(database, clock, leader.uuid) }
}

async function colleagueOf(uuid: string) {
  const person = await addPerson(database, { permissions: ['client'], client_uuid: uuid })
  return { ...person, token: await addSession(database, clock, person.uuid) }
}

const newEmail = () => `colleague${(people += 1)}@maple.test`
const invite = (token: string, email: string, colleague_role = 'work') =>
  call(server.server, 'POST /client/colleagues/invitations', { token, body: { email, colleague_role } })
const list = (token: string) => call(server.server, 'GET /client/colleagues', { token })

/** The key of the link that was mailed last. */
async function keyMailedTo(email: string): Promise<string> {
  const mails = await mailsTo(database, email)
  return /invitation\?key=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

const accept = (key: string, more: object = {}) =>
  call(server.server, 'POST /auth/invitation/accept', {
    body: { key, full_name: 'Robin Colleague', password: 'Right-pass-1!', terms: '2026-11-20', ...more },
  })

describe('A2 inviting a colleague', () => {
  it('whoever accepts belongs to the company with the role that was offered, confirmed and signed in', async () => {
    const { token, uuid, leader } = await company()
    const email = newEmail()
    expect((await invite(token, email.toUpperCase())).status).toBe(200)
    const key = await keyMailedTo(email)
    const opened = await call(server.server, 'POST /auth/invitation', { body: { key } })
    expect(opened.body).toEqual({
      company: 'Maple Books',
      invited_by: leader.full_name,
      email,
      colleague_role: 'work',
    })
    const { status, body } = await accept(key)
    expect(status).toBe(200)
    expect(body['user']).toMatchObject({
      email,
      client_uuid: uuid,
      permissions: ['client'],
      is_primary_contact: 'false',
      colleague_role: 'work',
    })
    const session = await call(server.server, 'GET /auth/session', { token: String(body['token']) })
    expect(session.status).toBe(200)
    const signedIn = await call(server.server, 'POST /auth/login', { body: { email, password: 'Right-pass-1!' } })
    expect(signedIn.status).toBe(200)
    expect((await list(token)).body).toMatchObject({
      colleagues: [{ is_primary_contact: true }, { email, colleague_role: 'work' }],
      invitations: [],
    })
    expect((await mailsTo(database, leader.email)).map(({ subject }) => subject)).toEqual([
      'Robin Colleague joined your company',
    ])
  })

  it('is mailed in the language of whoever invites, and their role by the name of its page in English', async () => {
    const { token, leader } = await company()
    for (const role of colleagueRoles) {
      const english = newEmail()
      expect((await invite(token, english, role)).status).toBe(200)
      const label = colleagueRoleWords[role].label()
      const about = colleagueRoleWords[role].about()
      expect((await mailsTo(database, english))[0]?.text).toContain(`\nYour role: ${label}. ${about}\n`)
    }
    const email = newEmail()
    const body = { email, colleague_role: 'money' }
    const sent = await call(server.server, 'POST /client/colleagues/invitations', { token, body, language: 'fr' })
    expect(sent.status).toBe(200)
    const [mail] = await mailsTo(database, email)
    expect(mail?.subject).toBe(`${leader.full_name} vous invite à rejoindre Maple Books chez Talentplace`)
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Votre rôle\u00a0: Facturation seulement. Factures, cartes,')
      expect(form).toContain('parce que quelqu’un vous invite à rejoindre Talentplace.')
    }
    expect(mail?.html).toContain('<html lang="fr-CA">')
    expect((await accept(await keyMailedTo(email))).status).toBe(200)
  })

  it('a link works once, for seven days, and only the newest one', async () => {
    const { token } = await company()
    const email = newEmail()
    const { body } = await invite(token, email)
    const resend = () =>
      call(server.server, `POST /client/colleagues/invitations/${String(body['uuid'])}/resend`, { token })
    const first = await keyMailedTo(email)
    expect(await resend()).toMatchObject({ status: 429, body: { code: 'too_soon' } })
    clock.set(new Date(start.getTime() + 5 * 60_000))
    expect((await resend()).status).toBe(200)
    expect(await accept(first)).toMatchObject({ status: 404, body: { code: 'invitation_over' } })
    const second = await keyMailedTo(email)
    clock.set(new Date(start.getTime() + 7 * day + 5 * 60_000))
    expect((await accept(second)).status).toBe(404)
    expect((await list(token)).body).toMatchObject({ invitations: [{ is_expired: true }] })
    expect((await resend()).status).toBe(200)
    const third = await keyMailedTo(email)
    const both = await Promise.all([accept(third), accept(third)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  it('one that was withdrawn works no more', async () => {
    const { token } = await company()
    const email = newEmail()
    const { body } = await invite(token, email)
    const withdraw = () =>
      call(server.server, `DELETE /client/colleagues/invitations/${String(body['uuid'])}`, { token })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(404)
    expect((await accept(await keyMailedTo(email))).status).toBe(404)
  })

  it('nobody belongs to two companies: neither who has an account nor who makes one before accepting', async () => {
    const { token } = await company()
    const other = await company()
    expect(await invite(token, other.leader.email)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    const email = newEmail()
    expect((await invite(token, email)).status).toBe(200)
    expect(await invite(token, email)).toMatchObject({ status: 409, body: { code: 'already_invited' } })
    await addPerson(database, { permissions: ['client'], client_uuid: other.uuid, email })
    expect(await accept(await keyMailedTo(email))).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  })

  it('a company has at most fifty people and thirty open invitations', async () => {
    const { token, uuid, leader } = await company()
    await database.pool.query(
      `insert into colleague_invitations (client_uuid, email, colleague_role, key_hash, invited_by, created_date, sent_date,
        expires_date)
       select $1::uuid, 'open' || n || '@maple.test', 'work', sha256(($1::text || n)::bytea), $2::uuid, $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '1 day'
       from generate_series(1, 30) n`,
      [uuid, leader.uuid, start],
    )
    expect(await invite(token, newEmail())).toMatchObject({ status: 409, body: { code: 'too_many_invitations' } })
    await database.pool.query('delete from colleague_invitations where client_uuid = $1', [uuid])
    const email = newEmail()
    expect((await invite(token, email)).status).toBe(200)
    await database.pool.query(
      `insert into users (email, full_name, permissions, client_uuid)
       select $1::text || n || '@many.test', 'Many', '{client}', $1::uuid from generate_series(1, 49) n`,
      [uuid],
    )
    expect(await invite(token, newEmail())).toMatchObject({ status: 409, body: { code: 'too_many_colleagues' } })
    expect(await accept(await keyMailedTo(email))).toMatchObject({ status: 409, body: { code: 'too_many_colleagues' } })
  })

  it('refuses a common password and missing terms', async () => {
    const { token } = await company()
    const email = newEmail()
    await invite(token, email)
    const key = await keyMailedTo(email)
    expect((await accept(key, { password: 'Password1!' })).status).toBe(400)
    expect(await accept(key, { terms: undefined })).toMatchObject({
      status: 400,
      body: { fields: { terms: expect.any(String) } },
    })
  })
})

describe('A2 the primary contact looks after who belongs to the company', () => {
  it('others are refused, and people of other companies aren’t there', async () => {
    const { uuid, token } = await company()
    const { token: colleague } = await colleagueOf(uuid)
    expect(await list(colleague)).toMatchObject({ status: 403, body: { code: 'primary_contact_only' } })
    expect((await invite(colleague, newEmail())).status).toBe(403)
    const stranger = await colleagueOf((await company()).uuid)
    const change = call(server.server, `PUT /client/colleagues/${stranger.uuid}`, {
      token,
      body: { colleague_role: 'work' },
    })
    expect((await change).status).toBe(404)
  })

  it('a removed colleague is signed out at once, what they did stays, and their email is free', async () => {
    const { uuid, token } = await company()
    const leaver = await colleagueOf(uuid)
    const remove = () => call(server.server, `DELETE /client/colleagues/${leaver.uuid}`, { token })
    expect((await remove()).status).toBe(200)
    expect((await call(server.server, 'GET /auth/session', { token: leaver.token })).status).toBe(401)
    expect((await remove()).status).toBe(404)
    expect((await mailsTo(database, leaver.email)).map(({ subject }) => subject)).toEqual([
      'Your account at Maple Books was closed',
    ])
    expect((await invite(token, leaver.email)).status).toBe(200)
  })

  it('the primary contact has everything and can’t be removed; the database holds it', async () => {
    const { leader, token } = await company()
    const own = `client/colleagues/${leader.uuid}`
    const changed = await call(server.server, `PUT /${own}`, { token, body: { colleague_role: 'work' } })
    expect(changed).toMatchObject({ status: 409, body: { code: 'primary_contact' } })
    expect((await call(server.server, `DELETE /${own}`, { token })).status).toBe(409)
    await expect(
      database.pool.query(`update users set colleague_role = 'work' where uuid = $1`, [leader.uuid]),
    ).rejects.toThrow('users_primary_contact_does_everything')
  })

  it('hands over to one of two at once, who then has everything, and keeps a role', async () => {
    const { uuid, token, leader } = await company()
    const [one, other] = [await colleagueOf(uuid), await colleagueOf(uuid)]
    await database.pool.query(`update users set verified_date = now(), colleague_role = 'work' where uuid = any ($1)`, [
      [one.uuid, other.uuid],
    ])
    const handOver = (to: string) => call(server.server, `POST /client/colleagues/${to}/primary`, { token })
    const answers = await Promise.all([handOver(one.uuid), handOver(other.uuid)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const { rows } = await database.pool.query(
      'select uuid, colleague_role from users where client_uuid = $1 and is_primary_contact',
      [uuid],
    )
    expect(rows).toEqual([{ uuid: answers[0].status === 200 ? one.uuid : other.uuid, colleague_role: 'everything' }])
    expect((await list(token)).status).toBe(403)
    const before = await call(server.server, 'GET /auth/session', { token })
    expect(before.body).toMatchObject({
      user: { uuid: leader.uuid, is_primary_contact: 'false', colleague_role: 'everything' },
    })
  })

  it('whoever stops being it while they wait for the company is refused', async () => {
    const { uuid, leader, token } = await company()
    const handOver = `with held as (update clients set company = company where uuid = $1)
      update users set is_primary_contact = false where uuid = $2`
    const answer = await whileChanging(database, [handOver, [uuid, leader.uuid]], () => invite(token, newEmail()))
    expect(answer).toMatchObject({ status: 403, body: { code: 'primary_contact_only' } })
  })

  it('nobody hands over to whoever can’t sign in yet', async () => {
    const { uuid, token } = await company()
    const { uuid: colleague } = await colleagueOf(uuid)
    await database.pool.query('update users set verified_date = null where uuid = $1', [colleague])
    const answer = await call(server.server, `POST /client/colleagues/${colleague}/primary`, { token })
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_verified' } })
  })
})
