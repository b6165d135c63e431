import type { MatchBoard, MatchCandidate } from '@talentplace/contract/hiring/match-board/match-board.routes'
import type { Shortlist } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import pino from 'pino'
import { createSearchIndex, type SearchIndex } from '../../matching/search-index/search-index.ts'
import { updateRoleSearches } from './update-role-searches.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { realtimeChannel } from '../../platform/realtime/announcement.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { addCandidateRow, addOpenRole, type OpenRoleRow } from '../../testing/rows/add-open-role.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { answerInvitationOperation } from '../interest/answer-invitation.ts'
import { matchBoardOperations } from '../match-board.operations.ts'
import { testSender } from '../../testing/test-sender.ts'

// A Friday, ten in the morning in Toronto.
const friday = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(friday)
let database: TestDatabase
let running: OperationsServer
let index: SearchIndex
let staff: string
let client: { uuid: string; contact: string; token: string }
let role: OpenRoleRow
const heard: { event?: string; data?: unknown }[] = []

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, (deps) => {
    index = createSearchIndex({ ...deps, log: pino({ level: 'silent' }) })
    deps.listener.on(realtimeChannel, (payload) => heard.push(JSON.parse(payload) as { event?: string }))
    const configuration = {
      ...testSender,
      timeRules: { officeZone: 'America/Toronto', officeRegion: 'CA-ON' },
      links: { client_support: 'team@example.test' },
      officeHours: { timezone: 'America/Toronto', opens: 9, closes: 17 },
      meetingPlaces: { video: 'https://meet.x.test/us', phone: null },
    }
    return [
      ...Object.values(matchBoardOperations({ ...deps, index, configuration })),
      answerInvitationOperation({ database, clock }),
    ]
  })
  await index.start()
  await database.pool.query(
    `update configurations set value = '"enabled"' where name in ('featureFlag.client-projects', 'featureFlag.va-projects')`,
  )
  staff = await tokenOf([
    'admin',
    'admin_matching.view',
    'admin_matching.edit',
    'admin_project.view',
    'admin_project.edit',
  ])
})
afterAll(async () => {
  await running.stop()
  await index.stop()
  await database.close()
})

async function tokenOf(permissions: Parameters<typeof addPerson>[1]['permissions']): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions })).uuid)
}

beforeEach(async () => {
  clock.set(friday)
  const uuid = await addClient(database, 'Maple Books')
  const contact = (await addPerson(database, { permissions: ['client'], client_uuid: uuid })).uuid
  client = { uuid, contact, token: await addSession(database, clock, contact) }
  role = await addOpenRole(database, { client_uuid: uuid, created_by: contact, opened_date: friday })
})

const at = (end: string) => `/project/${role.project_uuid}/matching${end}` as const
async function board(): Promise<MatchBoard> {
  return (await call(running.server, `GET ${at('')}`, { token: staff })).body as unknown as MatchBoard
}
async function viewOf(uuid: string): Promise<MatchCandidate | undefined> {
  return (await board()).roles.flatMap(({ candidates }) => candidates).find((each) => each.uuid === uuid)
}
const move = (uuid: string, body: object) =>
  call(running.server, `PUT ${at(`/candidates/${uuid}`)}`, { token: staff, body })
const accept = (uuid: string, more: object = {}) =>
  call(running.server, `POST ${at(`/candidates/${uuid}/accept`)}`, {
    token: staff,
    body: { from: '2026-12-01', reason: 'The client chose them', version: 1, rate_plan_version: 1, ...more },
  })
const shortlist = async () =>
  (await call(running.server, `GET /project/${role.project_uuid}/shortlist`, { token: client.token }))
    .body as unknown as Shortlist
const answer = (uuid: string, body: object) =>
  call(running.server, `PUT /project/${role.project_uuid}/shortlist/${uuid}`, { token: client.token, body })
async function committed(uuid: string): Promise<number> {
  const row = await database.kysely
    .selectFrom('assistants')
    .select('monthly_hours_committed')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return row.monthly_hours_committed
}
const keep = () => updateRoleSearches({ database, clock })
async function assistantWithAccount() {
  const user = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid: user.uuid })
  return { uuid, token: await addSession(database, clock, user.uuid) }
}
async function invitationOf(virtualassistant_uuid: string): Promise<string> {
  const row = await database.kysely
    .selectFrom('va_relationships')
    .select('uuid')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  return row.uuid
}

const suggestions = () => call(running.server, `GET ${at(`/${role.search_uuid}/suggestions`)}`, { token: staff })

describe('E2 open roles', () => {
  it('begin with a place that nobody has, bring along who was asked, and end once someone has it', async () => {
    const declined = await addInvitation(database, {
      client_uuid: client.uuid,
      created_by: client.contact,
      virtualassistant_uuid: (await addAssistant(database, {})).uuid,
    })
    await keep()
    role = { ...role, project_uuid: declined.project_uuid }
    expect((await board()).roles).toMatchObject([{ candidates: [{ stage: 'contacted', source: 'client' }] }])
    await database.pool.query(
      `update va_relationships set interest = 'accepted', answered_date = now() where uuid = $1`,
      [declined.uuid],
    )
    await keep()
    expect((await board()).roles).toEqual([])
    const { rows } = await database.pool.query(
      'select stage from match_candidates join role_searches on role_searches.uuid = role_search_uuid where project_uuid = $1',
      [declined.project_uuid],
    )
    expect(rows).toEqual([{ stage: 'accepted' }])
  })

  it('a client who asks for someone else opens one, though the place is taken', async () => {
    const { uuid, project_uuid } = await addInvitation(database, {
      client_uuid: client.uuid,
      created_by: client.contact,
      virtualassistant_uuid: (await addAssistant(database, {})).uuid,
    })
    await database.pool.query(
      `update va_relationships set interest = 'accepted', answered_date = now() where uuid = $1`,
      [uuid],
    )
    await database.pool.query(`update projects set matching_state = 'matched' where uuid = $1`, [project_uuid])
    await keep()
    role = { ...role, project_uuid }
    expect((await board()).roles).toEqual([])
    await database.pool.query(
      `insert into replacement_requests (project_uuid, seat_uuid, virtualassistant_uuid, reason, asked_by, asked_date)
       select project_uuid, seat_uuid, virtualassistant_uuid, 'Slow', $2, $3 from rate_plans where project_uuid = $1`,
      [project_uuid, client.contact, friday],
    )
    await keep()
    expect((await board()).roles).toMatchObject([{ present: { display_name: 'Maya R.' } }])
  })

  it('one business day to the shortlist, five to the presentation', async () => {
    const times = async (instant: string) => {
      clock.set(new Date(instant))
      const [first] = (await board()).roles
      return [first?.age_days, first?.shortlist.is_late, first?.presentation.is_late]
    }
    expect((await board()).roles[0]?.shortlist.until).toBe('2026-11-23')
    expect((await board()).roles[0]?.presentation.until).toBe('2026-11-27')
    expect(await times('2026-11-24T04:59:00Z')).toEqual([1, false, false])
    expect(await times('2026-11-24T05:00:00Z')).toEqual([2, true, false])
    expect(await times('2026-11-28T04:59:00Z')).toEqual([5, true, false])
    expect(await times('2026-11-28T05:00:00Z')).toEqual([5, true, true])
  })

  it('are listed with who looks after them', async () => {
    const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_matching.view', 'admin_matching.edit'] })
    const own = await addSession(database, clock, uuid)
    const step = { owner_uuid: uuid, next_step: 'Call three people', due_date: '2026-11-23', version: 1 }
    const saved = await call(running.server, `PUT ${at(`/${role.search_uuid}`)}`, { token: staff, body: step })
    expect(saved.status).toBe(200)
    const again = await call(running.server, `PUT ${at(`/${role.search_uuid}`)}`, { token: staff, body: step })
    expect(again).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    const { body } = await call(running.server, 'GET /project/matching?mine=true', { token: own })
    expect(body).toMatchObject({
      count: 1,
      roles: [{ company: 'Maple Books', next_step: 'Call three people', owner: { uuid } }],
    })
  })
})

// As it is shown, without looking for which ones first.
const openRolesByHand = `select role_searches.uuid from role_searches
  join projects on projects.uuid = project_uuid join clients on clients.uuid = client_uuid join roles on roles.id = role_searches.role_id
  cross join lateral (select * from rate_plans where rate_plans.seat_uuid = role_searches.seat_uuid order by rate_start_date desc limit 1) place
  where closed_date is null and projects.removed_date is null`
const uuidsOf = async (query: string) =>
  (await database.pool.query<{ uuid: string }>(query)).rows.map(({ uuid }) => uuid)
async function listedRoles(query: string): Promise<string[]> {
  const { body } = await call(running.server, `GET /project/matching?pagination.limit=100&${query}`, { token: staff })
  const { roles, count } = body as unknown as { roles: { uuid: string }[]; count: number }
  expect(count).toBe(roles.length)
  return roles.map(({ uuid }) => uuid)
}

describe('E2 the list of open roles', () => {
  beforeEach(async () => {
    for (const [at, company] of ['Élise Roofing', 'de la Cruz Dental', "O'Brien Books"].entries()) {
      const uuid = await addClient(database, company)
      const created_by = (await addPerson(database, { permissions: ['client'], client_uuid: uuid })).uuid
      const open = await addOpenRole(database, {
        client_uuid: uuid,
        created_by,
        opened_date: new Date(friday.getTime() - at * 86_400_000),
        project_name: ['Été 100 %', 'Payroll desk', 'Cruz control'][at] ?? '',
      })
      await database.pool.query(
        'update rate_plans set role_id = $2, rate_start_date = rate_start_date + $3::int where uuid = $1',
        [open.rate_plan_uuid, 3 - at, at],
      )
      await database.pool.query('update role_searches set role_id = $2 where uuid = $1', [open.search_uuid, 3 - at])
      if (at === 1) await addCandidateRow(database, open)
    }
    const removed = await addOpenRole(database, { client_uuid: client.uuid, created_by: client.contact })
    await database.pool.query('update projects set removed_date = now() where uuid = $1', [removed.project_uuid])
    const closed = await addOpenRole(database, { client_uuid: client.uuid, created_by: client.contact })
    await database.pool.query('update role_searches set closed_date = now() where uuid = $1', [closed.search_uuid])
  })

  it('has the same roles in the same order, whatever it is sorted by', async () => {
    const keys = {
      opened_date: 'opened_date',
      company: 'folded_text(company)',
      role: 'folded_text(roles.value)',
      start_date: 'place.rate_start_date',
    }
    expect(await listedRoles('')).toEqual(await uuidsOf(`${openRolesByHand} order by opened_date, role_searches.uuid`))
    for (const [key, column] of Object.entries(keys)) {
      for (const descending of [false, true]) {
        const found = await listedRoles(`pagination.sortBy[]=${key}&pagination.sortDesc[]=${descending}`)
        const expected = await uuidsOf(
          `${openRolesByHand} order by ${column} ${descending ? 'desc' : 'asc'}, role_searches.uuid`,
        )
        expect([key, descending, found]).toEqual([key, descending, expected])
        expect(expected.length).toBeGreaterThan(3)
      }
    }
  })

  it('finds by subscription, company and role, whatever their accents and case', async () => {
    const { rows } = await database.pool.query<{ value: string }>('select value from roles where id = 3')
    const words = ['elise', 'été', 'CRUZ', 'obrien', '100 %', 'winter', rows[0]?.value ?? '', 'zzqxj']
    for (const search of words) {
      const like = `'%' || replace(folded_text('${search}'), '%', chr(92) || '%') || '%'`
      const expected = await uuidsOf(`${openRolesByHand} and (folded_text(project_name) like ${like}
        or folded_text(company) like ${like} or folded_text(roles.value) like ${like}) order by opened_date, role_searches.uuid`)
      expect([search, await listedRoles(`search=${encodeURIComponent(search)}`)]).toEqual([search, expected])
    }
  })
})

describe('E2 the board', () => {
  it('suggests whom the search finds, and keeps score and reasons as they were when someone was added', async () => {
    const { uuid } = await addAssistant(database, { role_ids: [1], display_name: 'Robin G.' })
    await index.start()
    const { body } = await suggestions()
    const found = (body['candidates'] as { virtualassistant_uuid: string; score: number }[]).find(
      (each) => each.virtualassistant_uuid === uuid,
    )
    expect(found).toBeDefined()
    const add = () =>
      call(running.server, `POST ${at(`/${role.search_uuid}/candidates`)}`, {
        token: staff,
        body: { virtualassistant_uuid: uuid, stage: 'shortlisted' },
      })
    expect((await add()).status).toBe(200)
    const [first] = (await board()).roles
    expect(first?.candidates).toMatchObject([{ stage: 'shortlisted', score: found?.score, source: 'talent_team' }])
    const [only] = first?.candidates ?? []
    expect(only?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(only?.score)
    expect(first?.shortlist.reached_date).toBe(friday.toISOString())
    expect(await add()).toMatchObject({ status: 409, body: { code: 'on_board' } })
    expect(JSON.stringify((await suggestions()).body)).not.toContain(uuid)
  })

  it('a stale move is refused, and everyone hears of a good one', async () => {
    const { uuid } = await addCandidateRow(database, role)
    heard.length = 0
    expect((await move(uuid, { stage: 'shortlisted', version: 1 })).status).toBe(200)
    expect(await move(uuid, { stage: 'contacted', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
    expect((await viewOf(uuid))?.stage).toBe('shortlisted')
    await expect
      .poll(() => heard.filter(({ event }) => event === 'matching_updated'))
      .toMatchObject([{ data: { project_uuid: role.project_uuid } }])
  })

  it('nobody skips being asked, and a no has a reason', async () => {
    const { uuid } = await addCandidateRow(database, role)
    expect(await move(uuid, { stage: 'presented', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'wrong_stage' },
    })
    expect(await accept(uuid)).toMatchObject({ status: 409, body: { code: 'wrong_stage' } })
    expect((await move(uuid, { stage: 'rejected', version: 1 })).body).toMatchObject({ fields: { reason: 'Required' } })
    expect((await move(uuid, { stage: 'rejected', reason: 'Too far away', version: 1 })).status).toBe(200)
    const audit = await database.pool.query(
      `select reason, details ->> 'to' as moved from audit_entries where action = 'project.candidate_moved' and entity = $1`,
      [`project:${role.project_uuid}`],
    )
    expect(audit.rows).toEqual([{ reason: 'Too far away', moved: 'rejected' }])
  })

  it('who is contacted has an invitation, and their answer moves them', async () => {
    const assistant = await assistantWithAccount()
    const { uuid } = await addCandidateRow(database, role, {
      stage: 'shortlisted',
      virtualassistant_uuid: assistant.uuid,
    })
    await move(uuid, { stage: 'contacted', version: 1 })
    const invitation = await invitationOf(assistant.uuid)
    const reply = (body: object) =>
      call(running.server, `PUT /virtualassistants/projects/relationship/${invitation}`, {
        token: assistant.token,
        body,
      })
    expect((await reply({ interest: 'accepted' })).body).toMatchObject({
      asked_for: 'interest',
      possible_answers: ['declined'],
    })
    expect((await viewOf(uuid))?.stage).toBe('interested')
    // A yes takes no place.
    expect((await board()).roles[0]?.present).toBeNull()
    expect(await committed(assistant.uuid)).toBe(0)
    await reply({ interest: 'declined', decline_reason: 'hours', decline_note: 'Not before May' })
    expect(await viewOf(uuid)).toMatchObject({ stage: 'declined', stage_reason: 'Not before May' })
  })
})

describe('E2 the shortlist', () => {
  it('shows the client who is presented, keeps their hours meanwhile, and takes an answer', async () => {
    const { uuid, virtualassistant_uuid } = await addCandidateRow(database, role, { stage: 'interested' })
    await addCandidateRow(database, role, { stage: 'contacted' })
    expect((await shortlist()).roles).toEqual([])
    await move(uuid, { stage: 'presented', version: 1 })
    expect((await shortlist()).roles).toMatchObject([{ candidates: [{ uuid, held_hours: 10, answer: null }] }])
    expect(await committed(virtualassistant_uuid)).toBe(10)
    expect((await answer(uuid, { answer: 'question', version: 2 })).body).toMatchObject({
      fields: { note: 'Required' },
    })
    expect((await answer(uuid, { answer: 'question', note: 'Mornings?', version: 2 })).status).toBe(200)
    expect(await viewOf(uuid)).toMatchObject({ client_answer: 'question', client_note: 'Mornings?' })
    expect(await answer(uuid, { answer: 'interested', version: 2 })).toMatchObject({ status: 409 })
    await move(uuid, { stage: 'rejected', reason: 'The client prefers mornings', version: 3 })
    expect(await committed(virtualassistant_uuid)).toBe(0)
    expect(await answer(uuid, { answer: 'interested', version: 4 })).toMatchObject({
      status: 409,
      body: { code: 'wrong_stage' },
    })
  })

  it('nobody is presented whose hours have gone elsewhere', async () => {
    const { uuid, virtualassistant_uuid } = await addCandidateRow(database, role, { stage: 'interested' })
    await database.pool.query(
      'update assistants set monthly_hours_committed = available_hours_per_month where uuid = $1',
      [virtualassistant_uuid],
    )
    expect(await move(uuid, { stage: 'presented', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'hours_taken' },
    })
    expect((await viewOf(uuid))?.stage).toBe('interested')
  })

  it('an interview takes one of our own free times, once', async () => {
    const one = await addCandidateRow(database, role, { stage: 'presented' })
    const other = await addCandidateRow(database, role, { stage: 'presented' })
    const book = (uuid: string, version = 1) =>
      call(running.server, `POST /project/${role.project_uuid}/shortlist/${uuid}/interview`, {
        token: client.token,
        body: { start: '2026-11-23T15:00:00Z', timezone: 'America/Toronto', version },
      })
    expect((await book(one.uuid)).status).toBe(200)
    const start = '2026-11-23T15:00:00.000Z'
    expect(await viewOf(one.uuid)).toMatchObject({ stage: 'meeting_booked', meeting: { start }, held_hours: 10 })
    expect(await book(other.uuid)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(await book(one.uuid, 2)).toMatchObject({ status: 409, body: { code: 'booked_already' } })
    expect((await viewOf(other.uuid))?.stage).toBe('presented')
  })

  it('an interview’s assistant is invited too, on their own clock, and learns nobody’s address or number', async () => {
    const { uuid, virtualassistant_uuid } = await addCandidateRow(database, role, { stage: 'presented' })
    const { uuid: user_uuid, email } = await addPerson(database, { permissions: ['virtualassistant'] })
    await database.pool.query('update assistants set user_uuid = $1 where uuid = $2', [
      user_uuid,
      virtualassistant_uuid,
    ])
    await database.pool.query(`update users set timezone = 'America/Halifax' where uuid = $1`, [user_uuid])
    const booked = await call(running.server, `POST /project/${role.project_uuid}/shortlist/${uuid}/interview`, {
      token: client.token,
      body: { start: '2026-11-24T15:00:00Z', timezone: 'America/Toronto', version: 1 },
    })
    expect(booked.status).toBe(200)
    const { rows } = await database.pool.query<{ text_body: string; file: string }>(
      `select text_body, convert_from(content, 'utf8') as file from mail_outbox
       join mail_attachments on mail_uuid = mail_outbox.uuid where recipient = $1`,
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text_body).toContain('Tuesday, November 24 at 11:00 am Halifax time')
    const file = (rows[0]?.file ?? '').replaceAll('\r\n ', '')
    expect(file).toContain('DTSTART;TZID=America/Halifax:20261124T110000')
    expect(file.match(/ATTENDEE[^\r]*/g)).toEqual([expect.stringContaining(email)])
    expect(file).not.toContain('Maple')
  })

  it('another client sees none of it', async () => {
    const { uuid } = await addCandidateRow(database, role, { stage: 'presented' })
    const other = await addPerson(database, {
      permissions: ['client'],
      client_uuid: await addClient(database, 'Birch'),
    })
    client = { ...client, token: await addSession(database, clock, other.uuid) }
    expect((await answer(uuid, { answer: 'interested', version: 1 })).status).toBe(404)
    expect(await shortlist()).toMatchObject({ code: 'not_found' })
  })
})

describe('E2 accepted', () => {
  it('the place is theirs, everyone else is turned down, and nothing stays kept', async () => {
    const chosen = await addCandidateRow(database, role, { stage: 'presented' })
    const other = await addCandidateRow(database, role, { stage: 'presented' })
    expect((await accept(chosen.uuid)).body).toMatchObject({ roles: [] })
    const { rows } = await database.pool.query('select virtualassistant_uuid from rate_plans where project_uuid = $1', [
      role.project_uuid,
    ])
    expect(rows).toEqual([{ virtualassistant_uuid: chosen.virtualassistant_uuid }])
    expect(await committed(chosen.virtualassistant_uuid)).toBe(10)
    expect(await committed(other.virtualassistant_uuid)).toBe(0)
    const stages = await database.pool.query(
      'select stage, stage_reason from match_candidates where role_search_uuid = $1 order by stage',
      [role.search_uuid],
    )
    expect(stages.rows).toEqual([
      { stage: 'accepted', stage_reason: '' },
      { stage: 'rejected', stage_reason: 'Someone else has the role' },
    ])
    expect(await accept(other.uuid)).toMatchObject({ status: 409 })
  })

  it('of two people who accept someone else at once, one is told', async () => {
    const one = await addCandidateRow(database, role, { stage: 'presented' })
    const other = await addCandidateRow(database, role, { stage: 'presented' })
    const answers = await Promise.all([accept(one.uuid), accept(other.uuid)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
