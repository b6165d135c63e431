import { expect, it } from 'vitest'
import { addPerson, addSession } from '../../testing/people.ts'
import { realtimeSuite } from '../../testing/realtime-suite.ts'
import { serveRealtime } from '../../testing/servers/realtime-server.ts'

const start = new Date('2026-11-20T15:00:00Z')
const { clock, database, here, there, browsers } = await realtimeSuite(start)
const { open } = browsers

const status = () =>
  database.kysely.selectFrom('open_sockets').select(['user_uuid', 'page', 'source']).orderBy('created_date').execute()
const soon = { timeout: 10_000 }

it('E4 the sockets of every process stand in one table, with person and page, until they leave', async () => {
  const person = await addPerson(database, { permissions: ['client'] })
  const token = await addSession(database, clock, person.uuid)
  const visitor = await open(here, { page: '/search?pin=ABC234' })
  clock.set(new Date(start.getTime() + 1_000))
  const client = await open(there, { page: '/client/home', token })
  await expect.poll(status, soon).toEqual([
    { user_uuid: null, page: '/search', source: 'talentplace' },
    { user_uuid: person.uuid, page: '/client/home', source: 'talentplace' },
  ])
  await visitor.socket.emitWithAck('authenticate', { token })
  client.socket.emit('page', { path: '/client/projects' })
  await expect.poll(status, soon).toEqual([
    { user_uuid: person.uuid, page: '/search', source: 'talentplace' },
    { user_uuid: person.uuid, page: '/client/projects', source: 'talentplace' },
  ])
  client.socket.disconnect()
  await here.sessions.end(token)
  await expect.poll(status, soon).toEqual([{ user_uuid: null, page: '/search', source: 'talentplace' }])
})

it('E4 those of a dead process are cleared away', async () => {
  const dead = '00000000-0000-7000-8000-000000000001'
  await open(here, { page: '/here' })
  await database.pool.query(`insert into server_processes values ($1, now() - interval '21 seconds')`, [dead])
  await database.pool.query(
    `insert into open_sockets values (gen_random_uuid(), $1, null, 'talentplace', '/gone', now(), now())`,
    [dead],
  )
  await expect.poll(status, soon).toEqual([{ user_uuid: null, page: '/here', source: 'talentplace' }])
})

it('E4 a process that was taken for dead writes its own again', async () => {
  await open(here, { page: '/here' })
  await expect.poll(status, soon).toEqual([{ user_uuid: null, page: '/here', source: 'talentplace' }])
  await database.pool.query('delete from server_processes')
  expect(await status()).toEqual([])
  await expect.poll(status, soon).toEqual([{ user_uuid: null, page: '/here', source: 'talentplace' }])
})

it('E4 a process that stops takes its sockets with it', async () => {
  const third = await serveRealtime({ database, clock })
  await open(third, { page: '/third' })
  await expect.poll(status, soon).toEqual([{ user_uuid: null, page: '/third', source: 'talentplace' }])
  await third.stop()
  expect(await status()).toEqual([])
})
