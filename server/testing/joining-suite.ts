import { noAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import type { ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import { afterAll, beforeEach } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { call } from './call.ts'
import { testDatabase } from './database.ts'
import { addPerson, addSession } from './people.ts'
import { mailsTo } from './servers/account-server.ts'
import { serveJoining } from './servers/joining-server.ts'

const began = new Date('2026-11-20T15:00:00Z')
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

/** Someone who applies, signed in. */
export interface Applicant {
  readonly email: string
  readonly token: string
  readonly user: string
  readonly own: () => Promise<{ uuid: string; version: number }>
}

/** People who apply, and staff who decide. To be awaited once, before the first test. */
export async function joiningSuite() {
  const clock = settableClock(began)
  const database = await testDatabase()
  const running = await serveJoining(database, clock)
  const staff = await addSession(database, clock, (await addPerson(database, { permissions: ['super_admin'] })).uuid)
  const { rows } = await database.pool.query<{ id: number }>('select id from roles order by id limit 1')
  const role = rows[0]?.id ?? 0
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
  async function applicant(): Promise<Applicant> {
    const email = newAddress()
    await begin(email)
    const { body } = await confirm(email, (await lastMail(email)).code)
    const { token, user } = body as { token: string; user: { uuid: string } }
    const own = async () =>
      (await call(running.server, 'GET /applications/self', { token })).body['application'] as {
        uuid: string
        version: number
      }
    return { email, token, user: user.uuid, own }
  }

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

  return {
    began,
    answered,
    password,
    clock,
    database,
    running,
    staff,
    role,
    newAddress,
    begin,
    lastMail,
    confirm,
    applicant,
    fillIn,
    handIn,
    decide,
    assistantOf,
  }
}
