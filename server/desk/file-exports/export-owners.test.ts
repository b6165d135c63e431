import { expect, it } from 'vitest'
import { fileExportsSuite } from '../../testing/file-exports-suite.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { deleteFileExports } from './delete-file-exports.ts'
import { makeFileExport } from './make-file-export.ts'
import { partKey } from './stored-parts.ts'

const start = new Date('2026-11-20T15:00:00Z')
const suite = await fileExportsSuite(start)
const { clock, database, deps, files, request, make, workerWith } = suite
const { fileOf, look, notificationsOf, withStore, ready } = suite

const staffWith = async (permissions: Parameters<typeof addPerson>[1]['permissions']) => {
  const { uuid } = await addPerson(database, { permissions })
  return { uuid, token: await addSession(database, clock, uuid) }
}
const take = (uuid: string, permissions: string[]) =>
  database.pool.query('update users set permissions = $2 where uuid = $1', [uuid, permissions])

it('who may not download it can’t ask for it', async () => {
  const { token } = await staffWith(['admin'])
  expect((await request(token)).status).toBe(403)
  expect((await request(token, 'accounting_file', { file: 'journal', month: '2026-10' })).status).toBe(403)
})

it('who lost the permission meanwhile gets no file made', async () => {
  const staff = await staffWith(['admin', 'admin_time.view'])
  const { body } = await request(staff.token)
  await take(staff.uuid, ['admin'])
  await make(body['uuid'])
  expect(await look(body['uuid'], staff.token)).toMatchObject({
    state: 'failed',
    failure: 'Your account does not have the permission for this.',
  })
})

it('who lost it afterwards gets none that was made', async () => {
  const staff = await staffWith(['admin', 'admin_time.view'])
  const uuid = await ready(staff.token)
  expect((await fileOf(uuid, staff.token)).status).toBe(200)
  await take(staff.uuid, ['admin'])
  suite.running.sessions.evict(staff.uuid)
  expect((await fileOf(uuid, staff.token)).status).toBe(403)
})

it('who has gone to another company gets none of the one before', async () => {
  const { rows } = await database.pool.query<{ uuid: string }>(
    "insert into clients (company) values ('Willow Ltd') returning uuid",
  )
  const { uuid: person } = await addPerson(database, { permissions: ['client'], client_uuid: suite.client_uuid })
  const token = await addSession(database, clock, person)
  await workerWith(2)
  const uuid = await ready(token)
  expect((await fileOf(uuid, token)).status).toBe(200)
  await database.pool.query('update users set client_uuid = $2 where uuid = $1', [person, rows[0]?.uuid])
  suite.running.sessions.evict(person)
  expect((await fileOf(uuid, token)).status).toBe(404)
})

it('whoever is forgotten while theirs is made has no bytes left, of what is ready neither', async () => {
  const worker = await workerWith(1_500)
  const done = String(await ready(worker.token))
  const { body } = await request(worker.token)
  const uuid = String(body['uuid'])
  let forgetting: Promise<void> | undefined
  const erased = withStore(async (...piece) => {
    forgetting = deleteFileExports(deps, worker.user_uuid)
    await expect.poll(() => look(uuid, worker.token)).toMatchObject({ code: 'not_found' })
    await files.put(...piece)
    throw new Error('The process was killed')
  })
  await expect(makeFileExport(erased, uuid)).rejects.toThrow('The process was killed')
  await forgetting
  expect([await files.get(partKey(uuid, 1)), await files.get(partKey(done, 1))]).toEqual([null, null])
  expect(await notificationsOf(worker.user_uuid)).toHaveLength(1)
})

it('whose account was closed meanwhile gets nothing made and nothing told', async () => {
  const worker = await workerWith(2)
  const { body } = await request(worker.token)
  await database.pool.query('update users set deleted_date = $2 where uuid = $1', [worker.user_uuid, start])
  await make(body['uuid'])
  const { rows } = await database.pool.query<{ state: string; parts: number }>(
    'select state, parts from file_exports where uuid = $1',
    [body['uuid']],
  )
  expect(rows).toEqual([{ state: 'failed', parts: 0 }])
  expect(await notificationsOf(worker.user_uuid)).toEqual([])
})
