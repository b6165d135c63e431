import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { addSession } from '../../testing/people.ts'
import { joiningSuite } from '../../testing/joining-suite.ts'

const { began, answered, clock, database, running, staff, role, lastMail, applicant, handIn, decide, assistantOf } =
  await joiningSuite()

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

  it('who is accepted early is told apart by what is missing; the agreement alone keeps them from a place', async () => {
    const one = await applicant()
    await handIn(one)
    await decide(one, 'interview')
    await decide(one, 'onboarding')
    const { uuid } = await assistantOf(one.user)
    const missing = async () => {
      const { body } = await call(running.server, `GET /virtualassistants/${uuid}/applications`, { token: staff })
      return (body as { applications: { missing: { name: string; blocks_placement: boolean }[] }[] }).applications[0]
        ?.missing
    }
    const all = [
      'skilltest',
      'scheduleinterview',
      'profile',
      'scheduleonboarding',
      'contract',
      'courses',
      'bank_details',
    ]
    const expected = all.map((name) => ({ name, blocks_placement: name === 'contract' }))
    expect(await missing()).toEqual(expected)
    expect((await decide(one, 'accepted')).status).toBe(200)
    expect(await missing()).toEqual(expected)
    const own = await one.own()
    expect(own).toMatchObject({ state: 'accepted', next_step: 'contract' })
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
    expect(mail.text).toContain('May 20, 2027')
    expect(await assistantOf(one.user)).toMatchObject({ state: 'ineligible', rejected_date: began })
    const again = () =>
      call(running.server, 'POST /applications/self/again', { token: one.token, body: { data_version: '2026-11-26' } })
    expect((await again()).body).toMatchObject({ code: 'too_early' })
    clock.set(new Date('2027-05-20T15:00:00Z'))
    const token = await addSession(database, clock, one.user)
    const started = await call(running.server, 'POST /applications/self/again', {
      token,
      body: { data_version: '2026-11-26' },
    })
    expect(started.body).toMatchObject({ state: 'started', next_step: 'apply', reapply_date: null })
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
