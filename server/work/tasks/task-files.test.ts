import { describe, expect, it } from 'vitest'
import { removeOrphans } from '../../platform/files/remove-orphans.ts'
import { taskWorld, type Body, type Someone } from '../../testing/tasks/task-world.ts'

const { clock, start, people, send, add, save, list, database, server, store } = taskWorld()

const hour = 3_600_000

/** A file that someone sends, through the whole server; its uuid. */
async function sent(by: Someone, name = 'notes.txt'): Promise<string> {
  const answer = await server().inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/octet-stream' },
    payload: 'Minutes',
  })
  return answer.json<{ uuid: string }>().uuid
}
const reads = async (file: string, { token }: Someone) =>
  (await server().inject({ url: `/api/files/${file}`, headers: { authorization: `Bearer ${token}` } })).statusCode
const attach = (task: Body, files: readonly string[], by = people.owner) =>
  send(`POST /project/task/${String(task['uuid'])}/files`, { files }, by)
const remove = (task: Body, file: string, by = people.owner) =>
  send(`DELETE /project/task/${String(task['uuid'])}/files/${file}`, undefined, by)
const comment = (task: Body, body: object, by = people.owner) =>
  send(`POST /project/task/${String(task['uuid'])}/comment`, body, by)
async function many(count: number): Promise<string[]> {
  const files: string[] = []
  while (files.length < count) files.push(await sent(people.owner))
  return files
}

describe('C2 files of a task', () => {
  it('are attached once they were sent, stand in its history, and are read by whoever sees the task; for others they aren’t there', async () => {
    const task = await add({})
    const file = await sent(people.owner, 'list.txt')
    expect(await reads(file, people.worker)).toBe(404)
    const { body } = await attach(task, [file])
    expect(body).toMatchObject({
      file_count: 1,
      files: [{ uuid: file, name: 'list.txt', type: 'text/plain', size: 7, width: null }],
      history: [{ what: 'changed', changes: [{ field: 'File', from: null, to: 'list.txt' }] }, { what: 'created' }],
    })
    for (const by of [people.owner, people.worker, people.staff]) expect(await reads(file, by)).toBe(200)
    expect(await reads(file, people.stranger)).toBe(404)
    expect((await list('', people.worker)).tasks).toMatchObject([{ file_count: 1 }])
  })

  it('are one’s own, each on one thing, and ten at most', async () => {
    const task = await add({})
    const rejected = { status: 400, body: { fields: { files: expect.any(String) } } }
    expect(await attach(task, [await sent(people.stranger)])).toMatchObject(rejected)
    const ten = await many(10)
    expect((await attach(task, ten)).status).toBe(200)
    expect(await attach(task, [await sent(people.owner)])).toMatchObject(rejected)
    expect((await remove(task, ten[3] ?? '', people.worker)).status).toBe(200)
    const { body } = await attach(task, [await sent(people.owner, 'fourth.txt')])
    expect((body['files'] as Body[]).map(({ name }) => name).indexOf('fourth.txt')).toBe(3)
    const elsewhere = await add({ name: 'Elsewhere' })
    expect(await attach(elsewhere, [ten[0] ?? ''])).toMatchObject(rejected)
  })

  it('are attached and taken off by who may change the task only; a stranger’s task isn’t there', async () => {
    const task = await add({})
    const file = await sent(people.owner)
    await attach(task, [file])
    expect((await attach(task, [await sent(people.stranger)], people.stranger)).status).toBe(404)
    expect((await remove(task, file, people.stranger)).status).toBe(404)
    expect((await remove(await add({ name: 'Other' }), file)).status).toBe(404)
    expect(await remove(task, file, people.worker)).toMatchObject({ status: 200, body: { files: [], file_count: 0 } })
    expect(await reads(file, people.worker)).toBe(404)
  })

  it('go a day after they were taken off, or their task was removed', async () => {
    const [task, stored] = [await add({}), await add({ name: 'Kept' })]
    const part = await add({ parent_uuid: task.uuid, name: 'Part' })
    const [off, ofTask, ofPart, ofComment, stays] = await many(5)
    await attach(task, [off ?? '', ofTask ?? ''])
    await attach(part, [ofPart ?? ''])
    await attach(stored, [stays ?? ''])
    await comment(task, { body: 'Here', files: [ofComment] })
    await remove(task, off ?? '')
    expect((await send(`DELETE /project/task/${task.uuid}`)).status).toBe(200)
    expect(await reads(ofTask ?? '', people.worker)).toBe(404)
    clock.set(new Date(start.getTime() + 25 * hour))
    await removeOrphans({ database: database(), clock, files: store() })
    expect(await Promise.all([off, ofTask, ofPart, ofComment].map((file) => store().get(file ?? '')))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(await reads(stays ?? '', people.owner)).toBe(200)
  })
})

describe('C2 files of a comment', () => {
  it('come with it, or alone; neither words nor files is nothing', async () => {
    const task = await add({ assignment: [{ user_uuid: people.worker.uuid }] })
    const file = await sent(people.owner)
    expect((await comment(task, { body: '', files: [file] })).body).toMatchObject({ body: '', files: [{ uuid: file }] })
    expect(await comment(task, { body: ' ', files: [] })).toMatchObject({
      status: 400,
      body: { fields: { body: 'Required' } },
    })
    expect((await comment(task, { body: 'Too many', files: await many(11) })).status).toBe(400)
    const { rows } = await database().pool.query(
      `select body from notifications where entity_link = $1 and user_uuid = $2 and title like '%commented%'`,
      [`task:${task.uuid}`, people.worker.uuid],
    )
    expect(rows).toEqual([{ body: 'Sent a file.' }])
    expect(await reads(file, people.worker)).toBe(200)
    expect(await reads(file, people.stranger)).toBe(404)
  })

  it('are taken off by whoever wrote it, and not by others', async () => {
    const task = await add({})
    const file = await sent(people.owner)
    await comment(task, { body: 'Here', files: [file] })
    expect((await remove(task, file, people.worker)).status).toBe(404)
    expect((await remove(task, file, people.staff)).status).toBe(404)
    expect((await remove(task, file)).body).toMatchObject({ comments: [{ body: 'Here', files: [] }] })
  })

  it('don’t take the room of the task’s own', async () => {
    const task = await add({})
    await comment(task, { body: 'All', files: await many(10) })
    expect(await attach(task, [await sent(people.owner)])).toMatchObject({ status: 200, body: { file_count: 11 } })
    expect((await save(task, { completed: true })).body).toMatchObject({ file_count: 11 })
  })
})
