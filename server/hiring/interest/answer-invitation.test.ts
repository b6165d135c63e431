import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAssistantProjectsOperation } from './list-assistant-projects.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { addApplication } from '../../testing/rows/add-application.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addInvitation } from '../../testing/rows/add-invitation.ts'
import { call, type Answer } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { answerInvitationOperation } from './answer-invitation.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const declined = { interest: 'declined', decline_reason: 'hours', decline_note: 'Ten is too few for me.' }
const accepted = { interest: 'accepted' }

let database: TestDatabase
let running: OperationsServer
let maple: string
let contact: string
let matcher: string

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.va-projects'`)
  running = await serveOperations({ database, clock }, () => [
    answerInvitationOperation({ database, clock }),
    listAssistantProjectsOperation({ database, clock }),
  ])
  maple = await addClient(database, 'Maple Books')
  contact = (await addPerson(database, { permissions: ['client'], client_uuid: maple, is_primary_contact: true })).uuid
  matcher = (await addPerson(database, { permissions: ['admin', 'admin_matching.view'] })).uuid
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

interface Invited {
  readonly user_uuid: string
  readonly assistant_uuid: string
  readonly token: string
  readonly uuid: string
  readonly project_uuid: string
  readonly rate_plan_uuid: string
}

async function tokenOf(permissions: readonly Permission[]): Promise<{ user_uuid: string; token: string }> {
  const { uuid } = await addPerson(database, { permissions })
  return { user_uuid: uuid, token: await addSession(database, clock, uuid) }
}

/** An assistant with 40 free hours who is asked for 10 of them. */
async function invite(about: Partial<Parameters<typeof addInvitation>[1]> = {}): Promise<Invited> {
  const person = await tokenOf(['virtualassistant'])
  const assistant = await addAssistant(database, { user_uuid: person.user_uuid })
  const requested = await addInvitation(database, {
    client_uuid: maple,
    created_by: contact,
    virtualassistant_uuid: assistant.uuid,
    ...about,
  })
  return { ...person, assistant_uuid: assistant.uuid, ...requested }
}

const answer = ({ uuid, token }: { uuid: string; token: string }, body: unknown): Promise<Answer> =>
  call(running.server, `PUT /virtualassistants/projects/relationship/${uuid}`, { token, body })

async function committed(assistantUuid: string): Promise<number> {
  const { monthly_hours_committed } = await database.kysely
    .selectFrom('assistants')
    .select('monthly_hours_committed')
    .where('uuid', '=', assistantUuid)
    .executeTakeFirstOrThrow()
  return monthly_hours_committed
}

async function placeOf({ rate_plan_uuid }: Invited): Promise<string | null> {
  const plan = await database.kysely
    .selectFrom('rate_plans')
    .select('virtualassistant_uuid')
    .where('uuid', '=', rate_plan_uuid)
    .executeTakeFirstOrThrow()
  return plan.virtualassistant_uuid
}

async function matchingStateOf({ project_uuid }: Invited): Promise<string> {
  const project = await database.kysely
    .selectFrom('projects')
    .select('matching_state')
    .where('uuid', '=', project_uuid)
    .executeTakeFirstOrThrow()
  return project.matching_state
}

async function notificationsOf(
  project: string,
  user: string,
): Promise<{ title: string; body: string; icon: string }[]> {
  return database.kysely
    .selectFrom('notifications')
    .select(['title', 'body', 'icon', 'priority'])
    .where('user_uuid', '=', user)
    .where('entity_link', '=', `project:${project}`)
    .orderBy('uuid')
    .execute()
}

beforeEach(() => clock.set(start))

describe('an answer', () => {
  it('C1.4 accepted: the place stays theirs, client and matching staff are told, and it is audited', async () => {
    const invited = await invite()
    const { status, body } = await answer(invited, accepted)
    expect(status).toBe(200)
    expect(body).toMatchObject({ interest: 'accepted', group: 'upcoming', answered_date: start.toISOString() })
    expect(await placeOf(invited)).toBe(invited.assistant_uuid)
    expect(await committed(invited.assistant_uuid)).toBe(10)
    expect(await matchingStateOf(invited)).toBe('matched')
    expect(await notificationsOf(invited.project_uuid, contact)).toMatchObject([{ icon: 'happy' }])
    expect(await notificationsOf(invited.project_uuid, matcher)).toMatchObject([{ icon: 'info' }])
    const entries = await database.kysely
      .selectFrom('audit_entries')
      .select(['action', 'actor_uuid'])
      .where('entity', '=', `project:${invited.project_uuid}`)
      .execute()
    expect(entries).toEqual([{ action: 'invitation.accepted', actor_uuid: invited.user_uuid }])
  })

  it('E2 declined: the place is open, its hours are free at once, and staff have a task', async () => {
    const invited = await invite()
    expect((await answer(invited, declined)).body).toMatchObject({ interest: 'declined', group: 'declined' })
    expect(await placeOf(invited)).toBeNull()
    expect(await committed(invited.assistant_uuid)).toBe(0)
    expect(await notificationsOf(invited.project_uuid, matcher)).toMatchObject([{ icon: 'task', priority: 0 }])
    expect(await matchingStateOf(invited)).toBe('matching')
  })

  it('a project is matched only once the last one asked has accepted', async () => {
    const [first, second] = [await invite(), await invite({ role_id: 2 })]
    // The second one's place and question move to the first project.
    for (const table of ['rate_plans', 'va_relationships'] as const) {
      await database.kysely
        .updateTable(table)
        .set({ project_uuid: first.project_uuid })
        .where('project_uuid', '=', second.project_uuid)
        .execute()
    }
    await answer(first, accepted)
    expect(await matchingStateOf(first)).toBe('matching')
    await answer(second, accepted)
    expect(await matchingStateOf(first)).toBe('matched')
  })

  it('the client is told the reason, and only staff the words beside it', async () => {
    const invited = await invite()
    await answer(invited, declined)
    const [client] = await notificationsOf(invited.project_uuid, contact)
    const [staff] = await notificationsOf(invited.project_uuid, matcher)
    expect(client?.body).toContain('the hours don’t fit')
    expect(client?.body).not.toContain('Ten is too few')
    expect(staff?.body).toContain('“Ten is too few for me.”')
  })

  it('C1.4 a decline needs a reason of the list: 400 at its field, and nothing is answered', async () => {
    const invited = await invite()
    for (const body of [{ interest: 'declined' }, { interest: 'declined', decline_reason: 'weather' }]) {
      const rejected = await answer(invited, body)
      expect(rejected.status).toBe(400)
      expect(Object.keys(rejected.body['fields'] as object)).toEqual(['decline_reason'])
    }
    expect(await placeOf(invited)).toBe(invited.assistant_uuid)
  })

  it('the same answer twice changes nothing and tells nobody again', async () => {
    const invited = await invite()
    await answer(invited, accepted)
    expect((await answer(invited, accepted)).status).toBe(200)
    expect(await notificationsOf(invited.project_uuid, contact)).toHaveLength(1)
  })

  it('given twenty times at once counts once', async () => {
    const invited = await invite()
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(invited, declined)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await notificationsOf(invited.project_uuid, matcher)).toHaveLength(1)
    expect(await committed(invited.assistant_uuid)).toBe(0)
  })
})

describe('thinking again', () => {
  it('is possible once: a declined place is taken back, and after that the answer stands', async () => {
    const invited = await invite()
    await answer(invited, declined)
    expect((await answer(invited, accepted)).body).toMatchObject({ interest: 'accepted', possible_answers: [] })
    expect(await placeOf(invited)).toBe(invited.assistant_uuid)
    expect(await committed(invited.assistant_uuid)).toBe(10)
    expect(await answer(invited, declined)).toMatchObject({ status: 409, body: { code: 'answer_stands' } })
  })

  it('ends when staff have given the place to someone else', async () => {
    const invited = await invite()
    await answer(invited, declined)
    const other = await addAssistant(database, {})
    await database.kysely
      .updateTable('rate_plans')
      .set({ virtualassistant_uuid: other.uuid })
      .where('uuid', '=', invited.rate_plan_uuid)
      .execute()
    expect(await answer(invited, accepted)).toMatchObject({ status: 409, body: { code: 'place_taken' } })
    expect(await placeOf(invited)).toBe(other.uuid)
  })

  it('takes a place back only once the agreement is signed', async () => {
    const invited = await invite()
    await answer(invited, declined)
    await addApplication(database, { virtualassistant_uuid: invited.assistant_uuid, state: 'accepted' })
    expect(await answer(invited, accepted)).toMatchObject({ status: 409, body: { code: 'agreement_missing' } })
    expect(await committed(invited.assistant_uuid)).toBe(0)
  })

  it('takes a place back only with the hours for it', async () => {
    const invited = await invite()
    await answer(invited, declined)
    await database.pool.query('update assistants set monthly_hours_committed = 35 where uuid = $1', [
      invited.assistant_uuid,
    ])
    expect(await answer(invited, accepted)).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect(await placeOf(invited)).toBeNull()
    // The ten hours that it takes are exactly those that are left of 40.
    await database.pool.query('update assistants set monthly_hours_committed = 30 where uuid = $1', [
      invited.assistant_uuid,
    ])
    expect((await answer(invited, accepted)).status).toBe(200)
    expect(await placeOf(invited)).toBe(invited.assistant_uuid)
  })

  it('of a yes ends with the first day, on the client’s clock', async () => {
    const [before, after] = [await invite(), await invite()]
    await answer(before, accepted)
    await answer(after, accepted)
    clock.set(new Date('2026-12-01T20:00:00Z'))
    expect((await answer(before, declined)).status).toBe(200)
    clock.set(new Date('2026-12-02T20:00:00Z'))
    expect(await answer(after, declined)).toMatchObject({ status: 409, body: { code: 'answer_stands' } })
  })
})

describe('who may', () => {
  it('someone else’s invitation is answered as an absent one, and stays unanswered', async () => {
    const invited = await invite()
    const stranger = await invite()
    const foreign = await answer({ uuid: invited.uuid, token: stranger.token }, accepted)
    const absent = await answer({ uuid: '01940000-0000-7000-8000-000000000000', token: stranger.token }, accepted)
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(absent.text)
    expect(await notificationsOf(invited.project_uuid, contact)).toEqual([])
  })

  it('nobody answers in an assistant’s place, staff neither', async () => {
    const invited = await invite()
    const { token } = await tokenOf(['super_admin'])
    expect((await answer({ uuid: invited.uuid, token }, accepted)).status).toBe(403)
  })
})
