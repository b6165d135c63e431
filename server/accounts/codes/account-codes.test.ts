import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { serverSecret } from '../../platform/database/server-secret.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson } from '../../testing/people.ts'
import { clearPastCodes, createAccountCodes, type AccountCodes, type CodePurpose } from './account-codes.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

let database: TestDatabase
let codes: AccountCodes
let owner: string
let asker = '192.0.2.1'
let other: string

const newProcess = () => createAccountCodes({ database, clock, secret: () => serverSecret(database, 'account codes') })
const issue = (purpose: CodePurpose = 'reset', userUuid = owner) =>
  database.kysely.transaction().execute((transaction) => codes.issue(transaction, userUuid, purpose))
const match = (given: string, purpose: CodePurpose = 'reset', userUuid = owner) =>
  codes.match(userUuid, [purpose], given, asker)
const use = (uuid: string) =>
  database.kysely.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'users', owner)
    return codes.use(transaction, uuid)
  })
/** Another well-formed code. */
const wrong = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock.set(start)
  asker = '192.0.2.1'
  codes = newProcess()
  owner = (await addPerson(database, { permissions: ['client'] })).uuid
  other = (await addPerson(database, { permissions: ['client'] })).uuid
})
afterAll(() => database.close())

describe('A1 a mailed code', () => {
  it('has 6 characters of A to Z and 2 to 9, another each time; its link 128 bits', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => issue('reset')))
    for (const { code, linkKey } of made) {
      expect(code).toMatch(/^[A-Z2-9]{6}$/)
      expect(Buffer.from(linkKey, 'base64url')).toHaveLength(16)
    }
    expect(new Set(made.map(({ code }) => code)).size).toBeGreaterThan(48)
  })

  it('is good for its account and its purpose only', async () => {
    const { code, linkKey } = await issue('reset')
    await issue('reset', other)
    await issue('verify')
    for (const text of [code, linkKey]) {
      expect(await match(text, 'verify')).toBeNull()
      expect(await match(text, 'reset', other)).toBeNull()
      expect(await match(text)).not.toBeNull()
    }
  })

  it('is good for 30 minutes, its link for 7 days', async () => {
    const { code, linkKey } = await issue()
    clock.set(minutes(29.9))
    expect(await match(code)).not.toBeNull()
    clock.set(minutes(30))
    expect(await match(code)).toBeNull()
    clock.set(minutes(7 * 24 * 60 - 1))
    expect(await match(linkKey)).not.toBeNull()
    clock.set(minutes(7 * 24 * 60))
    expect(await match(linkKey)).toBeNull()
  })

  it('bears 5 tries of one asker, also when they come at once', async () => {
    const { code } = await issue()
    await Promise.all(Array.from({ length: 4 }, () => match(wrong(code))))
    expect(await match(code)).not.toBeNull()
    const second = await issue()
    const tries = await Promise.all(Array.from({ length: 40 }, () => match(wrong(second.code))))
    expect(tries.every((each) => each === null)).toBe(true)
    expect(await match(second.code)).toBeNull()
    const { rows } = await database.pool.query('select tries from account_codes where user_uuid = $1 order by uuid', [
      owner,
    ])
    expect(rows).toEqual([{ tries: 5 }, { tries: 5 }])
  })

  it('a stranger uses up their own tries at a code, not its owner’s; many strangers together have 25', async () => {
    const { code, linkKey } = await issue()
    await Promise.all(Array.from({ length: 9 }, () => match(wrong(code))))
    expect(await match(code)).toBeNull()
    asker = '198.51.100.7'
    expect(await match(code)).not.toBeNull()
    for (let stranger = 0; stranger < 30; stranger += 1) {
      asker = `203.0.113.${stranger}`
      await match(wrong(code))
    }
    asker = '198.51.100.7'
    expect(await match(code)).toBeNull()
    const { rows } = await database.pool.query('select tries from account_codes where user_uuid = $1', [owner])
    expect(rows).toEqual([{ tries: 25 }])
    expect(await match(linkKey)).not.toBeNull()
  })

  it('ends when a newer one is mailed, even when two are made at once; its link lives on until one of them is used', async () => {
    const first = await issue()
    const [second, third] = await Promise.all([issue(), issue()])
    const live = await Promise.all([first, second, third].map(({ code }) => match(code)))
    expect(live[0]).toBeNull()
    expect(live.filter((each) => each !== null)).toHaveLength(1)
    const links = await Promise.all([first, second, third].map(({ linkKey }) => match(linkKey)))
    expect(links.every((each) => each !== null)).toBe(true)
    const used = await Promise.all(links.map((uuid) => use(uuid ?? '')))
    expect(used.filter(Boolean)).toHaveLength(1)
    for (const { code, linkKey } of [first, second, third]) {
      expect(await match(code)).toBeNull()
      expect(await match(linkKey)).toBeNull()
    }
  })

  it('a brief link is good as long as the code', async () => {
    const { linkKey } = await database.kysely
      .transaction()
      .execute((transaction) => codes.issue(transaction, owner, 'reset', { brief: true }))
    clock.set(minutes(29.9))
    expect(await match(linkKey)).not.toBeNull()
    clock.set(minutes(30))
    expect(await match(linkKey)).toBeNull()
  })

  it('is used once, by one of many at once, and its link with it', async () => {
    const { code, linkKey } = await issue()
    const uuids = await Promise.all([match(code), match(code), match(linkKey)])
    const used = await Promise.all(uuids.map((uuid) => use(uuid ?? '')))
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await match(code)).toBeNull()
    expect(await match(linkKey)).toBeNull()
  })

  it('survives a restart, and works on every process', async () => {
    const { code } = await issue()
    codes = newProcess()
    expect(await match(code)).not.toBeNull()
  })

  it('stands nowhere: the database holds an HMAC that another secret doesn’t make', async () => {
    const { code, linkKey } = await issue()
    const { rows } = await database.pool.query<{ text: string }>(
      'select account_codes::text as text from account_codes where user_uuid = $1',
      [owner],
    )
    for (const { text } of rows) {
      expect(text).not.toContain(code)
      expect(text).not.toContain(linkKey)
    }
    codes = createAccountCodes({ database, clock, secret: () => Promise.resolve(Buffer.alloc(32, 7)) })
    expect(await match(code)).toBeNull()
  })

  it('leaves the database two weeks later', async () => {
    await issue()
    clock.set(minutes(14 * 24 * 60 + 1))
    await clearPastCodes(database, clock)
    const { rows } = await database.pool.query('select from account_codes where user_uuid = $1', [owner])
    expect(rows).toEqual([])
  })
})

describe('a secret of the installation', () => {
  it('is the same for every process, whoever asks first', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => serverSecret(database, 'a test')))
    expect(new Set(secrets.map((each) => each.toString('hex'))).size).toBe(1)
    expect(secrets[0]).toHaveLength(32)
    expect(await serverSecret(database, 'another test')).not.toEqual(secrets[0])
  })
})
