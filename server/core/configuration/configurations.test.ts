import { flagNames } from '@talentplace/contract/shared/flag'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { createConfigurationOperation } from './create-configuration.ts'
import { deleteConfigurationOperation } from './delete-configuration.ts'
import { getConfigurationOperation } from './get-configuration.ts'
import { listConfigurationHistoryOperation } from './list-configuration-history.ts'
import { listConfigurationsOperation } from './list-configurations.ts'
import { saveConfigurationOperation } from './save-configuration.ts'
import { searchConfigurationsOperation } from './search-configurations.ts'
import { undoConfigurationChangeOperation } from './undo-configuration-change.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const flag = 'featureFlag.client-time'
let database: TestDatabase
let running: OperationsServer
let staff: string
let bare: string

beforeAll(async () => {
  database = await testDatabase()
  const deps = { database, clock }
  running = await serveOperations(deps, () => [
    listConfigurationsOperation(database),
    searchConfigurationsOperation(database),
    getConfigurationOperation(database),
    listConfigurationHistoryOperation(database),
    createConfigurationOperation(deps),
    saveConfigurationOperation(deps),
    undoConfigurationChangeOperation(deps),
    deleteConfigurationOperation(deps),
  ])
  const person = await addPerson(database, {
    permissions: ['admin', 'admin_configuration.view', 'admin_configuration.edit'],
  })
  staff = await addSession(database, clock, person.uuid)
  bare = await addSession(database, clock, (await addPerson(database, { permissions: ['admin'] })).uuid)
})
beforeEach(async () => {
  await database.pool.query(`delete from configurations where name like 'setting.%'`)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const request = (path: `/${string}`, token?: string) =>
  call(running.server, `GET ${path}`, token === undefined ? {} : { token })
const create = (body: Record<string, unknown>) => call(running.server, 'POST /configurations', { token: staff, body })
const save = (name: string, body: Record<string, unknown>) =>
  call(running.server, `PUT /configurations/${name}`, { token: staff, body })
const history = async (name: string) =>
  (await request(`/configurations/${name}/history`, staff)).body as {
    changes: { uuid: string; before: unknown; after: unknown; actor_name: string; reason: string | null }[]
    count: number
  }
const namesOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['configurations'] as { name: string }[]).map(({ name }) => name)

const found = async (query: string) => namesOf(await request(`/configurations/search?${query}`, staff))

describe('E3.1 GET /configurations', () => {
  it('without admin_configuration.view gives only flags, and of them only name, type and value', async () => {
    await create({ name: 'setting.greeting', value: 'Hello', note: 'A word flag' })
    for (const token of [undefined, bare]) {
      for (const path of ['/configurations', '/configurations/search?pagination.limit=100'] as const) {
        const { body } = await request(path, token)
        expect(body['count']).toBe(flagNames.length + 3)
        expect((body['configurations'] as object[]).map((each) => Object.keys(each).join())).toEqual(
          Array.from({ length: flagNames.length + 3 }, () => 'name,type,value'),
        )
      }
      expect((await request('/configurations/setting.greeting', token)).status).toBe(404)
      expect((await request('/configurations/search?search=word', token)).body['count']).toBe(0)
    }
    expect((await request('/configurations/setting.greeting', staff)).body).toMatchObject({
      value: 'Hello',
      note: 'A word flag',
      default: 'Hello',
    })
  })

  it('searches words of name and note, by group, type and what was changed, a page at a time', async () => {
    await create({ name: 'setting.hours_a', value: 1, note: '100% of a day' })
    await create({ name: 'setting.hours-a', value: 3, note: '1000 of a day', default: 2 })
    expect(await found('search=day%20hours_a')).toEqual(['setting.hours_a'])
    expect(await found('search=100%25')).toEqual(['setting.hours_a'])
    expect(await found('group=setting&changed=true')).toEqual(['setting.hours-a'])
    expect(await found('type=number&pagination.sortBy[]=name&pagination.sortDesc[]=true&pagination.limit=1')).toEqual([
      'setting.hours_a',
    ])
    expect(await found('group=maintenanceFlag')).toEqual([
      'maintenanceFlag.client',
      'maintenanceFlag.site',
      'maintenanceFlag.virtualassistant',
    ])
  })
})

describe('E3.1 a configuration', () => {
  it('that the product reads itself take nothing that it couldn’t: shares of 0 to 100%, for 1 to 12 periods', async () => {
    await create({ name: 'setting.carry-over-percent', value: 0 })
    for (const value of [-1, 101, 0.5, '50']) {
      expect(await save('setting.carry-over-percent', { value })).toMatchObject({
        status: 400,
        body: { fields: { value: 'Must be a whole number from 0 to 100' } },
      })
    }
    expect(await save('setting.carry-over-percent', { value: 50 })).toMatchObject({ status: 200, body: { value: 50 } })
    const periods = { name: 'setting.carry-over-periods' }
    expect((await create({ ...periods, value: 0 })).status).toBe(400)
    expect((await create({ ...periods, value: 'two' })).body).toMatchObject({ fields: { type: expect.any(String) } })
    expect((await create({ ...periods, value: 12 })).status).toBe(200)
  })

  it('is of a type, and holds no value of another', async () => {
    const wrong = [
      { name: 'featureFlag.new-thing', value: 'on' },
      { name: 'featureFlag.new-thing', value: 3, type: 'number' },
      { name: 'setting.a', value: 'x', type: 'number' },
      { name: 'setting.a', value: 4, type: 'text' },
      { name: 'setting.a', value: 'enabled', default: 'maybe', type: 'switch' },
      { name: 'setting.a', value: ['x'], default: 'x' },
      { name: 'search', value: 'x' },
      { name: 'setting.', value: 'x' },
    ]
    for (const body of wrong) expect({ body, status: (await create(body)).status }).toEqual({ body, status: 400 })
    expect((await create({ name: 'setting.list', value: ['a', 'b'] })).body).toMatchObject({ type: 'list' })
    expect((await save('setting.list', { value: 'a' })).body).toMatchObject({ fields: { value: expect.any(String) } })
    expect((await save(flag, { value: 'true' })).status).toBe(400)
  })

  it('is made once, also when asked for twice at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'setting.once', value: 1 })))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })

  it('saved from an old version is refused', async () => {
    await create({ name: 'setting.v', value: 1 })
    expect((await save('setting.v', { value: 2, version: 1 })).body).toMatchObject({ value: 2, version: 2 })
    expect(await save('setting.v', { value: 3, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
    expect((await request('/configurations/setting.v', staff)).body).toMatchObject({ value: 2 })
  })

  it('keeps who changed what to what, when and why; each change can be undone, the removal too', async () => {
    await create({ name: 'setting.h', value: 1, note: 'first' })
    clock.set(new Date('2026-11-20T16:00:00Z'))
    await save('setting.h', { value: 2, reason: 'Two is better' })
    await call(running.server, 'DELETE /configurations/setting.h?reason=Not%20used', { token: staff })
    expect((await request('/configurations/setting.h', staff)).status).toBe(404)
    const { changes, count } = await history('setting.h')
    expect(count).toBe(3)
    expect(changes).toMatchObject([
      { action: 'configuration.deleted', reason: 'Not used', before: { value: 2 }, after: null },
      {
        action: 'configuration.changed',
        reason: 'Two is better',
        before: { value: 1, note: 'first' },
        after: { value: 2, note: 'first' },
        created_date: '2026-11-20T16:00:00.000Z',
      },
      { action: 'configuration.created', reason: null, before: null, after: { value: 1 } },
    ])
    expect(new Set(changes.map(({ actor_name }) => actor_name)).size).toBe(1)

    const undo = (at: number) =>
      call(running.server, 'PUT /configurations/setting.h/undo', {
        token: staff,
        body: { change_uuid: changes[at]?.uuid },
      })
    expect((await undo(0)).body).toMatchObject({ configuration: { value: 2, note: 'first' } })
    expect((await undo(1)).body).toMatchObject({ configuration: { value: 1 } })
    expect((await undo(2)).body).toEqual({ configuration: null })
    expect((await request('/configurations/setting.h', staff)).status).toBe(404)
    const other = await call(running.server, `PUT /configurations/${flag}/undo`, {
      token: staff,
      body: { change_uuid: changes[0]?.uuid },
    })
    expect(other.status).toBe(404)
  })

  it('A2.7 that changes tells open browsers and every process in the same transaction', async () => {
    const listening = new Client({ connectionString: database.url })
    await listening.connect()
    const heard: string[] = []
    listening.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`))
    await listening.query('listen realtime')
    await listening.query('listen configuration_changed')
    await save(flag, { value: 'enabled' })
    await save(flag, { value: 'disabled', version: 1 })
    await listening.query('select 1')
    await listening.end()
    expect(heard).toHaveLength(2)
    expect(heard.join()).toContain('configuration_changed')
    expect(heard.join()).toContain('reload_config')
  })
})
