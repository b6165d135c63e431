import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { mailsTo, mailTo, registrationOf, serveAccounts } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const password = 'Right-pass-1!'
const withPassword = { password, confirm_password: password }

let database: TestDatabase
let server: OperationsServer
let people = 0

const newEmail = () => `new${(people += 1)}@maple.test`
const register = (form: Record<string, unknown>) => call(server.server, 'POST /client/register', { body: form })
const exists = (email: string) =>
  call(server.server, `GET /auth/exists?email=${encodeURIComponent(email)}&source=talentplace`)
const verify = (email: string, key: string) =>
  call(server.server, 'POST /auth/verify', { body: { email, verification_key: key } })
const signIn = (email: string, given = password) =>
  call(server.server, 'POST /auth/login', { body: { email, password: given } })
const count = async (table: 'users' | 'clients' | 'mail_outbox' | 'consents' | 'audit_entries') => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) as count from ${table}`)
  return rows[0]?.count
}

beforeAll(async () => {
  database = await testDatabase()
  server = await serveAccounts(database, clock)
})
beforeEach(async () => {
  clock.set(start)
  await database.pool.query('truncate throttle_counters, code_requests')
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

describe('registering', () => {
  it('A1.7 B7.3 mails whoever signs up in French in French: subject, text and HTML', async () => {
    const forms = [
      {
        form: withPassword,
        subject: 'Confirmez votre adresse courriel',
        says: 'Bienvenue chez Talentplace! Confirmez',
      },
      { form: {}, subject: 'Votre code de confirmation', says: 'Bienvenue chez Talentplace! Saisissez ce code' },
    ]
    for (const { form, subject, says } of forms) {
      const email = newEmail()
      const body = registrationOf(email, form)
      expect((await call(server.server, 'POST /client/register', { body, language: 'fr-CA' })).status).toBe(200)
      const mail = await mailTo(database, email)
      expect(mail.subject).toBe(subject)
      expect(mail.text).toMatch(/^Bonjour,\n/)
      expect(mail.text).toContain(
        `Confirmer mon adresse\u00a0:\nhttps://talentplace.test/verify/${mail.linkKey}?email=`,
      )
      expect(mail.html).toContain('<html lang="fr-CA">')
      for (const part of [says, 'Le code est valide 30\u00a0minutes', 'parce que cette adresse a été saisie chez'])
        for (const form of [mail.text, mail.html]) expect(form).toContain(part)
      expect(await verify(email, mail.code)).toMatchObject({ status: 200 })
    }
  })

  it('A1.3 A1.7 A1.8 with a password: register, verify by the mailed code, sign in', async () => {
    const email = newEmail()
    expect((await exists(email)).body).toEqual({ nextStage: 'register', matches: [] })
    expect(await register(registrationOf(email, withPassword))).toMatchObject({
      status: 200,
      body: { nextStage: 'verify', registration_key: expect.stringMatching(/^[\w-]{22}$/) },
    })
    expect((await exists(email)).body).toEqual({ nextStage: 'verify', matches: [{ permissions: ['client'] }] })
    expect(await signIn(email)).toMatchObject({ status: 403, body: { code: 'not_verified' } })
    const mail = await mailTo(database, email)
    expect(mail.html).toContain(mail.code)
    expect(await verify(email, mail.code)).toMatchObject({ status: 200 })
    expect((await exists(email)).body['nextStage']).toBe('signin')
    expect((await signIn(email)).body['user']).toMatchObject({
      email,
      full_name: 'Robin Field',
      permissions: ['client'],
      is_primary_contact: 'true',
      colleague_role: 'everything',
    })
  })

  it('B7.3 0.19 without a password: the mailed code lets it be chosen, and confirms the email', async () => {
    const email = newEmail()
    expect((await register(registrationOf(email))).body).toMatchObject({ nextStage: 'reset_password' })
    expect((await exists(email)).body['nextStage']).toBe('reset_password')
    expect((await signIn(email)).status).toBe(401)
    const { code } = await mailTo(database, email)
    const reset = await call(server.server, 'POST /auth/resetpassword', {
      body: { email, resetPasswordToken: code.toLowerCase(), password },
    })
    expect(reset.status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  it('0.19 the link confirms too, once, and ends the code beside it', async () => {
    const email = newEmail()
    await register(registrationOf(email, withPassword))
    const { code, linkKey, text } = await mailTo(database, email)
    expect(text).toContain(`https://talentplace.test/verify/${linkKey}?email=${encodeURIComponent(email)}`)
    clock.set(new Date(start.getTime() + 6 * 24 * 3_600_000))
    expect((await verify(email, linkKey)).status).toBe(200)
    expect(await verify(email, linkKey)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
    clock.set(start)
    expect((await verify(email, code)).status).toBe(400)
  })

  it('A1.11 keeps what was entered: person, company, place and its zone', async () => {
    const email = newEmail()
    await register(
      registrationOf(`  ${email.toUpperCase()} `, {
        ...withPassword,
        phone_extension: '7',
        timezone: 'America/Vancouver',
      }),
    )
    const row = await database.pool.query(
      `select full_name, email, users.phone_number, users.phone_extension, users.country, users.state_prov, users.city, timezone, company, is_individual,
         clients.country as company_country, clients.state_prov as company_province, clients.city as company_city
       from users join clients on clients.uuid = client_uuid where email = $1`,
      [email],
    )
    expect(row.rows).toEqual([
      {
        full_name: 'Robin Field',
        email,
        phone_number: '416 555 0100',
        phone_extension: '7',
        country: 'CA',
        state_prov: 'ON',
        city: 'Toronto',
        // Of the coordinates, whatever the form says.
        timezone: 'America/Toronto',
        company: 'Field Studio',
        is_individual: false,
        company_country: 'CA',
        company_province: 'ON',
        company_city: 'Toronto',
      },
    ])
  })

  it('B7.5 the choices carried along come back with the verification, the assistant by uuid too', async () => {
    const email = newEmail()
    const assistant = await database.pool.query<{ id: number; uuid: string }>(
      `insert into assistants (display_name, city, country, region, timezone) values ('Ava R.', 'Toronto', 'CA', 'ON', 'America/Toronto') returning id, uuid`,
    )
    const { id = 0, uuid } = assistant.rows[0] ?? {}
    const choices = {
      assistant_id: id,
      cids: [1],
      rids: [3, 9],
      hours: [10, 20],
      self_identifications: '1,4',
      availabilities: ['monday_morning'],
      search_timezone: 'America/Toronto',
      matching_criteria: {
        rids: [3, 9],
        hours: [10, 20],
        keywords: { roles: ['Bookkeeper'], default: ['month-end'] },
      },
    }
    await register(registrationOf(email, { ...withPassword, ...choices }))
    const { code } = await mailTo(database, email)
    expect((await verify(email, code)).body['registration_metadata']).toEqual({
      assistant_id: id,
      assistant_uuid: uuid,
      cids: [1],
      rids: [3, 9],
      hours: [10, 20],
      self_identifications: '1,4',
      availabilities: ['monday_morning'],
      timezone: 'America/Toronto',
      keywords: { roles: ['Bookkeeper'], skills: [], tools: [], default: ['month-end'] },
    })
    const stored = await database.pool.query<{ metadata: Record<string, unknown> }>(
      'select metadata from registration_metadata join users on uuid = user_uuid where email = $1',
      [email],
    )
    expect(stored.rows[0]?.metadata['matching_criteria']).toMatchObject({ rids: [3, 9], hours: [10, 20] })
  })

  it('B7 keeps what was agreed to, with its wording’s version, time and address', async () => {
    const email = newEmail()
    await register(registrationOf(email, { consents: { terms: '2026-11-20', email: '2026-11-20' } }))
    await register(registrationOf(newEmail(), { consents: { terms: '2026-11-20' } }))
    const { rows } = await database.pool.query(
      `select kind, text_version, given_date, address from consents join users on users.uuid = user_uuid
       where users.email = $1 order by kind`,
      [email],
    )
    const given = { text_version: '2026-11-20', given_date: start, address: '127.0.0.1' }
    expect(rows).toEqual([
      { kind: 'email', ...given },
      { kind: 'terms', ...given },
    ])
  })

  it('the terms have to be accepted, whatever sends the form', async () => {
    const email = newEmail()
    for (const consents of [{ email: '2026-11-20' }, { terms: null }, { terms: '1999-01-01' }, {}]) {
      expect(await register(registrationOf(email, { consents }))).toMatchObject({
        status: 400,
        body: { fields: { 'consents.terms': 'Please accept the terms to continue' } },
      })
    }
    expect((await exists(email)).body['nextStage']).toBe('register')
  })

  it('0.6 is_individual relaxes the company; else it is required', async () => {
    const email = newEmail()
    expect((await register(registrationOf(email, { company: ' ' }))).body['fields']).toEqual({ company: 'Required' })
    expect((await register(registrationOf(email, { company: '', is_individual: true }))).status).toBe(200)
    const { rows } = await database.pool.query(
      'select company, is_individual from clients join users on client_uuid = clients.uuid where email = $1',
      [email],
    )
    expect(rows).toEqual([{ company: 'Robin Field', is_individual: true }])
  })

  it('a consent is stored with the language in which its text was read', async () => {
    const email = newEmail()
    const answer = await server.server.inject({
      method: 'POST',
      url: '/api/client/register',
      headers: { 'accept-language': 'fr-CA' },
      payload: registrationOf(email),
    })
    expect(answer.statusCode).toBe(200)
    const { rows } = await database.pool.query(
      'select kind, consents.language from consents join users on users.uuid = user_uuid where email = $1',
      [email],
    )
    expect(rows).toEqual([{ kind: 'terms', language: 'fr' }])
  })

  it('A1.12 tells every wrong field at once, in the specified words', async () => {
    const { status, body } = await register({
      email: 'robin@',
      full_name: '',
      company: 'x'.repeat(201),
      phone_number: 'call me',
      password: 'short',
      confirm_password: 'other',
    })
    expect(status).toBe(400)
    const city = 'Select the city from the generated list once you start typing'
    expect(body['fields']).toEqual({
      consents: 'Please accept the terms to continue',
      email: 'E-mail must be valid',
      full_name: 'Required',
      company: 'Use at most 200 characters',
      phone_number: 'Phone must be valid',
      password:
        'Password must be at least 8 characters and contain at least one: uppercase letter, lowercase letter, number, special character',
      confirm_password: 'Confirm Password must match',
      country: city,
      state_prov: city,
      city,
      latitude: city,
      longitude: city,
    })
  })

  it('A1.12 refuses common passwords, and takes long ones', async () => {
    const common = await register(
      registrationOf(newEmail(), { password: 'Football1!', confirm_password: 'Football1!' }),
    )
    expect(common).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('Many people') } },
    })
    const long = `${'lång passphrase '.repeat(8)}A1!`
    const email = newEmail()
    expect((await register(registrationOf(email, { password: long, confirm_password: long }))).status).toBe(200)
    await verify(email, (await mailTo(database, email)).code)
    expect((await signIn(email, long)).status).toBe(200)
    // The same letters as another keyboard writes them.
    expect((await signIn(email, long.normalize('NFD'))).status).toBe(200)
    expect((await signIn(email, long.slice(0, 72))).status).toBe(401)
  })

  it('B7.3 a place that is in no list is flagged at the city', async () => {
    const city = { city: 'Select the city from the generated list once you start typing' }
    const paris = { city: 'Paris', latitude: 48.85, longitude: 2.35 }
    expect((await register(registrationOf(newEmail(), paris))).body['fields']).toEqual(city)
    expect((await register(registrationOf(newEmail(), { state_prov: 'TX' }))).body['fields']).toEqual(city)
  })

  it('A1.7 A1.13 an email that is registered and confirmed: 409, a mail to its owner, and nothing else', async () => {
    const email = newEmail()
    await register(registrationOf(email, withPassword))
    await verify(email, (await mailTo(database, email)).code)
    const before = await Promise.all([count('users'), count('clients'), count('audit_entries')])
    const again = await register(registrationOf(email.toUpperCase(), { full_name: 'Someone Else' }))
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'already_registered', message: `Email ${email.toUpperCase()} is already registered.` },
    })
    expect(await Promise.all([count('users'), count('clients'), count('audit_entries')])).toEqual(before)
    expect(await mailTo(database, email, 2)).toMatchObject({
      subject: 'You already have an account',
      text: expect.stringContaining('Hello Robin Field,'),
    })
  })

  it('of many registrations of one email at once one counts: one account, one company, one good code', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(registrationOf(email, withPassword))))
    // Whoever is overtaken twice is told to sign in; nothing of theirs stays.
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const companies = await database.pool.query(
      'select count(*) as count from clients where not exists (select from users where client_uuid = clients.uuid)',
    )
    expect(companies.rows).toEqual([{ count: 0 }])
    const codes = (await mailsTo(database, email)).map(({ code }) => code)
    const good = []
    for (const [at, code] of codes.entries()) {
      const { body } = await call(server.server, 'POST /auth/verify', {
        body: { email, verification_key: code, registration_key: null },
        address: `192.0.2.${at}`,
      })
      if (body['resetPasswordToken']) good.push(code)
    }
    expect(good).toHaveLength(1)
  })

  it('a mail that can’t be written leaves no account behind', async () => {
    await database.pool.query('alter table mail_outbox add constraint broken check (false) not valid')
    const email = newEmail()
    const before = await Promise.all([count('users'), count('clients'), count('consents')])
    expect((await register(registrationOf(email))).status).toBe(500)
    await database.pool.query('alter table mail_outbox drop constraint broken')
    expect(await Promise.all([count('users'), count('clients'), count('consents')])).toEqual(before)
    expect(await mailsTo(database, email)).toEqual([])
  })

  it('registrations of one address are limited; malformed ones don’t count', async () => {
    const small = await serveAccounts(database, clock, { REGISTRATIONS_PER_ADDRESS: '2' })
    const send = (form: Record<string, unknown>) => call(small.server, 'POST /client/register', { body: form })
    for (let time = 0; time < 3; time += 1) expect((await send({})).status).toBe(400)
    for (let time = 0; time < 2; time += 1) expect((await send(registrationOf(newEmail()))).status).toBe(200)
    expect(await send(registrationOf(newEmail()))).toMatchObject({ status: 429, body: { code: 'too_many' } })
    await small.stop()
  })
})

describe('auth/exists', () => {
  it('B7.2 tells the brands of an account and none of its other permissions', async () => {
    await database.pool.query(
      `insert into users (full_name, email, permissions, password_hash) values
       ('Staff', 'staff@maple.test', '{super_admin,admin}', 'x'), ('Both', 'both@maple.test', '{client.beta,askbetty_client,client}', 'x')`,
    )
    expect((await exists('staff@maple.test')).body).toEqual({ nextStage: 'signin', matches: [{ permissions: [] }] })
    expect((await exists(' Both@Maple.test')).body).toEqual({
      nextStage: 'signin',
      matches: [{ permissions: ['client', 'askbetty_client'] }],
    })
  })

  it('A1.4 asks for a valid email, and an address may ask 60 times in 15 minutes', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await exists('robin@')).body['fields']).toEqual({ email: 'E-mail must be valid' })
    }
    for (let time = 0; time < 60; time += 1) expect((await exists('nobody@maple.test')).status).toBe(200)
    const rejected = await exists('nobody@maple.test')
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many' } })
    clock.set(new Date(start.getTime() + 15 * 60_000))
    expect((await exists('nobody@maple.test')).status).toBe(200)
  })
})
