import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import type { AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { listAssistantProjectsOperation } from './list-assistant-projects.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let maple: string
let contact: string

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.va-projects'`)
  running = await serveOperations({ database, clock }, () => [listAssistantProjectsOperation({ database, clock })])
  maple = await addClient(database, 'Maple Books')
  const person = await addPerson(database, { permissions: ['client'], client_uuid: maple, is_primary_contact: true })
  contact = person.uuid
  await database.kysely
    .updateTable('users')
    .set({ full_name: 'Morgan Ellisworth', timezone: 'America/Vancouver' })
    .where('uuid', '=', contact)
    .execute()
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(() => clock.set(new Date('2026-11-20T15:00:00Z')))

async function newAssistant(availability = 0) {
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid, availability, available_hours_per_month: 100 })
  return { user_uuid, uuid, token: await addSession(database, clock, user_uuid) }
}
type Someone = Awaited<ReturnType<typeof newAssistant>>

const invite = (who: Someone, about: Partial<Parameters<typeof addInvitation>[1]> = {}) =>
  addInvitation(database, { client_uuid: maple, created_by: contact, virtualassistant_uuid: who.uuid, ...about })

async function accept(uuid: string, set: { rp_end_date?: string; project: string }): Promise<void> {
  await database.kysely
    .updateTable('va_relationships')
    .set({ interest: interestStates.step('asked', 'accepted', 'assistant'), answered_date: clock.now() })
    .where('uuid', '=', uuid)
    .execute()
  if (set.rp_end_date === undefined) return
  await database.kysely
    .updateTable('rate_plans')
    .set({ rp_end_date: set.rp_end_date })
    .where('project_uuid', '=', set.project)
    .execute()
}

async function list(who: Someone, query = ''): Promise<AssistantProject[]> {
  const { body } = await call(running.server, `GET /virtualassistants/${who.user_uuid}/projects${query}`, {
    token: who.token,
  })
  return body['projects'] as AssistantProject[]
}
const namesOf = async (who: Someone, group: string) =>
  (await list(who, `?group=${group}`)).map(({ project_name }) => project_name)

describe('C1.2 what an assistant sees', () => {
  it('0.12 candidate holds invitations and what is upcoming; current and past the rest', async () => {
    const who = await newAssistant()
    await invite(who, { project_name: 'Asked' })
    for (const [project_name, start_date, rp_end_date] of [
      ['Soon', '2026-12-05', undefined],
      ['Now', '2026-11-02', undefined],
      ['Over', '2026-09-01', '2026-10-31'],
    ] as const) {
      const { uuid, project_uuid } = await invite(who, { project_name, start_date })
      await accept(uuid, { project: project_uuid, ...(rp_end_date && { rp_end_date }) })
    }
    expect(await namesOf(who, 'candidate')).toEqual(['Asked', 'Soon'])
    expect(await namesOf(who, 'upcoming')).toEqual(['Soon'])
    expect(await namesOf(who, 'current')).toEqual(['Now'])
    expect(await namesOf(who, 'past')).toEqual(['Over'])
  })

  it('0.11 what ends today is current until the client’s day is over', async () => {
    const who = await newAssistant()
    const { uuid, project_uuid } = await invite(who, { project_name: 'Last day', start_date: '2026-11-01' })
    await accept(uuid, { project: project_uuid, rp_end_date: '2026-11-20' })
    // 22:30 in Vancouver, where the client is; already tomorrow in UTC.
    clock.set(new Date('2026-11-21T05:30:00Z'))
    expect(await namesOf(who, 'current')).toEqual(['Last day'])
    clock.set(new Date('2026-11-21T08:00:00Z'))
    expect(await namesOf(who, 'past')).toEqual(['Last day'])
  })

  it('C1.2 what begins tomorrow is upcoming, and current from its first day', async () => {
    const who = await newAssistant()
    const { uuid, project_uuid } = await invite(who, { project_name: 'First day', start_date: '2026-11-21' })
    await accept(uuid, { project: project_uuid })
    expect(await namesOf(who, 'upcoming')).toEqual(['First day'])
    clock.set(new Date('2026-11-21T20:00:00Z'))
    expect(await namesOf(who, 'current')).toEqual(['First day'])
  })

  it('an invitation whose place someone else has is gone', async () => {
    const who = await newAssistant()
    const { rate_plan_uuid } = await invite(who)
    const other = await newAssistant()
    await database.kysely
      .updateTable('rate_plans')
      .set({ virtualassistant_uuid: other.uuid })
      .where('uuid', '=', rate_plan_uuid)
      .execute()
    expect(await list(who)).toEqual([])
  })
})

describe('C1.3 what a row tells', () => {
  it('no surname of the client and no money', async () => {
    const who = await newAssistant()
    const alone = await addClient(database, 'Robin Underhill')
    await database.kysely.updateTable('clients').set({ is_individual: true }).where('uuid', '=', alone).execute()
    await invite(who)
    await invite(who, { client_uuid: alone })
    const { text } = await call(running.server, `GET /virtualassistants/${who.uuid}/projects`, { token: who.token })
    expect(text).toContain('"contact_name":"Morgan"')
    expect(text).toContain('"company":"Robin"')
    expect(text).not.toMatch(/Ellisworth|Underhill|cents/)
  })

  it('what was asked for this role: words of the search, and names of what was chosen', async () => {
    const who = await newAssistant()
    const { id } = await database.kysely
      .selectFrom('assistants')
      .select('id')
      .where('uuid', '=', who.uuid)
      .executeTakeFirstOrThrow()
    const french = await database.kysely
      .selectFrom('languages')
      .select(['id', 'value'])
      .where('code', '=', 'fr')
      .executeTakeFirstOrThrow()
    const tool = await database.kysely.selectFrom('tools').select(['id', 'value']).limit(1).executeTakeFirstOrThrow()
    const matching_criteria = {
      keywords: { default: ['Monthly books'], skills: ['Invoicing'] },
      availabilities: ['monday_morning'],
      lids: [french.id],
      cart: [{ hours: 10, role_id: 1, assistant_id: id, tids: [tool.id] }],
    }
    await invite(who, { matching_criteria })
    const [row] = await list(who)
    expect(row?.wanted).toEqual({
      skills: ['Invoicing'],
      tools: [tool.value],
      languages: [french.value],
      words: ['Monthly books'],
      availabilities: ['monday_morning'],
    })
  })

  it('0.17 both clocks of the day the work begins, and how the two days meet', async () => {
    // Mornings from Monday to Friday: 8:00 to 12:00 in Toronto.
    const who = await newAssistant(0b001001001001001)
    await invite(who, { start_date: '2027-03-20' })
    const [row] = await list(who)
    expect(row?.working_hours).toMatchObject({
      timezone: 'America/Vancouver',
      timezone_offset: -420,
      own_timezone: 'America/Toronto',
      own_timezone_offset: -240,
    })
    // Vancouver's 9:00 is then noon in Toronto.
    expect(row?.working_hours?.overlap).toEqual(Array.from({ length: 16 }, () => 0))
    await invite(who, { start_date: '2027-03-20', matching_criteria: { timezone: 'America/Toronto' } })
    const rows = await list(who)
    expect(rows.map(({ working_hours }) => working_hours?.overlap.filter((days) => days === 5).length)).toContain(6)
  })

  it('pages and sorts by a closed list; an unknown key is 400', async () => {
    const who = await newAssistant()
    await invite(who, { project_name: 'B' })
    await invite(who, { project_name: 'A' })
    const sorted = await list(who, '?pagination.sortBy[]=project_name&pagination.limit=1')
    expect(sorted.map(({ project_name }) => project_name)).toEqual(['A'])
    const path = `GET /virtualassistants/${who.user_uuid}/projects?pagination.sortBy[]=client_rate` as const
    expect((await call(running.server, path, { token: who.token })).status).toBe(400)
  })
})
