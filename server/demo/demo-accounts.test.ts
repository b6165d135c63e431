import { flagNames } from '@talentplace/contract/shared/flag'
import { permissionBundles } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPasswordOf } from '../accounts/stored-passwords/password.ts'
import { testDatabase } from '../testing/database.ts'
import { createDemoAccounts, demoAccounts } from './demo-accounts.ts'
import { generateDemoData } from './generate-demo-data.ts'
import type { TestDatabase } from '../testing/database.ts'

describe('demo accounts', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await generateDemoData(database.pool, {
      assistants: 300,
      seed: 7,
      now: new Date('2026-11-20T15:00:00Z'),
      log: () => undefined,
    })
    await createDemoAccounts(database.pool)
  })
  afterAll(() => database.close())

  it('are those that the start prints, with their password', async () => {
    const users = await database.kysely.selectFrom('users').select(['email', 'password_hash']).execute()
    expect(users.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort())
    for (const { email, password } of demoAccounts) {
      const user = users.find((one) => one.email === email)
      expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await isPasswordOf(user?.password_hash, password)).toBe(true)
    }
  })

  it('belong to two companies, two assistants and staff', async () => {
    const users = await database.kysely
      .selectFrom('users')
      .leftJoin('clients', 'clients.uuid', 'users.client_uuid')
      .leftJoin('assistants', 'assistants.user_uuid', 'users.uuid')
      .select(['users.permissions', 'users.full_name', 'users.is_primary_contact', 'clients.company'])
      .select(['assistants.id', 'assistants.display_name', 'assistants.feedback_count'])
      .orderBy('users.email')
      .execute()
    const [admin, client2, client, contact, finance, matching, partner, superAdmin, support, va, va2] = users
    expect(client).toMatchObject({ permissions: ['client'], is_primary_contact: true, id: null })
    expect(contact).toMatchObject({ permissions: ['client'], is_primary_contact: false, company: client?.company })
    expect(partner).toMatchObject({ permissions: ['askbetty_client'], company: null })
    expect(client2?.company).not.toBe(client?.company)
    expect(admin?.permissions).toContain('admin')
    expect(admin?.permissions.filter((permission) => permission.startsWith('admin_'))).toHaveLength(30)
    expect(superAdmin?.permissions).toEqual(['super_admin', 'admin'])
    for (const [name, account] of Object.entries({ finance, matching, support })) {
      expect(account?.permissions).toEqual(permissionBundles.find((bundle) => bundle.name === name)?.permissions)
    }
    expect(va?.id).not.toBe(va2?.id)
    for (const one of [va, va2]) {
      expect(one?.permissions).toEqual(['virtualassistant'])
      expect(one?.feedback_count).toBeGreaterThan(5)
      expect(one?.full_name.startsWith(one.display_name?.replace('.', '') ?? '-')).toBe(true)
    }
  })

  it('are somewhere, so that their days begin by a clock of their own', async () => {
    const users = await database.kysely
      .selectFrom('users')
      .leftJoin('assistants', 'assistants.user_uuid', 'users.uuid')
      .select(['email', 'users.city', 'users.state_prov', 'users.timezone'])
      .select(['assistants.city as profile_city', 'assistants.timezone as profile_timezone'])
      .execute()
    const at = (email: string) => users.find((user) => user.email === `${email}@demo.test`)
    expect(at('client')).toMatchObject({ city: 'Halifax', state_prov: 'NS', timezone: 'America/Halifax' })
    expect(at('contact')).toMatchObject({ city: 'Halifax', timezone: 'America/Halifax' })
    expect(at('client2')).toMatchObject({ city: 'Vancouver', timezone: 'America/Vancouver' })
    expect(at('admin')).toMatchObject({ city: 'Toronto', timezone: 'America/Toronto' })
    for (const one of [at('va'), at('va2')]) {
      expect(one?.city).toBe(one?.profile_city)
      expect(one?.timezone).toBe(one?.profile_timezone)
      expect(one?.timezone).not.toBeNull()
    }
    expect(at('partner'), 'whom the first sign-in asks').toMatchObject({ city: null, timezone: null })
  })

  it('see what is built, and no unfinished part', async () => {
    const { rows } = await database.pool.query(`select name from configurations where value = '"enabled"'`)
    const enabled = rows.map(({ name }) => String(name).replace('featureFlag.', '')).toSorted()
    const off = new Set(['remove-early-access-banner'])
    expect(enabled).toEqual(flagNames.filter((name) => !off.has(name)).toSorted())
  })

  it('are made once', async () => {
    await createDemoAccounts(database.pool)
    const { rows } = await database.pool.query(
      `select (select count(*) from users) as users, (select count(*) from clients) as clients,
         (select count(user_uuid) from assistants) as linked`,
    )
    expect(rows).toEqual([{ users: 11, clients: 2, linked: 2 }])
  })
})
