import { describe, expect, it } from 'vitest'
import { taskWorld, type Body } from '../../testing/tasks/task-world.ts'

const { clock, people, subscription, send, add, save, list, names, project, database } = taskWorld()

type Task = Body & { uuid: string; version: number }

const change = (tasks: readonly Task[], to: object, by = people.owner) =>
  send('PUT /project/task', { tasks: tasks.map(({ uuid, version }) => ({ uuid, version, ...to })) }, by)
const remove = (tasks: readonly Task[], more: object = {}, by = people.owner) =>
  send('POST /project/task/removals', { uuids: tasks.map(({ uuid }) => uuid), ...more }, by)
const three = async () => [await add({ name: 'a' }), await add({ name: 'b' }), await add({ name: 'c' })] as const
const notificationsOf = async () =>
  (
    await database().pool.query(
      `select title, body, entity_link from notifications where user_uuid = $1 order by created_date desc, uuid desc limit 1`,
      [people.worker.uuid],
    )
  ).rows as { title: string; body: string; entity_link: string }[]

describe('C2 several tasks at once', () => {
  it('are done, and put back, in one call each, by what the call before answered', async () => {
    const tasks = await three()
    const { status, body } = await change(tasks, { completed: true }, people.worker)
    expect({ status, names: (body['tasks'] as Body[]).map((task) => task['name']) }).toEqual({
      status: 200,
      names: ['a', 'b', 'c'],
    })
    expect((await list()).count).toBe(0)
    expect((await list('type=completed')).tasks).toMatchObject(
      [1, 2, 3].map(() => ({ completed_by_user_name: 'Maya R.' })),
    )
    expect((await change(body['tasks'] as Task[], { completed: false })).status).toBe(200)
    expect(await names('pagination.sortBy[]=name')).toEqual(['a', 'b', 'c'])
  })

  it('are moved to a list, given to someone, and get a day and a priority; each keeps that in its history', async () => {
    const [a, b] = await three()
    const made = (await send('POST /project/task/list', { project_uuid: project(), name: 'Newsletter' })).body
    const to = {
      project_task_list_uuid: made['uuid'],
      assignment: [{ user_uuid: people.worker.uuid }],
      due_date: '2026-12-01',
      priority: 1,
    }
    expect((await change([a, b], to)).body['tasks']).toMatchObject(
      [a, b].map(() => ({
        project_task_list_name: 'Newsletter',
        assignment: [{ name: 'Maya R.' }],
        next_due_date: '2026-12-01',
        priority: 1,
      })),
    )
    const { history } = (await send(`GET /project/task/${a.uuid}`)).body as { history: Body[] }
    expect(history[0]?.['changes']).toHaveLength(4)
  })

  it('are changed all or none: one that has moved on, is gone or is someone else’s stops all of them', async () => {
    const [a, b, c] = await three()
    await save(b, { priority: 0 })
    const stale = await change([a, b, c], { completed: true })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect(stale.body['message']).toMatch(/^“b”: .* Nothing was changed\.$/)
    await send(`DELETE /project/task/${c.uuid}`)
    expect((await change([a, c], { completed: true })).status).toBe(404)
    expect((await change([a], { completed: true }, people.stranger)).status).toBe(404)
    const elsewhere = await send('POST /project/task', {
      project_uuid: await subscription({ worked: false }),
      name: 'x',
    })
    expect((await change([a, elsewhere.body as Task], { completed: true }, people.worker)).status).toBe(404)
    expect(await names('pagination.sortBy[]=name')).toEqual(['a', 'b'])
  })

  it('of several subscriptions are changed together, but not into one’s list', async () => {
    const here = await add({ name: 'here' })
    const other = await subscription()
    const there = (await send('POST /project/task', { project_uuid: other, name: 'there' })).body as Task
    expect((await change([here, there], { priority: 0 })).status).toBe(200)
    const mine = (await send(`GET /project/task/${here.uuid}`)).body as Task
    const theirs = (await send(`GET /project/task/${there.uuid}`)).body as Task
    const rejected = await change([mine, theirs], { project_task_list_uuid: mine['project_task_list_uuid'] })
    expect(rejected).toMatchObject({ status: 400 })
  })

  it('may be recurring work and its subtasks, done and put back together', async () => {
    const work = await add({ recurrence: 'FREQ=WEEKLY', due_date: '2026-11-20' })
    const part = await add({ parent_uuid: work.uuid, name: 'part' })
    const parts = async () => (await send(`GET /project/task/${work.uuid}`)).body['subtasks'] as Task[]
    // Done last week, and so not to be taken for this week's.
    await change([work, part], { completed: true })
    clock.set(new Date('2026-11-27T15:00:00Z'))
    const now = [(await send(`GET /project/task/${work.uuid}`)).body as Task, ...(await parts())]
    const { status, body } = await change(now, { completed: true })
    expect(status).toBe(200)
    expect(await parts()).toMatchObject([{ completed_date: null }])
    expect((await change(body['tasks'] as Task[], { completed: false })).body['tasks']).toMatchObject([
      { next_due_date: '2026-11-27' },
      { completed_date: null },
    ])
    expect((await list('type=completed')).count).toBe(2)
  })

  it('are given to someone with one notification, however many; one alone is told as ever', async () => {
    const tasks = await three()
    await change(tasks, { assignment: [{ user_uuid: people.worker.uuid }] })
    expect(await notificationsOf()).toMatchObject([
      { title: '3 tasks for you', body: expect.stringContaining('“a”, “b”, “c”') },
    ])
    const one = await add({ name: 'One more' })
    await change([one], { assignment: [{ user_uuid: people.worker.uuid }] })
    expect(await notificationsOf()).toMatchObject([
      { title: 'A task for you: One more', entity_link: `task:${one.uuid}` },
    ])
  })

  it('are at least one, at most 100, and each once', async () => {
    const [a] = await three()
    expect((await change([], {})).status).toBe(400)
    expect((await change([a, a], {})).status).toBe(400)
    const many = Array.from({ length: 101 }, (_, at) => ({
      ...a,
      uuid: `01940000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    }))
    expect((await change(many, {})).status).toBe(400)
  })

  it('done by two people at once are done once, and nobody waits for ever', async () => {
    const tasks = await three()
    const answers = await Promise.all([
      change(tasks, { completed: true }),
      change([...tasks].toReversed(), { completed: true }, people.worker),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await list('type=completed')).count).toBe(3)
  })
})

describe('C2.4 removing several tasks', () => {
  it('takes their subtasks along; where time is on one, all stay until that is confirmed', async () => {
    const [a, b, c] = await three()
    await add({ parent_uuid: a.uuid, name: 'part' })
    await database().pool.query('update tasks set seconds_logged = 60 where uuid = $1', [b.uuid])
    expect(await remove([a, b, c])).toMatchObject({ status: 409, body: { code: 'time_logged' } })
    expect((await list()).count).toBe(4)
    expect((await remove([a, b, c], { confirmed: true })).status).toBe(200)
    expect((await list('type=all')).count).toBe(0)
    expect((await remove([a], { confirmed: true })).status).toBe(404)
  })

  it('removes a task and its own subtask in one go', async () => {
    const [a] = await three()
    const part = await add({ parent_uuid: a.uuid, name: 'part' })
    expect((await remove([part, a])).status).toBe(200)
    expect(await names('pagination.sortBy[]=name')).toEqual(['b', 'c'])
  })

  it('is for those who may change each of them', async () => {
    const [a, b] = await three()
    expect((await remove([a, b], {}, people.stranger)).status).toBe(404)
    expect((await list()).count).toBe(3)
  })
})

const by = (key: string) => names(`pagination.sortBy[]=${key}&pagination.sortBy[]=name`)

const assigned = (...users: { uuid: string }[]) => ({ assignment: users.map(({ uuid }) => ({ user_uuid: uuid })) })
const rename = (table: string, name: string, user: string) =>
  database().pool.query(
    table === 'users'
      ? `update users set full_name = $1 where uuid = $2`
      : `update assistants set display_name = $1 where user_uuid = $2`,
    [name, user],
  )
const byLastAssigned = () => names('pagination.sortBy[]=assignment&pagination.sortDesc[]=true')

describe('C2 tasks in groups', () => {
  it('are sorted so that each list’s, each person’s and each doer’s are neighbours', async () => {
    const made = (await send('POST /project/task/list', { project_uuid: project(), name: 'Newsletter' })).body
    const prefixFieldIssues = { project_task_list_uuid: made['uuid'] }
    await add({ name: 'letter 1', ...prefixFieldIssues, assignment: [{ user_uuid: people.worker.uuid }] })
    await add({ name: 'general' })
    await add({ name: 'letter 2', ...prefixFieldIssues })
    expect(await by('list')).toEqual(['general', 'letter 1', 'letter 2'])
    expect(await by('assignment')).toEqual(['letter 1', 'general', 'letter 2'])
    const { tasks } = await list()
    expect(await by('completed_by_user_name')).toEqual(['general', 'letter 1', 'letter 2'])
    expect(await by('completed_date')).toEqual(['general', 'letter 1', 'letter 2'])
    await change(tasks.slice(0, 1) as Task[], { completed: true }, people.worker)
    expect((await list('type=completed&pagination.sortBy[]=completed_by_user_name')).tasks).toMatchObject([
      { completed_day: '2026-11-20', completed_by_user_name: 'Maya R.' },
    ])
  })

  it('are sorted by the names of whoever has them now: given to others, renamed, done and taken up again', async () => {
    const tasks = [
      await add({ name: 'his', ...assigned(people.worker) }),
      await add({ name: 'nobody’s' }),
      await add({ name: 'hers', ...assigned(people.owner) }),
    ] as Task[]
    await rename('users', 'Zoe Zimmer', people.owner.uuid)
    expect(await by('assignment')).toEqual(['his', 'hers', 'nobody’s'])
    expect(await byLastAssigned()).toEqual(['hers', 'his', 'nobody’s'])
    await rename('users', 'Élodie', people.owner.uuid)
    expect(await by('assignment')).toEqual(['hers', 'his', 'nobody’s'])
    await rename('assistants', 'Aaron A.', people.worker.uuid)
    expect(await by('assignment')).toEqual(['his', 'hers', 'nobody’s'])

    const { body } = await change(tasks.slice(0, 1), { completed: true }, people.worker)
    await rename('assistants', 'Maya R.', people.worker.uuid)
    expect((await change(body['tasks'] as Task[], { completed: false })).status).toBe(200)
    expect(await by('assignment')).toEqual(['hers', 'his', 'nobody’s'])
    const { tasks: open } = await list()
    const his = open.filter(({ name }) => name === 'his') as Task[]
    await change(his, assigned(people.owner, people.worker))
    const nobodys = open.filter(({ name }) => name === 'nobody’s') as Task[]
    await change(nobodys, assigned(people.worker))
    await change((await list()).tasks.filter(({ name }) => name === 'hers') as Task[], assigned())
    expect(await by('assignment')).toEqual(['his', 'nobody’s', 'hers'])
  })

  it('have the names of whoever has them stored while they are open, and none once they are done or removed', async () => {
    const assignment = [{ user_uuid: people.worker.uuid }]
    const [open, done, removed] = [
      await add({ name: 'open', assignment }),
      await add({ name: 'done', assignment }),
      await add({ name: 'removed', assignment }),
    ] as [Task, Task, Task]
    await change([done], { completed: true }, people.worker)
    await remove([removed])
    const { rows } = await database().pool.query(
      'select assigned_names from tasks where uuid = any ($1) order by array_position($1, uuid)',
      [[open.uuid, done.uuid, removed.uuid]],
    )
    expect(rows.map((row) => row.assigned_names)).toEqual(['["maya r."]', null, null])
    const { rowCount } = await database().pool.query(
      `select from tasks where assigned_names is distinct from
        case when completed_date is null and removed_date is null then assigned_names_of(uuid) end`,
    )
    expect(rowCount).toBe(0)
  })
})
