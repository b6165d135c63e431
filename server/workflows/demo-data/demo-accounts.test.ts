import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPasswordOf } from '../../features/accounts/password.ts'
import { testDatabase } from '../../testing/database.ts'
import { createDemoAccounts, demoAccounts } from './demo-accounts.ts'
import { generateDemoData } from './generate-demo-data.ts'
import type { TestDatabase } from '../../testing/database.ts'

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

  it('are the six that the start prints, with their password', async () => {
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
    const [admin, client, client2, superAdmin, va, va2] = users
    expect(client).toMatchObject({ permissions: ['client'], is_primary_contact: true, id: null })
    expect(client2?.company).not.toBe(client?.company)
    expect(admin?.permissions).toContain('admin')
    expect(admin?.permissions.filter((permission) => permission.startsWith('admin_'))).toHaveLength(15)
    expect(superAdmin?.permissions).toEqual(['super_admin', 'admin'])
    expect(va?.id).not.toBe(va2?.id)
    for (const one of [va, va2]) {
      expect(one?.permissions).toEqual(['virtualassistant'])
      expect(one?.feedback_count).toBeGreaterThan(5)
      expect(one?.full_name.startsWith(one.display_name?.replace('.', '') ?? '-')).toBe(true)
    }
  })

  it('see ratings and reviews, and no other unfinished part', async () => {
    const { rows } = await database.pool.query(
      `select name from configurations where value ->> 'enabled' = 'true' order by name`,
    )
    expect(rows.map(({ name }) => String(name))).toEqual([
      'featureFlag.new-client-checkout-feedback',
      'featureFlag.new-client-checkout-va-rating',
    ])
  })

  it('are made once', async () => {
    await createDemoAccounts(database.pool)
    const { rows } = await database.pool.query(
      `select (select count(*) from users) as users, (select count(*) from clients) as clients,
         (select count(user_uuid) from assistants) as linked`,
    )
    expect(rows).toEqual([{ users: 6, clients: 2, linked: 2 }])
  })
})
