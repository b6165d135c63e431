import { describe, expect, it } from 'vitest'
import { taskWorld, type Body } from '../../testing/tasks/task-world.ts'

const { people, subscription, send, add, save, names, project, database } = taskWorld()

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
    await database().pool.query('update tasks set position = 1 where project_uuid = $1', [project()])
    await database().pool.query('update tasks set position = 1 + 1e-9 where uuid = $1', [b.uuid])
    await move(a.uuid)
    expect(await names(byHand)).toEqual(['a', 'c', 'b'])
    await move(b.uuid)
    expect(await names(byHand)).toEqual(['a', 'b', 'c'])
    expect((await save(moving, { after_uuid: people.stranger.uuid })).body).toMatchObject({ code: 'moved' })
  })
})

describe('C2.4 lists', () => {
  it('are added, renamed and removed; what was in one goes to the default list, which stays', async () => {
    const made = (await send('POST /project/task/list', { project_uuid: project(), name: 'Newsletter' }, people.worker))
      .body
    expect(made).toMatchObject({ name: 'Newsletter', created_by: people.worker.uuid, created_by_user_name: 'Maya R.' })
    const path = `/project/task/list/${String(made['uuid'])}`
    expect((await send(`PUT ${path}`, { name: 'Monthly letter', version: 1 })).body).toMatchObject({ version: 2 })
    expect((await send(`PUT ${path}`, { name: 'Other', version: 1 })).status).toBe(409)
    expect((await send(`PUT ${path}`, { name: 'Other', version: 2 }, people.stranger)).status).toBe(404)
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
    const uuid = await subscription({ worked: false })
    const body = { project_uuid: uuid, name: 'Elsewhere', project_task_list_uuid: other['project_task_list_uuid'] }
    expect((await send('POST /project/task', body)).status).toBe(400)
  })

  it('come with the people of each subscription, the assistant by the name that clients know', async () => {
    const { body } = await send(`GET /project/task/projects?project_uuid=${project()}`)
    expect(body).toMatchObject({ count: 1, projects: [{ uuid: project(), today: '2026-11-20' }] })
    const [found] = body['projects'] as { people: Body[] }[]
    expect(found?.people).toEqual([
      { user_uuid: people.worker.uuid, name: 'Maya R.', kind: 'assistant' },
      { user_uuid: people.owner.uuid, name: expect.any(String), kind: 'client' },
    ])
  })

  it('are in the order of each key, in either direction, page by page, each with its open tasks', async () => {
    const other = await subscription({ worked: false })
    for (const [uuid, name] of [
      [project(), 'Zebra'],
      [other, 'élan'],
      [other, 'Elm'],
      [project(), 'elm'],
    ]) {
      expect((await send('POST /project/task/list', { project_uuid: uuid, name }, people.staff)).status).toBe(200)
    }
    await add({ name: 'Open' })
    const orders = {
      name: 'folded_text(task_lists.name)',
      project_name: 'folded_text(project_name)',
      company: 'folded_text(company)',
      created_date: 'task_lists.created_date',
    }
    for (const [key, column] of Object.entries(orders)) {
      for (const descending of [false, true]) {
        const { rows } = await database().pool.query<Body>(
          `select task_lists.uuid, (select count(*)::int from tasks where task_list_uuid = task_lists.uuid and completed_date is null
             and tasks.removed_date is null) as open_count
           from task_lists join projects on projects.uuid = project_uuid join clients on clients.uuid = client_uuid
           where task_lists.removed_date is null and projects.removed_date is null and start_date is not null
           order by ${column} ${descending ? 'desc' : ''}, folded_text(project_name), projects.uuid, not is_default, position, task_lists.uuid`,
        )
        const found: Body[] = []
        for (let offset = 0; offset < rows.length; offset += 3) {
          const query = `pagination.sortBy[]=${key}&pagination.sortDesc[]=${descending}&pagination.limit=3&pagination.offset=${offset}`
          const { body } = await send(`GET /project/task/list?${query}`, undefined, people.staff)
          expect(body['count']).toBe(rows.length)
          found.push(...(body['lists'] as Body[]))
        }
        expect(found.map(({ uuid, open_count }) => ({ uuid, open_count }))).toEqual(rows)
      }
    }
  })

  it('are offered by subscription, in the order of their names from either end', async () => {
    await subscription({ worked: false })
    for (const descending of ['false', 'true']) {
      const { rows } = await database().pool.query<Body>(
        `select uuid from projects where removed_date is null and start_date is not null
         order by folded_text(project_name) ${descending === 'true' ? 'desc' : ''}, uuid`,
      )
      const found: unknown[] = []
      for (let offset = 0; offset < rows.length; offset += 2) {
        const query = `pagination.sortBy[]=project_name&pagination.sortDesc[]=${descending}&pagination.limit=2&pagination.offset=${offset}`
        const { body } = await send(`GET /project/task/projects?${query}`, undefined, people.staff)
        expect(body['count']).toBe(rows.length)
        found.push(...(body['projects'] as Body[]).map(({ uuid }) => ({ uuid })))
      }
      expect(found).toEqual(rows)
    }
  })
})
