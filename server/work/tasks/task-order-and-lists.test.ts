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
})
