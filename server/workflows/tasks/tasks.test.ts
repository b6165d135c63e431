import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tasksOperations } from '../../features/tasks/tasks.operations.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { taskWorkOperations } from './task-work.operations.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const at = new Date('2026-11-02T15:00:00Z')

let database: TestDatabase
let running: OperationsServer
let owner: { uuid: string; token: string }
let worker: { uuid: string; token: string }
let staff: { uuid: string; token: string }
let stranger: { uuid: string; token: string }
let client: string
let assistant: string
let project: string

type Body = Record<string, unknown>

async function person(permissions: readonly Permission[], client_uuid?: string) {
  const { uuid } = await addPerson(database, { permissions, ...(client_uuid !== undefined && { client_uuid }) })
  return { uuid, token: await addSession(database, clock, uuid) }
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, (deps) => [
    ...Object.values(tasksOperations(deps)),
    ...Object.values(taskWorkOperations(deps)),
  ])
  const heard = new Promise((tell) => running.listener.on('configuration_changed', tell))
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%-tasks'`)
  await heard
  client = await addClient(database, 'Maple Books')
  owner = await person(['client'], client)
  worker = await person(['virtualassistant'])
  staff = await person(['admin', 'admin_tasks.edit', 'admin_client.view'])
  stranger = await person(['client'], await addClient(database, 'Birch Foods'))
  assistant = (await addAssistant(database, { user_uuid: worker.uuid, available_hours_per_month: 400 })).uuid
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

beforeEach(async () => {
  clock.set(start)
  const added = await addSubscription(database, {
    client_uuid: client,
    created_by: owner.uuid,
    start_date: '2026-11-02',
    hours: 1,
    assistant_uuid: assistant,
    at,
  })
  project = added.uuid
})

const send = (route: string, body?: object, { token } = owner) =>
  call(running.server, route as `GET /${string}`, { token, ...(body && { body }) })
const add = async (body: object, by = owner) => {
  const answer = await send('POST /project/task', { project_uuid: project, name: 'Call the printer', ...body }, by)
  expect(answer.text).toContain('uuid')
  return answer.body as Body & { uuid: string; version: number }
}
const save = (task: Body, body: object, by = owner) =>
  send(`PUT /project/task/${String(task['uuid'])}`, { version: task['version'], ...body }, by)
const list = async (query = '', by = owner) =>
  (await send(`GET /project/task?project_uuid=${project}&${query}`, undefined, by)).body as {
    tasks: Body[]
    count: number
  }
const seen = async () => (await list('', worker)).count
const names = async (query = '', by = owner) => (await list(query, by)).tasks.map((task) => task['name'])

describe('C2 a task', () => {
  it('C2.2 goes to the default list "General", which is made once however many need it at a time', async () => {
    const added = await Promise.all([1, 2, 3, 4].map(() => add({})))
    expect(new Set(added.map((task) => task['project_task_list_uuid'])).size).toBe(1)
    expect(added[0]).toMatchObject({
      project_task_list_name: 'General',
      company: 'Maple Books',
      priority: 99,
      next_due_date: null,
      version: 1,
    })
    const { body } = await send(`GET /project/${project}/task/list`)
    expect(body).toMatchObject({ count: 1, lists: [{ is_default: true, open_count: 4 }] })
  })

  it('is made and changed by client, assistant and staff, and by nobody else', async () => {
    for (const by of [owner, worker, staff]) {
      const task = await add({}, by)
      expect(await save(task, { priority: 0 }, by)).toMatchObject({ status: 200, body: { priority: 0, version: 2 } })
    }
    const task = await add({})
    expect((await send('POST /project/task', { project_uuid: project, name: 'x' }, stranger)).status).toBe(404)
    expect((await save(task, { priority: 0 }, stranger)).status).toBe(404)
    expect((await send(`GET /project/task/${task.uuid}`, undefined, stranger)).status).toBe(404)
    expect((await list('', stranger)).count).toBe(0)
    const reader = await person(['admin', 'admin_tasks.view'])
    expect((await send(`GET /project/task/${task.uuid}`, undefined, reader)).body).toMatchObject({ can_edit: false })
    expect((await save(task, { priority: 0 }, reader)).status).toBe(403)
  })

  it('is given to people of its subscription only, who are told; whoever gives it to themselves is not', async () => {
    const task = await add({ assignment: [{ user_uuid: worker.uuid }, { user_uuid: owner.uuid }] })
    expect(task['assignment']).toEqual(expect.arrayContaining([{ user_uuid: worker.uuid, name: 'Maya R.' }]))
    const { rows } = await database.pool.query(`select user_uuid, title from notifications where entity_link = $1`, [
      `task:${task.uuid}`,
    ])
    expect(rows).toEqual([{ user_uuid: worker.uuid, title: 'A task for you: Call the printer' }])
    expect(await save(task, { assignment: [{ user_uuid: stranger.uuid }] })).toMatchObject({
      status: 400,
      body: { fields: { assignment: expect.any(String) } },
    })
    expect((await save(task, { assignment: [{ user_uuid: staff.uuid }] })).status).toBe(400)
    expect((await save(task, { assignment: [{ user_uuid: staff.uuid }] }, staff)).status).toBe(200)
  })

  it('is the assistant’s to see until the end of their last day, and while they have not declined', async () => {
    await add({})
    expect(await seen()).toBe(1)
    await database.pool.query(`update rate_plans set rp_end_date = '2026-11-20' where project_uuid = $1`, [project])
    expect(await seen()).toBe(1)
    // Midnight in Toronto, where the client is.
    await database.pool.query(
      `update users set timezone = 'America/Toronto', is_primary_contact = true where uuid = $1`,
      [owner.uuid],
    )
    clock.set(new Date('2026-11-21T04:59:59Z'))
    expect(await seen()).toBe(1)
    clock.set(new Date('2026-11-21T05:00:00Z'))
    expect(await seen()).toBe(0)
    clock.set(start)
    await database.pool.query(
      `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, asked_date)
       select project_uuid, virtualassistant_uuid, role_id, 'client', now() from rate_plans where project_uuid = $1`,
      [project],
    )
    expect(await seen()).toBe(0)
  })

  it('that someone else has changed meanwhile is not written over: 409 stale_version', async () => {
    const task = await add({})
    expect((await save(task, { name: 'Call them twice' })).status).toBe(200)
    expect(await save(task, { name: 'Never call' }, worker)).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
  })

  it('has subtasks in its own list, one level deep', async () => {
    const task = await add({})
    const part = await add({ parent_uuid: task.uuid, name: 'Find the number' })
    expect(part).toMatchObject({
      parent_name: 'Call the printer',
      project_task_list_uuid: task['project_task_list_uuid'],
    })
    const deeper = await send('POST /project/task', { project_uuid: project, parent_uuid: part.uuid, name: 'x' })
    expect(deeper.status).toBe(400)
    await save(part, { completed: true })
    const { body } = await send(`GET /project/task/${task.uuid}`)
    expect(body).toMatchObject({ subtask_count: 1, subtasks_done: 1, subtasks: [{ name: 'Find the number' }] })
  })

  it('keeps who did what when', async () => {
    const task = await add({})
    const { body } = await save(task, { name: 'Call the printer again', due_date: '2026-11-27', priority: 1 }, worker)
    await save(body, { completed: true }, worker)
    const whole = (await send(`GET /project/task/${task.uuid}`)).body
    expect(whole['history']).toMatchObject([
      { what: 'completed', by_name: 'Maya R.' },
      {
        what: 'changed',
        by_name: 'Maya R.',
        changes: [
          { field: 'Name', from: 'Call the printer', to: 'Call the printer again' },
          { field: 'Due', from: null, to: '2026-11-27' },
          { field: 'Priority', from: 'None', to: 'Medium' },
        ],
      },
      { what: 'created' },
    ])
  })

  it('of a subscription that has ended is no longer added', async () => {
    await database.pool.query(`update projects set end_date = '2026-11-19' where uuid = $1`, [project])
    const answer = await send('POST /project/task', { project_uuid: project, name: 'Too late' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'subscription_ended' } })
  })
})

describe('C2 done and not done', () => {
  it('shows under completed with who did it, newest first, and comes back when it is reopened', async () => {
    const task = await add({ due_date: '2026-11-20' })
    const { body } = await save(task, { completed: true }, worker)
    expect(body).toMatchObject({ percent_complete: 100, completed_by_user_uuid: worker.uuid })
    expect((await list()).count).toBe(0)
    expect((await list('type=completed')).tasks).toMatchObject([{ uuid: task.uuid, completed_by_user_name: 'Maya R.' }])
    expect((await save(body, { completed: false })).body).toMatchObject({ percent_complete: 0, completed_date: null })
    expect((await list('type=completed')).count).toBe(0)
    expect((await list()).count).toBe(1)
  })

  it('done twice is done once', async () => {
    const task = await add({})
    const { body } = await save(task, { completed: true })
    expect((await save(body, { completed: true })).status).toBe(200)
    expect((await list('type=completed')).count).toBe(1)
  })

  it('recurring work moves to its next day, keeps each time it was done, and is completed with its last one', async () => {
    let task: Body = await add({ recurrence: 'FREQ=WEEKLY;COUNT=2', due_date: '2026-11-20' })
    task = (await save(task, { completed: true })).body
    expect(task).toMatchObject({ next_due_date: '2026-11-27', due_date: '2026-11-20', completed_date: null })
    clock.set(new Date('2026-11-27T15:00:00Z'))
    task = (await save(task, { completed: true })).body
    expect(task).toMatchObject({ percent_complete: 100, completed_date: '2026-11-27T15:00:00.000Z' })
    expect((await list('type=completed')).tasks.map((each) => each['completed_date'])).toEqual([
      '2026-11-27T15:00:00.000Z',
      '2026-11-20T15:00:00.000Z',
    ])
    task = (await save(task, { completed: false })).body
    expect(task).toMatchObject({ next_due_date: '2026-11-27', completed_date: null })
    task = (await save(task, { completed: false })).body
    expect(task).toMatchObject({ next_due_date: '2026-11-20' })
    expect((await list('type=completed')).count).toBe(0)
  })

  it('recurring work without a day begins today in the subscription’s zone; a rule that never comes true is refused', async () => {
    clock.set(new Date('2026-11-24T03:00:00Z'))
    await database.pool.query(
      `update users set timezone = 'America/Toronto', is_primary_contact = true where uuid = $1`,
      [owner.uuid],
    )
    expect(await add({ recurrence: 'FREQ=DAILY' })).toMatchObject({
      next_due_date: '2026-11-23',
      recurrence_text: 'Every day',
    })
    for (const recurrence of ['FREQ=HOURLY', 'often']) {
      const answer = await send('POST /project/task', { project_uuid: project, name: 'Never', recurrence })
      expect(answer).toMatchObject({ status: 400, body: { fields: { recurrence: expect.any(String) } } })
    }
  })

  it('A6.7 completed ones are found by the days on the caller’s clock', async () => {
    await database.pool.query(`update users set timezone = 'America/Toronto' where uuid = $1`, [owner.uuid])
    clock.set(new Date('2026-11-20T04:59:00Z'))
    await save(await add({ name: 'Late on the 19th' }), { completed: true })
    clock.set(new Date('2026-11-20T05:00:00Z'))
    await save(await add({ name: 'Early on the 20th' }), { completed: true })
    expect(await names('type=completed&from=2026-11-19&to=2026-11-19')).toEqual(['Late on the 19th'])
    expect(await names('type=completed&from=2026-11-20&to=2026-11-20')).toEqual(['Early on the 20th'])
  })
})

describe('A6.6 the order', () => {
  it('is by due day, then priority; without a day comes last', async () => {
    await add({ name: 'No day', priority: 0 })
    await add({ name: 'Friday, low', due_date: '2026-11-27', priority: 2 })
    await add({ name: 'Friday, high', due_date: '2026-11-27', priority: 0 })
    await add({ name: 'Today', due_date: '2026-11-20' })
    expect(await names()).toEqual(['Today', 'Friday, high', 'Friday, low', 'No day'])
    expect(await names('to=2026-11-20')).toEqual(['Today'])
    expect(await names('search=friday&priority=0')).toEqual(['Friday, high'])
  })

  it('by hand is kept, also where there is no room left between two', async () => {
    const [a, b, c] = [await add({ name: 'a' }), await add({ name: 'b' }), await add({ name: 'c' })]
    const byHand = 'pagination.sortBy[]=position'
    expect(await names(byHand)).toEqual(['a', 'b', 'c'])
    let moving: Body = c
    const move = async (after: string | null) => {
      const answer = await save(moving, { after_uuid: after })
      expect(answer.status).toBe(200)
      moving = answer.body
    }
    await move(null)
    expect(await names(byHand)).toEqual(['c', 'a', 'b'])
    await database.pool.query('update tasks set position = 1 where project_uuid = $1', [project])
    await database.pool.query('update tasks set position = 1 + 1e-9 where uuid = $1', [b.uuid])
    await move(a.uuid)
    expect(await names(byHand)).toEqual(['a', 'c', 'b'])
    await move(b.uuid)
    expect(await names(byHand)).toEqual(['a', 'b', 'c'])
    expect((await save(moving, { after_uuid: stranger.uuid })).body).toMatchObject({ code: 'moved' })
  })
})

describe('C2.4 removing', () => {
  it('is refused while a timer is on the task or time is logged for it, unless confirmed; time keeps the name', async () => {
    const task = await add({})
    await database.pool.query(
      `insert into timers (virtualassistant_uuid, id, project_uuid, task_uuid, rate_plan_uuid, state, running_since, last_sign_at, created_date)
       select virtualassistant_uuid, project_uuid::text || $2::text, project_uuid, $2::uuid, uuid, 'running', now(), now(), now()
       from rate_plans where project_uuid = $1`,
      [project, task.uuid],
    )
    expect((await send(`GET /project/task/${task.uuid}/timer_count`)).body).toEqual({
      timer_count: 1,
      seconds_logged: 0,
    })
    expect(await send(`DELETE /project/task/${task.uuid}`)).toMatchObject({
      status: 409,
      body: { code: 'time_logged' },
    })
    await database.pool.query('delete from timers')
    await database.pool.query('update tasks set seconds_logged = 60 where uuid = $1', [task.uuid])
    expect((await send(`DELETE /project/task/${task.uuid}`)).status).toBe(409)
    expect((await send(`DELETE /project/task/${task.uuid}?confirmed=true`)).status).toBe(200)
    expect((await send(`GET /project/task/${task.uuid}`)).status).toBe(404)
    expect((await list('type=all')).count).toBe(0)
  })

  it('takes the subtasks along', async () => {
    const task = await add({})
    const part = await add({ parent_uuid: task.uuid })
    expect((await send(`DELETE /project/task/${task.uuid}`)).status).toBe(200)
    expect((await send(`GET /project/task/${part.uuid}`)).status).toBe(404)
  })
})

describe('C2.4 lists', () => {
  it('are added, renamed and removed; what was in one goes to the default list, which stays', async () => {
    const made = (await send('POST /project/task/list', { project_uuid: project, name: 'Newsletter' }, worker)).body
    expect(made).toMatchObject({ name: 'Newsletter', created_by: worker.uuid, created_by_user_name: 'Maya R.' })
    const path = `/project/task/list/${String(made['uuid'])}`
    expect((await send(`PUT ${path}`, { name: 'Monthly letter', version: 1 })).body).toMatchObject({ version: 2 })
    expect((await send(`PUT ${path}`, { name: 'Other', version: 1 })).status).toBe(409)
    expect((await send(`PUT ${path}`, { name: 'Other', version: 2 }, stranger)).status).toBe(404)
    const task = await add({ project_task_list_uuid: made['uuid'] })
    expect((await send(`DELETE ${path}`)).status).toBe(200)
    const moved = (await send(`GET /project/task/${task.uuid}`)).body
    expect(moved['project_task_list_name']).toBe('General')
    expect(await send(`DELETE /project/task/list/${String(moved['project_task_list_uuid'])}`)).toMatchObject({
      status: 409,
      body: { code: 'default_list' },
    })
  })

  it('of another subscription can’t be chosen', async () => {
    const other = await add({})
    const { uuid } = await addSubscription(database, {
      client_uuid: client,
      created_by: owner.uuid,
      start_date: '2026-11-02',
      hours: 1,
      at,
    })
    const body = { project_uuid: uuid, name: 'Elsewhere', project_task_list_uuid: other['project_task_list_uuid'] }
    expect((await send('POST /project/task', body)).status).toBe(400)
  })

  it('come with the people of each subscription, the assistant by the name that clients know', async () => {
    const { body } = await send(`GET /project/task/projects?project_uuid=${project}`)
    expect(body).toMatchObject({ count: 1, projects: [{ uuid: project, today: '2026-11-20' }] })
    const [found] = body['projects'] as { people: Body[] }[]
    expect(found?.people).toEqual([
      { user_uuid: worker.uuid, name: 'Maya R.', kind: 'assistant' },
      { user_uuid: owner.uuid, name: expect.any(String), kind: 'client' },
    ])
  })
})

describe('C2 comments', () => {
  it('are kept in order, and tell those whose work it is and whoever made the task, but not their writer', async () => {
    const task = await add({ assignment: [{ user_uuid: worker.uuid }] })
    const comment = (body: string, by = owner) => send(`POST /project/task/${task.uuid}/comment`, { body }, by)
    await comment('Which colour?', worker)
    clock.set(new Date('2026-11-20T15:01:00Z'))
    await comment('<b>Blue</b>')
    const whole = (await send(`GET /project/task/${task.uuid}`)).body
    expect(whole['comments']).toMatchObject([
      { body: 'Which colour?', user_name: 'Maya R.' },
      { body: '<b>Blue</b>', user_uuid: owner.uuid },
    ])
    const { rows } = await database.pool.query(
      `select user_uuid from notifications where entity_link = $1 and title like '%commented%' order by created_date`,
      [`task:${task.uuid}`],
    )
    expect(rows.map(({ user_uuid }) => user_uuid)).toEqual([owner.uuid, worker.uuid])
    expect((await comment(' ')).status).toBe(400)
    expect((await comment('Hello', stranger)).status).toBe(404)
  })
})

describe('C2.2 admin_groups', () => {
  it('narrow staff’s tasks to the work of our own people who look after clients, matching or assistants', async () => {
    await add({ name: 'Ours', assignment: [{ user_uuid: staff.uuid }] }, staff)
    await add({ name: 'Theirs', assignment: [{ user_uuid: worker.uuid }] }, staff)
    expect(await names('admin_groups[]=csm', staff)).toEqual(['Ours'])
    expect(await names('admin_groups[]=sales&admin_groups[]=vsm', staff)).toEqual([])
    expect(await names('mine=true', staff)).toEqual(['Ours'])
  })
})

describe('C2.3 the assistant’s to-do', () => {
  it('comes as a whole: as many as there are, in one answer', async () => {
    await add({})
    await database.pool.query(
      `insert into tasks (project_uuid, task_list_uuid, name, created_date, updated_date)
       select project_uuid, task_list_uuid, 'Task ' || n, now(), now() from tasks, generate_series(1, 200) n where project_uuid = $1`,
      [project],
    )
    const { body } = await send(`GET /virtualassistants/task?project_uuid=${project}`, undefined, worker)
    expect(body['tasks']).toHaveLength(201)
  })
})
