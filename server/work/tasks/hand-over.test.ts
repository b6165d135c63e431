import { describe, expect, it } from 'vitest'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { taskWorld, type Body, type Someone } from '../../testing/tasks/task-world.ts'
import { handOver } from './hand-over.ts'

const { clock, people, person, send, add, save, project, database } = taskWorld()

async function newAssistant() {
  const someone = await person(['virtualassistant'])
  const { uuid } = await addAssistant(database(), { user_uuid: someone.uuid, available_hours_per_month: 400 })
  await database().pool.query(`update assistants set display_name = 'Noor B.' where uuid = $1`, [uuid])
  return { ...someone, assistant: uuid }
}
/** The seat is someone else's from the day after the last one of whoever has it. */
async function takesOver(assistant: string, lastDay: string): Promise<void> {
  await database().pool.query(`update rate_plans set rp_end_date = $2::date where project_uuid = $1`, [
    project(),
    lastDay,
  ])
  await database().pool.query(
    `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
       rate_start_date, seat_uuid)
     select project_uuid, $2, role_id, hours_per_month, client_rate_cents, currency, rp_end_date + 1, seat_uuid
     from rate_plans where project_uuid = $1`,
    [project(), assistant],
  )
}
const whose = async (task: Body) => {
  const { assignment } = (await send(`GET /project/task/${String(task['uuid'])}`)).body as { assignment: Body[] }
  return new Set(assignment.map(({ user_uuid }) => user_uuid))
}
const notificationsOf = async ({ uuid }: Someone) =>
  (await database().pool.query('select title, body from notifications where user_uuid = $1', [uuid])).rows as Body[]
const run = () => handOver({ database: database(), clock })
const given = (name: string, ...to: Someone[]) =>
  add({ name, assignment: to.map(({ uuid: user_uuid }) => ({ user_uuid })) })

describe('idea 9 open tasks of an assistant who is gone', () => {
  it('are with whoever has their seat once their last day is over, with everything that hangs on them', async () => {
    const next = await newAssistant()
    const [a, b] = [await given('Reconcile', people.worker, people.owner), await given('Call', people.worker)]
    const done = await given('Done before', people.worker)
    await save(done, { completed: true })
    await save(a, { instructions: 'Open the ledger.' })
    await takesOver(next.assistant, '2026-11-20')
    await run()
    expect(await whose(a)).toEqual(new Set([people.worker.uuid, people.owner.uuid]))
    clock.set(new Date('2026-11-21T15:00:00Z'))
    await run()
    await run()
    expect(await whose(a)).toEqual(new Set([people.owner.uuid, next.uuid]))
    expect([await whose(b), await whose(done)]).toEqual([new Set([next.uuid]), new Set([people.worker.uuid])])
    expect(await notificationsOf(next)).toMatchObject([
      {
        title: '2 tasks for you',
        body: expect.stringMatching(/^You’re taking over from Maya R\. in .*“Reconcile”, “Call”\.$/),
      },
    ])
    const whole = (await send(`GET /project/task/${a.uuid}`, undefined, next)).body as { history: Body[] }
    expect(whole).toMatchObject({ instructions: 'Open the ledger.' })
    expect(whole.history[0]).toMatchObject({
      what: 'changed',
      by_name: null,
      changes: [
        { field: 'Assigned to', from: expect.stringContaining('Maya R.'), to: expect.stringContaining('Noor B.') },
      ],
    })
  })

  it('stay with them while they have another place there, and until someone has the seat', async () => {
    const task = await given('Reconcile', people.worker)
    await database().pool.query(`update rate_plans set rp_end_date = '2026-11-19' where project_uuid = $1`, [project()])
    await run()
    expect(await whose(task)).toEqual(new Set([people.worker.uuid]))
    const next = await newAssistant()
    await takesOver(next.assistant, '2026-11-19')
    await database().pool.query(
      `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date)
       select project_uuid, virtualassistant_uuid, (select id from roles where id <> role_id order by id limit 1), 1,
         client_rate_cents, currency, '2026-11-20' from rate_plans where project_uuid = $1 and rp_end_date = '2026-11-19'`,
      [project()],
    )
    await run()
    expect(await whose(task)).toEqual(new Set([people.worker.uuid]))
    await database().pool.query(
      `update rate_plans set rp_end_date = '2026-11-20' where project_uuid = $1 and rate_start_date = '2026-11-20' and
         seat_uuid not in (select seat_uuid from rate_plans where rp_end_date = '2026-11-19')`,
      [project()],
    )
    clock.set(new Date('2026-11-21T15:00:00Z'))
    await run()
    expect(await whose(task)).toEqual(new Set([next.uuid]))
  })

  it('aren’t given twice to who has them already', async () => {
    const next = await newAssistant()
    const task = await given('Reconcile', people.worker)
    await takesOver(next.assistant, '2026-11-19')
    await save(task, { assignment: [{ user_uuid: people.worker.uuid }, { user_uuid: next.uuid }] })
    await run()
    expect(await whose(task)).toEqual(new Set([next.uuid]))
  })
})
