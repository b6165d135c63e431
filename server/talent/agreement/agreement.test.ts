import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentOperations } from '../../core/content.operations.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { agreementOperations } from '../agreement.operations.ts'
import { isSameName } from './same-name.ts'

const morning = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(morning)
const supplier = {
  name: 'Talentplace Inc.',
  address: ['1 King Street West', 'Toronto ON M5H 1A1'],
  tax_numbers: [{ name: 'GST/HST', number: '123456789 RT0001' }],
}
const configuration = { brand: { name: 'Talentplace' }, supplier }
const path = '/applications/self/agreement'

let database: TestDatabase
let running: OperationsServer
let staff: string
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, (deps) =>
    Object.values({ ...agreementOperations({ ...deps, configuration }), ...contentOperations(deps) }),
  )
  const permissions = [
    'admin',
    'admin_virtualassistant.view',
    'admin_configuration.view',
    'admin_configuration.edit',
  ] as const
  staff = await addSession(database, clock, (await addPerson(database, { permissions })).uuid)
})
beforeEach(() => clock.set(morning))
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function applicant(state: 'interview' | 'onboarding' | 'accepted' | 'rejected' = 'onboarding') {
  const person = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid: person.uuid, state: 'applicant' })
  const application = await addApplication(database, { virtualassistant_uuid: uuid, state })
  const token = await addSession(database, clock, person.uuid)
  const read = async () => (await call(running.server, `GET ${path}`, { token })).body
  const sign = async (more: object = {}) => {
    const { digest } = await read()
    const ticks = { has_read: true, is_contractor: true, signs_by_name: true }
    const body = { digest, signed_name: person.full_name.toUpperCase(), ...ticks, ...more }
    return call(running.server, `POST ${path}`, { token, body, address: '203.0.113.7' })
  }
  return { ...person, assistant: uuid, application, token, read, sign }
}

const textOf = (body: Record<string, unknown>) => JSON.stringify(body['text'])

async function publish(change: (text: string) => string) {
  const { body } = await call(running.server, 'GET /content/assistant-agreement', { token: staff })
  const text: unknown = JSON.parse(change(textOf(body)))
  const sent = { text, version: body['version'], reason: 'Clearer' }
  return call(running.server, 'PUT /content/assistant-agreement', { token: staff, body: sent })
}

describe('C6.1 the contract of an applicant', () => {
  it('is shown with everything filled in', async () => {
    const someone = await applicant()
    const view = await someone.read()
    expect(view).toMatchObject({ is_open: true, signed: null, full_name: someone.full_name })
    expect(textOf(view)).not.toMatch(/\{\{|\{brand/)
    expect(textOf(view)).toContain(`Between ${someone.full_name}, Toronto, Ontario, Canada`)
    expect(textOf(view)).toContain('Nov 20th 2026')
    expect(textOf(view)).toMatch(/\$\d+\.\d\d[^;]* an hour/)
  })

  it('is signed by one’s name once, and kept as it was read, with a file and its hash', async () => {
    const someone = await applicant()
    const signed = await someone.sign()
    expect(signed.status).toBe(200)
    const { rows } = await database.pool.query<{ step: string }>(
      'select step from application_steps where application_uuid = $1',
      [someone.application],
    )
    expect(rows).toEqual([{ step: 'contract' }])
    clock.set(new Date('2026-12-02T15:00:00Z'))
    const again = await someone.sign({ signed_name: 'Someone Else' })
    expect(again.body).toEqual(signed.body)
    const file = await running.server.inject({
      url: `/api${path}/file`,
      headers: { authorization: `Bearer ${someone.token}` },
    })
    const hash = createHash('sha256').update(file.rawPayload).digest('hex')
    expect(signed.body['signed']).toMatchObject({ sha256: hash, signed_date: morning.toISOString() })
    const written = await pdfText(file.rawPayload)
    expect(written).toContain('203.0.113.7')
    expect(written).toContain(someone.full_name.toUpperCase())
    const parties = [supplier.name, ...supplier.address, 'GST/HST 123456789 RT0001', someone.full_name, 'Canada']
    for (const line of parties) expect(written).toContain(line)
    const list = await call(running.server, `GET /virtualassistants/${someone.assistant}/agreements`, { token: staff })
    expect(list.body['agreements']).toEqual([
      { application_uuid: someone.application, ...(signed.body['signed'] as object) },
    ])
  })

  it('is signed by whoever was accepted without it, and by nobody who was turned down', async () => {
    const accepted = await applicant('accepted')
    expect(await accepted.read()).toMatchObject({ is_open: true, signed: null })
    expect((await accepted.sign()).status).toBe(200)
    expect(await (await applicant('rejected')).sign()).toMatchObject({
      status: 409,
      body: { code: 'step_closed', message: 'Your application has ended.' },
    })
  })

  it('is signed once, however often it is sent at the same time', async () => {
    const someone = await applicant()
    const answers = await Promise.all([someone.sign(), someone.sign(), someone.sign()])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  it('asks for one’s own name and every box, and waits for its state', async () => {
    const someone = await applicant()
    expect((await someone.sign({ signed_name: 'Robin' })).body['fields']).toEqual({
      signed_name: `Please type your name as we have it: ${someone.full_name}`,
    })
    expect((await someone.sign({ is_contractor: false })).body['fields']).toEqual({
      is_contractor: 'Please tick this box',
    })
    const early = await applicant('interview')
    expect(await early.read()).toMatchObject({ is_open: false })
    expect((await early.sign()).body['code']).toBe('step_closed')
  })

  it('isn’t signed where another edition has come in between', async () => {
    const someone = await applicant()
    const { digest, version } = await someone.read()
    expect((await publish((text) => text.replace('within one business day', 'within a day'))).status).toBe(200)
    expect((await someone.sign({ digest })).body['code']).toBe('agreement_changed')
    const view = await someone.read()
    expect(view['version']).not.toBe(version)
    expect(textOf(view)).toContain('within a day')
    expect((await someone.sign()).status).toBe(200)
  })

  it('can’t be published with something that nobody could fill in', async () => {
    const answer = await publish((text) => text.replace('{{address}}', '{{shoe_size}}'))
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toContain('{{shoe_size}} stands for nothing')
  })
})

it.each([
  ['zoë  o’brien-roy', 'Zoë O’Brien-Roy', true],
  ['ZOE OBRIENROY', 'Zoë O’Brien-Roy', true],
  ['Zoë Roy', 'Zoë O’Brien-Roy', false],
])('C6.1 “%s” as the signature of %s: %s', (typed, name, same) => {
  expect(isSameName(typed, name)).toBe(same)
})
