import { joinTaskCounts } from './task-counts.ts'
import { describe, expect, it } from 'vitest'
import { taskWorld, type Body } from '../../testing/tasks/task-world.ts'

const { clock, people, send, add, save, list, names, project, database } = taskWorld()

describe('C2 done and not done', () => {
  it('shows under completed with who did it, newest first, and comes back when it is reopened', async () => {
    const task = await add({ due_date: '2026-11-20' })
    const { body } = await save(task, { completed: true }, people.worker)
    expect(body).toMatchObject({ percent_complete: 100, completed_by_user_uuid: people.worker.uuid })
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
    const instructions = '1. Open the ledger.'
    let task: Body = await add({ recurrence: 'FREQ=WEEKLY;COUNT=2', due_date: '2026-11-20', instructions })
    task = (await save(task, { completed: true })).body
    expect(task).toMatchObject({
      next_due_date: '2026-11-27',
      due_date: '2026-11-20',
      completed_date: null,
      instructions,
    })
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

  it('monthly work of a 31st is due at the end of a short month, and on the 31st again after it', async () => {
    let task: Body = await add({ recurrence: 'FREQ=MONTHLY', due_date: '2027-01-31' })
    // The clocks change on March 14; days don't.
    for (const next of ['2027-02-28', '2027-03-31', '2027-04-30']) {
      task = (await save(task, { completed: true })).body
      expect(task).toMatchObject({ next_due_date: next, due_date: '2027-01-31', recurrence_text: 'Every month' })
    }
    task = (await save(task, { completed: false })).body
    expect(task).toMatchObject({ next_due_date: '2027-03-31' })
  })

  it('recurring work without a day begins today in the subscription’s zone; a rule that never comes true is refused', async () => {
    clock.set(new Date('2026-11-24T03:00:00Z'))
    await database().pool.query(
      `update users set timezone = 'America/Toronto', is_primary_contact = true where uuid = $1`,
      [people.owner.uuid],
    )
    expect(await add({ recurrence: 'FREQ=DAILY' })).toMatchObject({
      next_due_date: '2026-11-23',
      recurrence_text: 'Every day',
    })
    for (const recurrence of ['FREQ=HOURLY', 'often']) {
      const answer = await send('POST /project/task', { project_uuid: project(), name: 'Never', recurrence })
      expect(answer).toMatchObject({ status: 400, body: { fields: { recurrence: expect.any(String) } } })
    }
  })

  it('A6.7 completed ones are found by the days on the caller’s clock', async () => {
    await database().pool.query(`update users set timezone = 'America/Toronto' where uuid = $1`, [people.owner.uuid])
    clock.set(new Date('2026-11-20T04:59:00Z'))
    await save(await add({ name: 'Late on the 19th' }), { completed: true })
    clock.set(new Date('2026-11-20T05:00:00Z'))
    await save(await add({ name: 'Early on the 20th' }), { completed: true })
    expect(await names('type=completed&from=2026-11-19&to=2026-11-19')).toEqual(['Late on the 19th'])
    expect(await names('type=completed&from=2026-11-20&to=2026-11-20')).toEqual(['Early on the 20th'])
  })
})

const parts = async (task: Body) => (await send(`GET /project/task/${String(task['uuid'])}`)).body['subtasks'] as Body[]

describe('C2 the subtasks of recurring work', () => {
  it('are to be done again at its next day, as far from it as before, and each time they were done stays', async () => {
    const task = await add({ recurrence: 'FREQ=WEEKLY', due_date: '2026-11-20' })
    const early = await add({ parent_uuid: task.uuid, name: 'Early', due_date: '2026-11-18' })
    await add({ parent_uuid: task.uuid, name: 'Whenever' })
    await save(early, { completed: true }, people.worker)
    const { body } = await save(task, { completed: true })
    expect(body).toMatchObject({ next_due_date: '2026-11-27', subtasks_done: 0, subtask_count: 2 })
    expect(await parts(task)).toMatchObject([
      { name: 'Early', completed_date: null, percent_complete: 0, due_date: '2026-11-25', next_due_date: '2026-11-25' },
      { name: 'Whenever', next_due_date: null },
    ])
    expect(await names('type=completed')).toEqual(expect.arrayContaining(['Early', 'Call the printer']))
  })

  it('are as they were when it wasn’t done after all', async () => {
    const task = await add({ recurrence: 'FREQ=WEEKLY', due_date: '2026-11-20' })
    const early = await add({ parent_uuid: task.uuid, name: 'Early', due_date: '2026-11-18' })
    await add({ parent_uuid: task.uuid, name: 'Open', due_date: '2026-11-19' })
    await save(early, { completed: true }, people.worker)
    const { body } = await save(task, { completed: true })
    await save(body, { completed: false })
    expect(await parts(task)).toMatchObject([
      { name: 'Early', completed_by_user_uuid: people.worker.uuid, percent_complete: 100, due_date: '2026-11-18' },
      { name: 'Open', completed_date: null, due_date: '2026-11-19' },
    ])
  })

  it('that were begun anew meanwhile stay as they are now', async () => {
    const task = await add({ recurrence: 'FREQ=WEEKLY', due_date: '2026-11-20' })
    const part = await add({ parent_uuid: task.uuid, name: 'Part' })
    await save(part, { completed: true })
    const { body } = await save(task, { completed: true })
    const [again] = await parts(task)
    await save(again ?? {}, { percent_complete: 40 })
    await save(body, { completed: false })
    expect(await parts(task)).toMatchObject([{ completed_date: null, percent_complete: 40 }])
  })

  it('stay done with its last time, and with work that doesn’t come back', async () => {
    for (const recurrence of [null, 'FREQ=WEEKLY;COUNT=1']) {
      const task = await add({ recurrence, due_date: '2026-11-20' })
      await save(await add({ parent_uuid: task.uuid, name: 'Part' }), { completed: true })
      expect((await save(task, { completed: true })).body).toMatchObject({ percent_complete: 100, subtasks_done: 1 })
    }
  })
})

it('C2.3 staff are told how often any task was done, without what was removed or never bought, as if counted one by one', async () => {
  const count = async (filter: string) =>
    (await send(`GET /project/task?type=completed${filter}`, undefined, people.staff)).body['count']
  const before = Number(await count(''))
  const recurring = await add({ recurrence: 'FREQ=WEEKLY', due_date: '2026-11-20' })
  const { body: once } = await save(recurring, { completed: true })
  await save(once, { completed: true })
  const one = await add({ name: 'One' })
  const { body: done } = await save(one, { completed: true })
  const other = await add({ name: 'Other' })
  const { body: reopened } = await save(other, { completed: true })
  await save(reopened, { completed: false })
  const oneByOne = '&to=2100-01-01'
  expect([await count(''), await count(oneByOne)]).toEqual([before + 3, before + 3])
  await send('POST /project/task/removals', { uuids: [done['uuid']] })
  expect([await count(''), await count(oneByOne)]).toEqual([before + 2, before + 2])
  await database().pool.query('update projects set removed_date = $2 where uuid = $1', [project(), clock.now()])
  expect([await count(''), await count(oneByOne)]).toEqual([before, before])
})

it('C2.3 staff are told how many tasks there are, open and in all, by priority, as if counted one by one', async () => {
  const { pool } = database()
  const queries = ['type=current', 'type=all', 'priority=0', 'priority=99&type=all']
  const counts = () =>
    Promise.all(
      queries.map(async (filter) => (await send(`GET /project/task?${filter}`, undefined, people.staff)).body['count']),
    )
  const oneByOne = async () => {
    const { rows } = await pool.query<{ counts: number[] }>(
      `select array[count(*) filter (where completed_date is null), count(*), count(*) filter (where completed_date is null and priority = 0),
         count(*) filter (where priority = 99)]::int[] as counts
       from tasks join projects on projects.uuid = project_uuid
       where tasks.removed_date is null and projects.removed_date is null and start_date is not null`,
    )
    return rows[0]?.counts
  }
  const before = await oneByOne()
  expect(await counts()).toEqual(before)
  const [first, second] = [await add({ name: 'First', priority: 0 }), await add({ name: 'Second' })]
  expect(await counts()).not.toEqual(before)
  const { body: done } = await save(first, { completed: true })
  expect(await counts()).toEqual(await oneByOne())
  const { body: again } = await save(done, { completed: false })
  await save(again, { priority: 99 })
  expect(await counts()).toEqual(await oneByOne())
  await send('POST /project/task/removals', { uuids: [second['uuid']] })
  expect(await counts()).toEqual(await oneByOne())
  // In one statement, several at once; removed and done together.
  await pool.query(
    `update tasks set priority = 0, completed_date = now(), percent_complete = 100 where project_uuid = $1`,
    [project()],
  )
  await pool.query(`update tasks set removed_date = now(), completed_date = null where uuid = $1`, [first['uuid']])
  expect(await counts()).toEqual(await oneByOne())
  await Promise.all([joinTaskCounts(database().kysely), joinTaskCounts(database().kysely)])
  const several = await pool.query('select from task_counts group by is_open, priority having count(*) > 1')
  expect(several.rowCount).toBe(0)
  expect(await counts()).toEqual(await oneByOne())
  await pool.query('update projects set removed_date = $2 where uuid = $1', [project(), clock.now()])
  expect(await counts()).toEqual(await oneByOne())
})

it('seconds that are logged on a task don’t count it again', async () => {
  const task = await add({})
  const { rows } = await database().pool.query('select count(*)::int as count from task_counts')
  await database().pool.query('update tasks set seconds_logged = seconds_logged + 60 where uuid = $1', [task['uuid']])
  expect((await database().pool.query('select count(*)::int as count from task_counts')).rows).toEqual(rows)
})
