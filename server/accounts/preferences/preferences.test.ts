import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { getPreferencesOperation } from './get-preferences.ts'
import { saveEarlyAccessOperation } from './save-early-access.ts'
import { savePreferencesOperation } from './save-preferences.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const usual = {
  timezone: null,
  language: null,
  week_start: 'sunday',
  notifications: {},
  quiet_hours: null,
  early_access: false,
}

let database: TestDatabase
let running: OperationsServer
let company: string
beforeAll(async () => {
  database = await testDatabase()
  company = await addClient(database, 'Maple Books')
  running = await serveOperations({ database, clock }, ({ sessions }) => [
    getPreferencesOperation(database),
    savePreferencesOperation({ database, sessions }),
    saveEarlyAccessOperation({ database, clock, sessions }),
  ])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function signIn(...permissions: Permission[]): Promise<{ uuid: string; token: string }> {
  const isClient = permissions.includes('client') || permissions.includes('askbetty_client')
  const { uuid } = await addPerson(database, { permissions, ...(isClient && { client_uuid: company }) })
  return { uuid, token: await addSession(database, clock, uuid) }
}
const read = async (token: string) => (await call(running.server, 'GET /user/preferences', { token })).body
const save = (token: string, body: Record<string, unknown>) =>
  call(running.server, 'PUT /user/preferences', { token, body })
const earlyAccess = (token: string, early_access: boolean) =>
  call(running.server, 'PUT /user/earlyAccess/', { token, body: { early_access } })
const permissionsAfter = async (answer: ReturnType<typeof earlyAccess>) =>
  ((await answer).body['user'] as { permissions: Permission[] }).permissions

describe('A2 Ours: preferences', () => {
  it('are the usual ones until they are chosen', async () => {
    expect(await read((await signIn('client')).token)).toEqual(usual)
  })

  it('keep each part on its own, and are nobody else’s', async () => {
    const { token } = await signIn('virtualassistant')
    const other = await signIn('virtualassistant')
    await save(token, { timezone: 'America/St_Johns', week_start: 'monday' })
    await save(token, { quiet_hours: { from: '22:00', to: '07:00' }, notifications: { message: 'digest' } })
    const chosen = {
      ...usual,
      timezone: 'America/St_Johns',
      week_start: 'monday',
      quiet_hours: { from: '22:00', to: '07:00' },
      notifications: { message: 'digest' },
    }
    expect((await save(token, {})).body).toEqual(chosen)
    expect(await read(token)).toEqual(chosen)
    expect((await save(token, { quiet_hours: null, timezone: null })).body).toEqual({
      ...chosen,
      quiet_hours: null,
      timezone: null,
    })
    expect(await read(other.token)).toEqual(usual)
  })

  it('a change of one kind of notification keeps the others, and a kind that no notification has is refused', async () => {
    const { token } = await signIn('client')
    await save(token, { notifications: { message: 'digest', billing: 'email' } })
    expect((await save(token, { notifications: { billing: 'off' } })).body['notifications']).toEqual({
      message: 'digest',
      billing: 'off',
    })
    await save(token, { week_start: 'monday' })
    expect(await save(token, { notifications: { pigeons: 'off' } })).toMatchObject({
      status: 400,
      body: { fields: { notifications: 'There is no such kind of notification.' } },
    })
    expect((await read(token))['notifications']).toEqual({ message: 'digest', billing: 'off' })
  })

  it('refuse zones that are not ours, times that are none and choices nobody offers', async () => {
    const { token } = await signIn('admin')
    for (const body of [
      { timezone: 'Europe/Paris' },
      { timezone: 'x y' },
      { quiet_hours: { from: '25:00', to: '07:00' } },
      { quiet_hours: { from: '22:00' } },
      { notifications: { message: 'pigeon' } },
      {
        notifications: Object.fromEntries(
          Array.from({ length: 101 }, (_, at) => [
            `t${'a'.repeat(at % 50)}.${'b'.repeat(1 + Math.floor(at / 50))}`,
            'off',
          ]),
        ),
      },
      { language: 'de' },
    ]) {
      expect({ body, status: (await save(token, body)).status }).toEqual({ body, status: 400 })
    }
    expect(await read(token)).toEqual(usual)
  })
})

const rejection = async (token: string, accepted: string) => {
  const answer = await running.server.inject({
    method: 'PUT',
    url: '/api/user/preferences',
    headers: { authorization: `Bearer ${token}`, 'accept-language': accepted },
    payload: { notifications: { pigeons: 'off' } },
  })
  return answer.json<{ message: string }>().message
}

describe('the language of an account', () => {
  it('wins over what the browser asks for, from the next call on, and without one the browser is asked', async () => {
    const { token } = await signIn('client')
    expect(await rejection(token, 'fr-CA')).toBe('Ce type de notification n’existe pas.')
    expect((await save(token, { language: 'en' })).body['language']).toBe('en')
    expect(await rejection(token, 'fr-CA')).toBe('There is no such kind of notification.')
    await save(token, { language: 'fr' })
    expect(await rejection(token, 'en-CA')).toBe('Ce type de notification n’existe pas.')
    await save(token, { week_start: 'monday' })
    expect((await read(token))['language']).toBe('fr')
    await save(token, { language: null })
    expect(await rejection(token, 'en-CA')).toBe('There is no such kind of notification.')
  })

  it('is chosen by assistants too, and isn’t by staff, who read English', async () => {
    const assistant = await signIn('virtualassistant')
    expect((await save(assistant.token, { language: 'fr' })).body['language']).toBe('fr')
    const staff = await signIn('admin')
    expect(await save(staff.token, { language: 'fr' })).toMatchObject({
      status: 400,
      body: { fields: { language: 'Staff pages are in English.' } },
    })
    await database.pool.query(`update users set language = 'fr' where uuid = $1`, [staff.uuid])
    expect((await read(staff.token))['language']).toBeNull()
    expect(await rejection(staff.token, 'en-CA')).toBe('There is no such kind of notification.')
  })
})

describe('A2.10 early access', () => {
  it('clients and staff join and leave; the next call knows, and so does the audit', async () => {
    for (const permission of ['client', 'askbetty_client', 'admin'] as const) {
      const { uuid, token } = await signIn(permission)
      expect(await permissionsAfter(earlyAccess(token, true))).toEqual([permission, 'client.early-access'])
      expect((await read(token))['early_access']).toBe(true)
      expect(await permissionsAfter(earlyAccess(token, true))).toEqual([permission, 'client.early-access'])
      expect(await permissionsAfter(earlyAccess(token, false))).toEqual([permission])
      const { rows } = await database.pool.query(
        'select action, details from audit_entries where entity = $1 order by id',
        [`user:${uuid}`],
      )
      expect(rows).toEqual([
        { action: 'permissions.changed', details: { given: ['client.early-access'], taken: [] } },
        { action: 'permissions.changed', details: { given: [], taken: ['client.early-access'] } },
      ])
    }
  })

  it('an assistant joins and leaves too', async () => {
    const { token } = await signIn('virtualassistant')
    expect(await permissionsAfter(earlyAccess(token, true))).toEqual([
      'virtualassistant',
      'virtualassistant.early-access',
    ])
    expect(await permissionsAfter(earlyAccess(token, false))).toEqual(['virtualassistant'])
    expect((await read(token))['early_access']).toBe(false)
  })
})
