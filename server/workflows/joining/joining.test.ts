import { noAnswers } from '@talentplace/contract/applications/answers.routes'
import type { ApplicationState } from '@talentplace/contract/applications/application.states'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { unsubscribeLinksOf } from '../../platform/mail/unsubscribe-links-of.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { mailsTo } from '../../testing/servers/account-server.ts'
import { joiningConfiguration as configuration, serveJoining } from '../../testing/servers/joining-server.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { remindApplicants } from './remind-applicants.ts'

const began = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(began)
const day = 86_400_000
const { publicUrl } = configuration
const log = pino({ level: 'silent' })
const password = 'Long-enough-pass-9!'
const answered = {
  ...noAnswers,
  work_country: 'CA',
  work_right: 'citizen',
  experience_years: 4,
  experience: 'Books and payroll for two cafés.',
  weekly_hours: 20,
  computer: 'A three-year-old laptop',
  internet_mbps: 150,
} as const

let database: TestDatabase
let running: OperationsServer
let staff: string
let role: number
beforeAll(async () => {
  database = await testDatabase()
  running = await serveJoining(database, clock)
  const { uuid } = await addPerson(database, { permissions: ['super_admin'] })
  staff = await addSession(database, clock, uuid)
  const { rows } = await database.pool.query<{ id: number }>('select id from roles order by id limit 1')
  role = rows[0]?.id ?? 0
})
beforeEach(() => clock.set(began))
afterAll(async () => {
  await running.stop()
  await database.close()
})

let people = 0
const newAddress = () => `robin${(people += 1)}@example.test`

function begin(email: string, more: object = {}) {
  const body = {
    full_name: 'Robin Field',
    email,
    phone_number: '416 555 0100',
    country: 'CA',
    state_prov: 'ON',
    city: 'Toronto',
    latitude: 43.65,
    longitude: -79.38,
    terms_version: '2026-11-20',
    data_version: '2026-11-26',
    ...more,
  }
  return call(running.server, 'POST /applications', { body })
}

async function lastMail(email: string) {
  const mail = (await mailsTo(database, email)).at(-1)
  return {
    subject: mail?.subject,
    text: mail?.text ?? '',
    code: mail?.code ?? '',
    startKey: /apply\?key=([\w-]{22})&/.exec(mail?.text ?? '')?.[1] ?? '',
    resumeKey: /apply\?resume=([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '',
  }
}

async function confirm(email: string, verification_key: string) {
  return call(running.server, 'POST /applications/confirmation', { body: { email, verification_key, password } })
}

/** Someone whose application is started, signed in. */
async function applicant() {
  const email = newAddress()
  await begin(email)
  const { body } = await confirm(email, (await lastMail(email)).code)
  const { token, user } = body as { token: string; user: { uuid: string } }
  const own = async () =>
    (await call(running.server, 'GET /applications/self', { token })).body as { uuid: string; version: number }
  return { email, token, user: user.uuid, own }
}

type Applicant = Awaited<ReturnType<typeof applicant>>

async function fillIn({ token }: Applicant) {
  await call(running.server, 'PUT /applications/self/answers', {
    token,
    body: { version: 0, answers: answered, done: true },
  })
  const skills = [{ kind: 'role', id: role, level: 3, proof: 'Two years at a café' }]
  await call(running.server, 'PUT /applications/self/skills', { token, body: { version: 0, skills, done: true } })
}

async function handIn(one: Applicant) {
  await fillIn(one)
  return call(running.server, 'POST /applications/self/submit', { token: one.token })
}

async function decide(one: Applicant, state: ApplicationState, more: object = {}) {
  const { uuid, version } = await one.own()
  return call(running.server, `PUT /applications/${uuid}/state`, {
    token: staff,
    body: { version, state, note: 'As we said', ...more },
  })
}

const assistantOf = (user: string) =>
  database.kysely.selectFrom('assistants').selectAll().where('user_uuid', '=', user).executeTakeFirstOrThrow()

describe('C6.1 beginning to apply', () => {
  it('keeps nothing but what was entered until the mailed code is there; then the account, its profile and the application', async () => {
    const email = newAddress()
    expect(await begin(email)).toMatchObject({ status: 200, body: {} })
    const accounts = database.kysely.selectFrom('users').selectAll().where('email', '=', email)
    expect(await accounts.execute()).toEqual([])
    expect((await confirm(email, 'ABCDEF')).body).toMatchObject({ code: 'wrong_code' })
    const { code } = await lastMail(email)
    const confirmed = await confirm(email, code)
    expect(confirmed).toMatchObject({ status: 200, body: { user: { email, permissions: ['virtualassistant'] } } })
    const account = await accounts.executeTakeFirstOrThrow()
    expect(account).toMatchObject({ verified_date: began, timezone: 'America/Toronto' })
    expect(await assistantOf(account.uuid)).toMatchObject({
      state: 'applicant',
      display_name: 'Robin F.',
      available_hours_per_month: 0,
    })
    const { token } = confirmed.body as { token: string }
    expect((await call(running.server, 'GET /applications/self', { token })).body).toMatchObject({
      state: 'started',
      next_step: 'apply',
    })
    expect((await confirm(email, code)).body, 'once').toMatchObject({ code: 'wrong_code' })
  })

  it('continues by the mailed link, too, and of two forms the later one counts', async () => {
    const email = newAddress()
    await begin(email)
    const first = await lastMail(email)
    await begin(email, { full_name: 'Robin Fielding' })
    expect((await confirm(email, first.startKey)).status).toBe(400)
    expect((await confirm(email, (await lastMail(email)).startKey)).body).toMatchObject({
      user: { full_name: 'Robin Fielding' },
    })
  })

  it('a code is over after half an hour, and after 25 tries; its link isn’t', async () => {
    const email = newAddress()
    await begin(email)
    const { code, startKey } = await lastMail(email)
    clock.set(new Date(began.getTime() + 31 * 60_000))
    expect((await confirm(email, code)).status).toBe(400)
    clock.set(began)
    for (let time = 0; time < 25; time += 1) await confirm(email, 'ABCDEF')
    expect((await confirm(email, code)).status).toBe(400)
    expect((await confirm(email, startKey)).status).toBe(200)
  })

  it('answers alike for an address with an account, whose owner is mailed what to do', async () => {
    const client = await addPerson(database, { permissions: ['client'], email: newAddress() })
    const { email } = await database.kysely
      .selectFrom('users')
      .select('email')
      .where('uuid', '=', client.uuid)
      .executeTakeFirstOrThrow()
    expect(await begin(email)).toMatchObject({ status: 200, body: {} })
    expect((await lastMail(email)).text).toContain('apply with another address')
    const one = await applicant()
    expect(await begin(one.email)).toMatchObject({ status: 200, body: {} })
    expect((await lastMail(one.email)).resumeKey).not.toBe('')
  })
})

const named = (id: number) => [{ kind: 'role', id, level: 2, proof: '' }]

describe('C6.1 the steps that are saved as they are typed', () => {
  it('keeps what is incomplete, and is done only once all of it is there', async () => {
    const { token } = await applicant()
    const save = (body: object) => call(running.server, 'PUT /applications/self/answers', { token, body })
    const half = { ...noAnswers, computer: 'A laptop' }
    expect((await save({ version: 0, answers: half, done: false })).body).toMatchObject({ version: 1, done: false })
    expect(await save({ version: 1, answers: half, done: true })).toMatchObject({
      status: 400,
      body: { fields: { 'answers.weekly_hours': 'Enter a number', 'answers.work_country': 'Choose one' } },
    })
    expect((await save({ version: 0, answers: answered, done: true })).body, 'another tab was faster').toMatchObject({
      code: 'stale_version',
    })
    expect((await save({ version: 1, answers: answered, done: true })).body).toMatchObject({ version: 2, done: true })
  })

  it('needs a role that there is', async () => {
    const { token } = await applicant()
    const save = (body: object) => call(running.server, 'PUT /applications/self/skills', { token, body })
    expect((await save({ version: 0, skills: [], done: true })).status).toBe(400)
    expect((await save({ version: 0, skills: named(1_999_999), done: false })).status).toBe(400)
    expect((await save({ version: 0, skills: named(role), done: true })).body).toMatchObject({
      version: 1,
      done: true,
      skills: [{ kind: 'role', id: role, level: 2, value: expect.any(String) }],
    })
  })

  it('is handed in once, complete, and becomes the profile', async () => {
    const one = await applicant()
    expect((await call(running.server, 'POST /applications/self/submit', { token: one.token })).body).toMatchObject({
      code: 'incomplete',
    })
    expect((await handIn(one)).body).toMatchObject({ state: 'submitted', next_step: 'skilltest' })
    expect((await call(running.server, 'POST /applications/self/submit', { token: one.token })).status).toBe(200)
    const mails = await mailsTo(database, one.email)
    expect(mails.filter(({ subject }) => subject === 'We have your application')).toHaveLength(1)
    expect(await assistantOf(one.user)).toMatchObject({ role_ids: [role], available_hours_per_month: 80 })
    const late = await call(running.server, 'PUT /applications/self/answers', {
      token: one.token,
      body: { version: 1, answers: answered, done: false },
    })
    expect(late.body).toMatchObject({ code: 'step_closed' })
  })
})

describe('C6.1 profile', () => {
  it('opens once the application is handed in, and is done with all that clients need to read', async () => {
    const one = await applicant()
    const { token } = one
    const words = { display_name: 'Robin', blurb: 'Books.', bio: '', available_hours_per_month: 60 }
    const save = (version: number, availabilities: string[]) =>
      call(running.server, 'PUT /applications/self/profile', { token, body: { version, ...words, availabilities } })
    expect((await save(1, ['monday_morning'])).body).toMatchObject({ code: 'step_closed' })
    await handIn(one)
    expect((await save(2, [])).body).toMatchObject({ fields: { availabilities: 'Choose when you can work' } })
    expect((await save(1, ['monday_morning'])).body).toMatchObject({ code: 'stale_version' })
    expect((await save(2, ['monday_morning', 'sunday_evening'])).body).toMatchObject({ version: 3, done: true })
    expect(await assistantOf(one.user)).toMatchObject({ display_name: 'Robin', availability: 1 + 2 ** 20 })
  })
})

describe('C6 coming back', () => {
  it('a mailed link signs in once, within seven days, and leads to the application', async () => {
    const one = await applicant()
    await call(running.server, 'POST /applications/self/resume-link', { token: one.token })
    const { resumeKey: key } = await lastMail(one.email)
    const resume = () => call(running.server, 'POST /applications/resume', { body: { key } })
    expect(await resume()).toMatchObject({ status: 200, body: { user: { email: one.email } } })
    expect((await resume()).body).toMatchObject({ code: 'link_over' })
    expect(await call(running.server, 'POST /applications/resume-link', { body: { email: one.email } })).toMatchObject({
      body: {},
    })
    const { resumeKey: later } = await lastMail(one.email)
    clock.set(new Date(began.getTime() + 8 * day))
    expect((await call(running.server, 'POST /applications/resume', { body: { key: later } })).status).toBe(400)
  })

  it('a mailed link alone doesn’t open an account with two-step sign-in, and stays good', async () => {
    const one = await applicant()
    await call(running.server, 'POST /applications/self/resume-link', { token: one.token })
    const { resumeKey: key } = await lastMail(one.email)
    const resume = () => call(running.server, 'POST /applications/resume', { body: { key } })
    await database.pool.query(
      `insert into two_factors (user_uuid, key_id, sealed, begun_date, confirmed_date, last_step)
       select uuid, '0123456789abcdef', decode(repeat('00', 40), 'hex'), $2, $2, 1 from users where email = $1`,
      [one.email, began],
    )
    expect(await resume()).toMatchObject({ status: 400, body: { code: 'two_step_on' } })
    await database.pool.query('delete from two_factors')
    expect((await resume()).status).toBe(200)
  })

  it('says nothing of whether an address has an application', async () => {
    const email = newAddress()
    expect(await call(running.server, 'POST /applications/resume-link', { body: { email } })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await mailsTo(database, email)).toEqual([])
  })

  it('reminds whoever stopped after 2, 7 and 21 days, once each, and stops on progress and when they unsubscribe', async () => {
    const deps = { database, clock, log, configuration, unsubscribeLinks: unsubscribeLinksOf({ database, publicUrl }) }
    const [one, other] = [await applicant(), await applicant()]
    await database.kysely
      .insertInto('user_preferences')
      .values({ user_uuid: other.user, notifications: JSON.stringify({ application: 'in_app' }) })
      .execute()
    const reminders = async ({ email }: Applicant) =>
      (await mailsTo(database, email)).filter(({ subject }) => subject === 'Your application is waiting for you').length
    const on = async (days: number) => {
      clock.set(new Date(began.getTime() + days * day))
      await remindApplicants(deps)
      await remindApplicants(deps)
      return reminders(one)
    }
    expect([await on(1), await on(2), await on(3), await on(7), await on(21), await on(27)]).toEqual([0, 1, 1, 2, 3, 3])
    expect(await reminders(other)).toBe(0)
    await fillIn(one)
    expect(await on(28)).toBe(3)
    const { resumeKey } = await lastMail(one.email)
    expect(resumeKey).not.toBe('')
  })
})

describe('C6 deciding', () => {
  it('goes only where the states lead, and each step is mailed', async () => {
    const one = await applicant()
    await handIn(one)
    expect((await decide(one, 'accepted')).body).toMatchObject({ code: 'impossible_state' })
    expect((await decide(one, 'interview')).status).toBe(200)
    expect((await lastMail(one.email)).subject).toBe('Your application: Interview')
    const { uuid } = await one.own()
    const stale = { version: 1, state: 'onboarding', note: 'Late' }
    expect(
      (await call(running.server, `PUT /applications/${uuid}/state`, { token: staff, body: stale })).body,
    ).toMatchObject({
      code: 'stale_version',
    })
    expect((await decide(one, 'onboarding')).status).toBe(200)
    expect((await decide(one, 'accepted')).status).toBe(200)
    expect(await assistantOf(one.user)).toMatchObject({ state: 'probationary', probation_ends: '2027-02-18' })
    expect((await lastMail(one.email)).subject).toContain('Welcome')
  })

  it('the state of an applicant isn’t changed beside their application', async () => {
    const one = await applicant()
    const { uuid, version } = await assistantOf(one.user)
    const body = { version, state: 'active', reason: 'In a hurry' }
    expect(
      (await call(running.server, `PUT /virtualassistants/${uuid}/state`, { token: staff, body })).body,
    ).toMatchObject({
      code: 'application_open',
    })
  })

  it('whoever is turned down hears why and from when they may apply again, and then begins with their answers', async () => {
    const one = await applicant()
    await handIn(one)
    await decide(one, 'rejected', { told_reason: 'We need more practice with books.' })
    const mail = await lastMail(one.email)
    expect(mail.text).toContain('We need more practice with books.')
    expect(mail.text).toContain('May 20th 2027')
    expect(await assistantOf(one.user)).toMatchObject({ state: 'ineligible', rejected_date: began })
    const again = () =>
      call(running.server, 'POST /applications/self/again', { token: one.token, body: { data_version: '2026-11-26' } })
    expect((await again()).body).toMatchObject({ code: 'too_early' })
    clock.set(new Date('2027-05-20T15:00:00Z'))
    const token = await addSession(database, clock, one.user)
    const begun = await call(running.server, 'POST /applications/self/again', {
      token,
      body: { data_version: '2026-11-26' },
    })
    expect(begun.body).toMatchObject({ state: 'started', next_step: 'apply', reapply_date: null })
    expect((await call(running.server, 'GET /applications/self/answers', { token })).body).toMatchObject({
      answers: answered,
      done: false,
    })
    expect(await assistantOf(one.user)).toMatchObject({ state: 'applicant', rejected_date: null })
  })

  it('whoever withdraws can begin anew at once, five times a year', async () => {
    const { token } = await applicant()
    const withdraw = () => call(running.server, 'POST /applications/self/withdraw', { token })
    const again = () =>
      call(running.server, 'POST /applications/self/again', { token, body: { data_version: '2026-11-26' } })
    expect((await again()).body).toMatchObject({ code: 'application_open' })
    for (let time = 1; time < 5; time += 1) {
      expect((await withdraw()).body).toMatchObject({ state: 'withdrawn' })
      expect((await again()).body).toMatchObject({ state: 'started' })
    }
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).body).toMatchObject({ code: 'application_ended' })
    expect((await again()).body).toMatchObject({ code: 'too_early' })
  })

  it('C6.2 is listed for staff, who see whose turn it is: ours once there is nothing left for the applicant', async () => {
    const one = await applicant()
    await handIn(one)
    const listed = async (query: string) => {
      const path = `GET /virtualassistants/search?list=applicants&search=${one.email}${query}` as const
      return (await call(running.server, path, { token: staff })).body
    }
    expect(await listed('&application_state=submitted')).toMatchObject({
      count: 1,
      assistants: [{ application_state: 'submitted', next_step: 'skilltest', submitted_date: began.toISOString() }],
    })
    expect(await listed('&application_state=started')).toMatchObject({ count: 0 })
    expect(await listed('&waits_for_us=true')).toMatchObject({ count: 0 })
    const { uuid } = await one.own()
    for (const step of ['skilltest', 'profile'] as const) {
      await database.kysely
        .insertInto('application_steps')
        .values({ application_uuid: uuid, step, done_date: began })
        .execute()
    }
    expect(await listed('&waits_for_us=true&pagination.sortBy[]=submitted_date')).toMatchObject({
      count: 1,
      assistants: [{ next_step: null }],
    })
  })

  it('staff see each application whole', async () => {
    const one = await applicant()
    await handIn(one)
    const { body } = await call(running.server, `GET /virtualassistants/${one.user}/applications`, { token: staff })
    expect(body).toMatchObject({
      count: 1,
      applications: [
        {
          state: 'submitted',
          submitted_date: began.toISOString(),
          answers: answered,
          skills: [{ kind: 'role', id: role, level: 3, proof: 'Two years at a café' }],
          steps: expect.arrayContaining([{ name: 'apply', standing: 'done', done_date: began.toISOString() }]),
        },
      ],
    })
  })
})
