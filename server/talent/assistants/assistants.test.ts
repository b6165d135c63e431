import type { AssistantRecord, AssistantSummary } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { assistantsOperations } from '../assistants.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let staff: string
let staffUuid: string

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ throttle }) =>
    Object.values(assistantsOperations({ database, clock, throttle, files: createFolderStore(tmpdir()) })),
  )
  const person = await addPerson(database, {
    permissions: ['admin', 'admin_virtualassistant.view', 'admin_virtualassistant.edit'],
  })
  staffUuid = person.uuid
  staff = await addSession(database, clock, person.uuid)
  await addAssistant(database, { display_name: 'Zoe A.', available_hours_per_month: 80, role_ids: [1, 2] })
  await addAssistant(database, { display_name: 'adam B.', role_ids: [1], timezone: 'America/Vancouver', region: 'BC' })
  await addAssistant(database, { display_name: 'Pia P.', state: 'paused' })
  await addAssistant(database, { display_name: 'Ina I.', state: 'inactive' })
  await addAssistant(database, { display_name: 'App L.', state: 'applicant' })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function list(query: string): Promise<{ names: string[]; count: number; rows: AssistantSummary[] }> {
  const { body } = await call(running.server, `GET /virtualassistants/search?${query}`, { token: staff })
  const rows = body['assistants'] as AssistantSummary[]
  return { names: rows.map(({ display_name }) => display_name), count: Number(body['count']), rows }
}

/** By which states of an application the list finds the words. */
async function statesOf(words: string): Promise<string[]> {
  const found: string[] = []
  for (const state of ['started', 'withdrawn', 'testing']) {
    if ((await list(`search=${words}&application_state=${state}`)).count > 0) found.push(state)
  }
  return found
}

async function read(uuid: string): Promise<AssistantRecord> {
  const { body } = await call(running.server, `GET /virtualassistants/${uuid}`, { token: staff })
  return body as unknown as AssistantRecord
}

const move = (uuid: string, body: object) =>
  call(running.server, `PUT /virtualassistants/${uuid}/state`, { token: staff, body })

const auditOf = (uuid: string) =>
  database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'reason', 'details'])
    .where('entity', '=', `assistant:${uuid}`)
    .orderBy('id', 'desc')
    .execute()

describe('E1.1 the lists of assistants', () => {
  it('A6.6 are by full name, whatever the letters’ case, with their exact total', async () => {
    expect(await list('list=active')).toMatchObject({ names: ['adam B.', 'Zoe A.'], count: 2 })
    expect((await list('list=active&pagination.sortBy[]=full_name&pagination.sortDesc[]=true')).names).toEqual([
      'Zoe A.',
      'adam B.',
    ])
  })

  it('0.14 keep the paused with the inactive, and tell them apart', async () => {
    expect(await list('list=inactive')).toMatchObject({ names: ['Ina I.', 'Pia P.'], count: 2 })
    expect((await list('list=inactive&state=paused')).names).toEqual(['Pia P.'])
  })

  it('find who has all of the roles, enough spare hours, or a clock', async () => {
    expect((await list('list=active&role_ids=1,2')).names).toEqual(['Zoe A.'])
    expect((await list('list=active&spare_hours=80')).names).toEqual(['Zoe A.'])
    expect((await list('list=active&timezone=America/Vancouver')).names).toEqual(['adam B.'])
  })

  it('find by words of the account’s name and email, which they show instead of what clients call them', async () => {
    const account = await addPerson(database, { permissions: ['virtualassistant'], email: 'lee@example.test' })
    await addAssistant(database, { display_name: 'Lee K.', user_uuid: account.uuid, state: 'probationary' })
    await database.pool.query(`update users set full_name = 'Leona Kim' where uuid = $1`, [account.uuid])
    const found = await list('search=leona+kim')
    expect(found.rows).toMatchObject([{ full_name: 'Leona Kim', display_name: 'Lee K.', email: 'lee@example.test' }])
    expect((await list('search=lee@exa')).count).toBe(1)
    expect((await list('search=leona+smith')).count).toBe(0)
  })

  it('count by state what a count of the rows counts, after every kind of change', async () => {
    const { uuid } = await addAssistant(database, { display_name: 'Cora C.' })
    await move(uuid, { version: 1, state: 'inactive', reason: 'A break' })
    const removed = await addAssistant(database, { display_name: 'Gus G.' })
    await database.kysely.deleteFrom('assistants').where('uuid', '=', removed.uuid).execute()
    const { rows } = await database.pool.query(
      `select state, kept.assistants, count(assistants.uuid)::int as counted from assistant_counts kept
       left join assistants using (state) group by 1, 2`,
    )
    expect(rows.filter(({ assistants, counted }) => assistants !== counted)).toEqual([])
    expect(rows).toHaveLength(7)
  })

  it('ask for the state of the latest application, which follows whatever becomes of it', async () => {
    const { uuid: virtualassistant_uuid } = await addAssistant(database, { display_name: 'Tia T.', state: 'applicant' })
    expect(await statesOf('tia')).toEqual([])
    const first = await addApplication(database, { virtualassistant_uuid })
    expect(await statesOf('tia')).toEqual(['started'])
    await database.pool.query(`update applications set state = 'withdrawn' where uuid = $1`, [first])
    const created_date = new Date('2026-11-19T15:00:00Z')
    const second = await addApplication(database, { virtualassistant_uuid, state: 'testing', created_date })
    await database.pool.query(`update applications set submitted_date = now() where uuid = $1`, [first])
    expect(await statesOf('tia')).toEqual(['testing'])
    await database.pool.query('delete from applications where uuid = $1', [second])
    expect(await statesOf('tia')).toEqual(['withdrawn'])
  })

  it('are sorted by when the latest application was handed in, whoever never did so last, from either end', async () => {
    const names = ['Uma 2', 'Uma 1', 'Uma 3', 'Uma 4']
    for (const display_name of names) {
      const { uuid: virtualassistant_uuid } = await addAssistant(database, { display_name, state: 'lost' })
      if (display_name === 'Uma 4') continue
      const handedIn = new Date(Date.UTC(2026, 9, Number(display_name.at(-1))))
      await addApplication(database, { virtualassistant_uuid, submitted_date: handedIn, state: 'rejected' })
    }
    const sorted = 'search=uma&pagination.sortBy[]=submitted_date'
    expect((await list(sorted)).names).toEqual(['Uma 1', 'Uma 2', 'Uma 3', 'Uma 4'])
    expect((await list(`${sorted}&pagination.sortDesc[]=true&pagination.limit=2&pagination.offset=1`)).names).toEqual([
      'Uma 3',
      'Uma 2',
    ])
  })

  it('show those whom the caller looks after, and who does', async () => {
    const { uuid } = await addAssistant(database, { display_name: 'Mina M.', state: 'ineligible' })
    await database.kysely
      .insertInto('people_relationships')
      .values({
        virtualassistant_uuid: uuid,
        role: 'vsm',
        user_uuid: staffUuid,
        source: 'talent_team',
        since: clock.now(),
      })
      .execute()
    const mine = await list('mine=true')
    expect(mine.rows).toMatchObject([{ display_name: 'Mina M.', vsm_name: expect.stringMatching(/^Person/) }])
  })
})

describe('E1 an assistant’s page', () => {
  it('tells their subscriptions, who leads and who brought them together', async () => {
    const client_uuid = await addClient(database, 'Maple Books')
    const { uuid: created_by } = await addPerson(database, { permissions: ['client'], client_uuid })
    const { uuid } = await addAssistant(database, { display_name: 'Petra P.' })
    await addInvitation(database, { client_uuid, created_by, virtualassistant_uuid: uuid, start_date: '2026-11-02' })
    const record = await read(uuid)
    expect(record.projects).toMatchObject([
      { company: 'Maple Books', selection: 'current', va_lead: true, source: 'client', hours_per_month: 10 },
    ])
    expect(record).toMatchObject({ project_count: 1, monthly_hours_committed: 10, spare_hours: 30 })
  })

  it('is found by the uuid of the account, too', async () => {
    const account = await addPerson(database, { permissions: ['virtualassistant'] })
    const { uuid } = await addAssistant(database, { user_uuid: account.uuid })
    expect(await read(account.uuid)).toMatchObject({ uuid, user_uuid: account.uuid })
  })

  it('changes what clients read, in the audit with what it was, and never over someone else’s save', async () => {
    const { uuid } = await addAssistant(database, { display_name: 'Old N.' })
    const body = {
      version: 1,
      display_name: 'New N.',
      preferred_pronouns: 'she/her',
      blurb: '',
      bio: '',
      available_hours_per_month: 60,
      role_ids: [1],
      skill_ids: [],
      tool_ids: [],
      probation_ends: null,
      reason: 'Asked us to',
    }
    const save = (sent: object) => call(running.server, `PUT /virtualassistants/${uuid}`, { token: staff, body: sent })
    expect((await save(body)).body).toMatchObject({ full_name: 'New N.', available_hours_per_month: 60, version: 2 })
    expect((await save(body)).status).toBe(409)
    expect((await auditOf(uuid))[0]).toMatchObject({
      action: 'assistant.changed',
      reason: 'Asked us to',
      details: { display_name: { before: 'Old N.', after: 'New N.' } },
    })
    const unknown = await save({ ...body, version: 2, role_ids: [2_000_000_000] })
    expect(unknown.body).toMatchObject({ code: 'invalid', fields: { role_ids: expect.any(String) } })
    expect((await save({ ...body, version: 2, probation_ends: '2027-02-01' })).status).toBe(400)
  })
})

describe('E1 an assistant’s state', () => {
  it('changes with its reason, which the page shows and the audit keeps', async () => {
    const { uuid } = await addAssistant(database, {})
    const { body } = await move(uuid, { version: 1, state: 'inactive', reason: 'A break until spring' })
    expect(body).toMatchObject({
      state: 'inactive',
      state_reason: 'A break until spring',
      state_date: clock.now().toISOString(),
    })
    expect((await auditOf(uuid))[0]).toMatchObject({
      action: 'assistant.state_changed',
      reason: 'A break until spring',
      details: { state: { before: 'active', after: 'inactive' } },
    })
  })

  it('takes only the steps that staff have', async () => {
    const { uuid } = await addAssistant(database, {})
    const back = await move(uuid, { version: 1, state: 'applicant', reason: 'Back to the start' })
    expect(back).toMatchObject({ status: 409, body: { code: 'impossible_state' } })
    expect((await move(uuid, { version: 7, state: 'inactive', reason: 'Late' })).body['code']).toBe('stale_version')
    expect((await move(uuid, { version: 1, state: 'inactive', reason: ' ' })).status).toBe(400)
  })

  it('0.13 keeps an applicant who is turned down in the list of the rejected, until they work with us after all', async () => {
    const { uuid } = await addAssistant(database, { display_name: 'Rex R.', state: 'applicant' })
    await move(uuid, { version: 1, state: 'ineligible', reason: 'No references' })
    expect((await list('list=rejected')).names).toEqual(['Rex R.'])
    expect((await list('list=ineligible')).names).not.toContain('Rex R.')
    await move(uuid, { version: 2, state: 'probationary', reason: 'References came', probation_ends: '2027-02-18' })
    expect(await list('list=rejected')).toMatchObject({ names: [], count: 0 })
    expect(await read(uuid)).toMatchObject({ probation_ends: '2027-02-18', rejected_date: null })
  })

  it('reaches the search at once: the change is announced with the transaction', async () => {
    const { uuid, id } = await addAssistant(database, {})
    const listener = await database.pool.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await listener.query('listen assistants_changed')
    await move(uuid, { version: 1, state: 'ineligible', reason: 'Broke confidence' })
    await listener.query('select 1')
    listener.release(true)
    expect(heard).toContain(String(id))
  })
})
