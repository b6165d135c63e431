import { describe, expect, it } from 'vitest'
import { taskWorld } from '../../testing/tasks/task-world.ts'

const { clock, people, send, add, list, project, database } = taskWorld()

describe('C2 comments', () => {
  it('are kept in order, and tell those whose work it is and whoever made the task, but not their writer', async () => {
    const task = await add({ assignment: [{ user_uuid: people.worker.uuid }] })
    const comment = (body: string, by = people.owner) => send(`POST /project/task/${task.uuid}/comment`, { body }, by)
    await comment('Which colour?', people.worker)
    clock.set(new Date('2026-11-20T15:01:00Z'))
    await comment('<b>Blue</b>')
    const whole = (await send(`GET /project/task/${task.uuid}`)).body
    expect(whole['comments']).toMatchObject([
      { body: 'Which colour?', user_name: 'Maya R.' },
      { body: '<b>Blue</b>', user_uuid: people.owner.uuid },
    ])
    const { rows } = await database().pool.query(
      `select user_uuid from notifications where entity_link = $1 and title like '%commented%' order by created_date`,
      [`task:${task.uuid}`],
    )
    expect(rows.map(({ user_uuid }) => user_uuid)).toEqual([people.owner.uuid, people.worker.uuid])
    expect((await comment(' ')).status).toBe(400)
    expect((await comment('Hello', people.stranger)).status).toBe(404)
  })
})

describe('C2.4 removing', () => {
  it('is refused while a timer is on the task or time is logged for it, unless confirmed; time keeps the name', async () => {
    const task = await add({})
    await database().pool.query(
      `insert into timers (virtualassistant_uuid, id, project_uuid, task_uuid, rate_plan_uuid, state, running_since, last_sign_at, created_date)
       select virtualassistant_uuid, project_uuid::text || $2::text, project_uuid, $2::uuid, uuid, 'running', now(), now(), now()
       from rate_plans where project_uuid = $1`,
      [project(), task.uuid],
    )
    expect((await send(`GET /project/task/${task.uuid}/timer_count`)).body).toEqual({
      timer_count: 1,
      seconds_logged: 0,
    })
    expect(await send(`DELETE /project/task/${task.uuid}`)).toMatchObject({
      status: 409,
      body: { code: 'time_logged' },
    })
    await database().pool.query('delete from timers')
    await database().pool.query('update tasks set seconds_logged = 60 where uuid = $1', [task.uuid])
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
