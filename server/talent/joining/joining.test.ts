import { noAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { unsubscribeLinksOf } from '../../platform/mail/unsubscribe-links-of.ts'
import { addPerson } from '../../testing/people.ts'
import { joiningSuite, type Applicant } from '../../testing/joining-suite.ts'
import { mailsTo } from '../../testing/servers/account-server.ts'
import { joiningConfiguration as configuration } from '../../testing/servers/joining-server.ts'
import { remindApplicants } from './remind-applicants.ts'

const {
  began,
  answered,
  clock,
  database,
  running,
  role,
  newAddress,
  begin,
  lastMail,
  confirm,
  applicant,
  fillIn,
  handIn,
  assistantOf,
} = await joiningSuite()
const day = 86_400_000
const { publicUrl } = configuration
const log = pino({ level: 'silent' })

describe('C6.1 beginning to apply', () => {
  it('keeps nothing but what was entered until the mailed code is there; then the account, its profile and the application', async () => {
    const email = newAddress()
    expect(await begin(email, { phone_extension: '7' })).toMatchObject({ status: 200, body: {} })
    const accounts = database.kysely.selectFrom('users').selectAll().where('email', '=', email)
    expect(await accounts.execute()).toEqual([])
    expect((await confirm(email, 'ABCDEF')).body).toMatchObject({ code: 'wrong_code' })
    const { code } = await lastMail(email)
    const confirmed = await confirm(email, code)
    expect(confirmed).toMatchObject({ status: 200, body: { user: { email, permissions: ['virtualassistant'] } } })
    const account = await accounts.executeTakeFirstOrThrow()
    expect(account).toMatchObject({ verified_date: began, timezone: 'America/Toronto', phone_extension: '7' })
    expect(await assistantOf(account.uuid)).toMatchObject({
      state: 'applicant',
      display_name: 'Robin F.',
      available_hours_per_month: 0,
    })
    const { token } = confirmed.body as { token: string }
    expect((await call(running.server, 'GET /applications/self', { token })).body).toMatchObject({
      application: { state: 'started', next_step: 'apply' },
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
    expect((await lastMail(email)).text).toContain('apply with a different address')
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
