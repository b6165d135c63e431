import { describe, expect, it } from 'vitest'
import { taskWorld } from '../../testing/tasks/task-world.ts'

const { clock, start, people, person, send, add, save, list, names, project, database } = taskWorld()
const seen = async () => (await list('', people.worker)).count

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
    const { body } = await send(`GET /project/${project()}/task/list`)
    expect(body).toMatchObject({ count: 1, lists: [{ is_default: true, open_count: 4 }] })
  })

  it('is made and changed by client, assistant and staff, and by nobody else', async () => {
    for (const by of [people.owner, people.worker, people.staff]) {
      const task = await add({}, by)
      expect(await save(task, { priority: 0 }, by)).toMatchObject({ status: 200, body: { priority: 0, version: 2 } })
    }
    const task = await add({})
    expect((await send('POST /project/task', { project_uuid: project(), name: 'x' }, people.stranger)).status).toBe(404)
    expect((await save(task, { priority: 0 }, people.stranger)).status).toBe(404)
    expect((await send(`GET /project/task/${task.uuid}`, undefined, people.stranger)).status).toBe(404)
    expect((await list('', people.stranger)).count).toBe(0)
    const viewer = await person(['admin', 'admin_tasks.view'])
    expect((await send(`GET /project/task/${task.uuid}`, undefined, viewer)).body).toMatchObject({ can_edit: false })
    expect((await save(task, { priority: 0 }, viewer)).status).toBe(403)
  })

  it('is given to people of its subscription only, who are told; whoever gives it to themselves is not', async () => {
    const task = await add({ assignment: [{ user_uuid: people.worker.uuid }, { user_uuid: people.owner.uuid }] })
    expect(task['assignment']).toEqual(expect.arrayContaining([{ user_uuid: people.worker.uuid, name: 'Maya R.' }]))
    const { rows } = await database().pool.query(`select user_uuid, title from notifications where entity_link = $1`, [
      `task:${task.uuid}`,
    ])
    expect(rows).toEqual([{ user_uuid: people.worker.uuid, title: 'A task for you: Call the printer' }])
    expect(await save(task, { assignment: [{ user_uuid: people.stranger.uuid }] })).toMatchObject({
      status: 400,
      body: { fields: { assignment: expect.any(String) } },
    })
    expect((await save(task, { assignment: [{ user_uuid: people.staff.uuid }] })).status).toBe(400)
    expect((await save(task, { assignment: [{ user_uuid: people.staff.uuid }] }, people.staff)).status).toBe(200)
  })

  it('is the assistant’s to see until the end of their last day, and while they have not declined', async () => {
    await add({})
    expect(await seen()).toBe(1)
    await database().pool.query(`update rate_plans set rp_end_date = '2026-11-20' where project_uuid = $1`, [project()])
    expect(await seen()).toBe(1)
    // Midnight in Toronto, where the client is.
    await database().pool.query(
      `update users set timezone = 'America/Toronto', is_primary_contact = true where uuid = $1`,
      [people.owner.uuid],
    )
    clock.set(new Date('2026-11-21T04:59:59Z'))
    expect(await seen()).toBe(1)
    clock.set(new Date('2026-11-21T05:00:00Z'))
    expect(await seen()).toBe(0)
    clock.set(start)
    await database().pool.query(
      `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, asked_date)
       select project_uuid, virtualassistant_uuid, role_id, 'client', now() from rate_plans where project_uuid = $1`,
      [project()],
    )
    expect(await seen()).toBe(0)
  })

  it('that someone else has changed meanwhile is not written over: 409 stale_version', async () => {
    const task = await add({})
    expect((await save(task, { name: 'Call them twice' })).status).toBe(200)
    expect(await save(task, { name: 'Never call' }, people.worker)).toMatchObject({
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
    const deeper = await send('POST /project/task', { project_uuid: project(), parent_uuid: part.uuid, name: 'x' })
    expect(deeper.status).toBe(400)
    await save(part, { completed: true })
    const { body } = await send(`GET /project/task/${task.uuid}`)
    expect(body).toMatchObject({ subtask_count: 1, subtasks_done: 1, subtasks: [{ name: 'Find the number' }] })
  })

  it('keeps who did what when', async () => {
    const task = await add({})
    const { body } = await save(
      task,
      { name: 'Call the printer again', due_date: '2026-11-27', priority: 1 },
      people.worker,
    )
    await save(body, { completed: true }, people.worker)
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

  it('is read in French by who reads French: its rhythm, its list and what was changed, whoever changed it', async () => {
    const task = await add({})
    const given = { due_date: '2026-11-27', recurrence: 'FREQ=WEEKLY;BYDAY=FR', estimate_seconds: 5400, priority: 1 }
    await save(task, given, people.worker)
    const whole = (await send(`GET /project/task/${task.uuid}`, undefined, people.owner, 'fr')).body
    expect(whole).toMatchObject({ recurrence_text: 'Chaque vendredi', project_task_list_name: 'Général' })
    expect(whole['history']).toMatchObject([
      {
        what: 'changed',
        changes: [
          { field: 'Échéance', from: null, to: '2026-11-27' },
          { field: 'Priorité', from: 'Aucune', to: 'Moyenne' },
          { field: 'Répétition', from: null, to: 'Chaque vendredi' },
          { field: 'Estimation', from: null, to: '1,50\u00a0h' },
        ],
      },
      { what: 'created' },
    ])
    const late = await send(
      'POST /project/task',
      { project_uuid: project(), name: 'x', due_date: '2020-01-01', recurrence: 'FREQ=DAILY' },
      people.owner,
      'fr',
    )
    expect(late).toMatchObject({
      status: 400,
      body: { fields: { due_date: 'Une tâche qui se répète ne peut pas commencer il y a plus d’un an.' } },
    })
  })

  it('of a subscription that has ended is no longer added', async () => {
    await database().pool.query(`update projects set end_date = '2026-11-19' where uuid = $1`, [project()])
    const answer = await send('POST /project/task', { project_uuid: project(), name: 'Too late' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'subscription_ended' } })
  })
})

describe('C2.2 admin_groups', () => {
  it('narrow staff’s tasks to the work of our own people who look after clients, matching or assistants', async () => {
    const matcher = await person(['admin', 'admin_tasks.edit', 'admin_matching.view'])
    const keeper = await person(['admin', 'admin_tasks.edit', 'admin_virtualassistant.view'])
    const superior = await person(['super_admin'])
    const give = (name: string, user_uuid: string) => add({ name, assignment: [{ user_uuid }] }, people.staff)
    await give('Ours', people.staff.uuid)
    await give('Matching', matcher.uuid)
    await give('Assistants', keeper.uuid)
    await give('Everything', superior.uuid)
    await give('Theirs', people.worker.uuid)
    const of = (...groups: string[]) =>
      names(`${groups.map((group) => `admin_groups[]=${group}`).join('&')}&pagination.sortBy[]=name`, people.staff)
    expect(await of('csm')).toEqual(['Ours'])
    expect(await of('sales')).toEqual(['Matching'])
    expect(await of('vsm')).toEqual(['Assistants'])
    expect(await of('csm', 'vsm')).toEqual(['Assistants', 'Ours'])
    expect(await names('admin_groups[]=csm', people.owner), 'nobody else’s to narrow by').toHaveLength(5)
    expect(await names('mine=true', people.staff)).toEqual(['Ours'])
  })
})

describe('C2.3 the assistant’s to-do', () => {
  it('comes as a whole: as many as there are, in one answer', async () => {
    await add({})
    await database().pool.query(
      `insert into tasks (project_uuid, task_list_uuid, name, created_date, updated_date)
       select project_uuid, task_list_uuid, 'Task ' || n, now(), now() from tasks, generate_series(1, 200) n where project_uuid = $1`,
      [project()],
    )
    const { body } = await send(`GET /virtualassistants/task?project_uuid=${project()}`, undefined, people.worker)
    expect(body['tasks']).toHaveLength(201)
  })
})
