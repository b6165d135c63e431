import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { linkAudit } from './link-audit.ts'
import { recordAudit } from './record-audit.ts'
import { redactAudit } from './redact-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const at = new Date('2026-11-20T15:00:00.123Z')
const actor = randomUUID()
let database: TestDatabase

function record(count: number, reason = 'asked by telephone'): Promise<void> {
  return database.kysely.transaction().execute(async (transaction) => {
    for (let each = 0; each < count; each += 1) {
      await recordAudit(transaction, {
        at,
        actor_uuid: actor,
        action: 'permissions.changed',
        entity: `user:${actor}`,
        reason,
        details: { each, 'with “quotes”': ['a', null, 1.5] },
      })
    }
  })
}

/** As someone with the whole database in their hands would: past the trigger and the constraints it can name. */
async function tamper(...statements: string[]): Promise<void> {
  const connection = await database.pool.connect()
  try {
    await connection.query('begin')
    await connection.query('set local session_replication_role = replica')
    for (const statement of statements) await connection.query(statement)
    await connection.query('commit')
  } finally {
    connection.release()
  }
}

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await tamper(
    'truncate audit_entries restart identity',
    `update audit_chain set position = 0, hash = decode(repeat('00', 32), 'hex')`,
  )
  await record(6)
  await linkAudit(database)
})
afterAll(() => database.close())

describe('the audit', () => {
  it('is whole as long as nobody touches it, also over several linkings', async () => {
    await record(3)
    expect(await linkAudit(database)).toBe(3)
    expect(await linkAudit(database)).toBe(0)
    expect(await verifyAudit(database)).toMatchObject({ linked: 9, issues: [], unlinked: { count: 0, oldest: null } })
  })

  it('tells what waits to be linked, and since when', async () => {
    await record(2)
    expect(await verifyAudit(database)).toMatchObject({ linked: 6, issues: [], unlinked: { count: 2, oldest: at } })
  })

  it('refuses every change, removal and emptying', async () => {
    await record(1)
    for (const statement of [
      `update audit_entries set reason = 'x' where position = 2`,
      `update audit_entries set position = null, previous_hash = null, hash = null where position = 2`,
      `update audit_entries set reason = 'x', position = 7, previous_hash = hash, hash = hash where position is null`,
      `delete from audit_entries where position is null`,
      `delete from audit_entries`,
      `truncate audit_entries`,
      `insert into audit_entries (created_date, action, entity, position, previous_hash, hash)
       select now(), 'a.b', 'c:d', 99, hash, hash from audit_chain`,
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow('audit entries are only ever added')
    }
  })

  it('holds entries in the order of their commits, not of their beginnings', async () => {
    const slow = await database.pool.connect()
    await slow.query('begin')
    await slow.query(`insert into audit_entries (created_date, action, entity) values (now(), 'slow.one', 'a:b')`)
    await record(1)
    await linkAudit(database)
    await slow.query('commit')
    slow.release()
    await linkAudit(database)
    const { rows } = await database.pool.query('select action from audit_entries where position > 6 order by position')
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['permissions.changed', 'slow.one'])
    expect((await verifyAudit(database)).issues).toEqual([])
  })

  it('is linked once when several processes are at it', async () => {
    await record(40)
    const linked = await Promise.all(Array.from({ length: 8 }, () => linkAudit(database)))
    expect(linked.reduce((sum, each) => sum + each, 0)).toBe(40)
    expect(await verifyAudit(database)).toMatchObject({ linked: 46, issues: [] })
  })
})

/** Takes every word out of the entries at these positions. */
const redact = (positions: readonly number[]): Promise<number> =>
  database.kysely.transaction().execute((transaction) =>
    redactAudit(transaction, {
      at,
      actor_uuid: null,
      found: sql`position in (${sql.join(positions)})`,
      redact: () => ({ reason: null, details: { each: 'taken out' } }),
    }),
  )

describe('words that someone asked us to forget', () => {
  it('can be taken out, and the chain stays whole, also when it is done again', async () => {
    expect(await redact([2, 5])).toBe(2)
    expect(await verifyAudit(database)).toMatchObject({ linked: 7, redacted: 2, issues: [], unlinked: { count: 0 } })
    expect(await redact([2])).toBe(1)
    expect(await verifyAudit(database)).toMatchObject({ linked: 8, redacted: 2, issues: [] })
    const { rows } = await database.pool.query('select reason, details, salt from audit_entries where position = 2')
    expect(rows).toEqual([{ reason: null, details: { each: 'taken out' }, salt: null }])
  })

  it('are not left to be guessed at by the hash', async () => {
    const { rows } = await database.pool.query(`select count(distinct salt)::int as salts from audit_entries`)
    expect(rows).toEqual([{ salts: 6 }])
  })

  it('are taken out by nobody who does not say so in the chain', async () => {
    await redact([2])
    for (const statement of [
      `update audit_entries set details = '{}', salt = null where position = 3`,
      `update audit_entries set details = '{}', salt = null where position = 2`,
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow('audit entries are only ever added')
    }
  })

  it('are the only thing that is taken out, and never what tells of it', async () => {
    await redact([2])
    await tamper(`update audit_entries set details = '{"each": 1}' where position = 2`)
    expect((await verifyAudit(database)).issues.join()).toMatch(/Position 2 .* was altered/)
    await tamper(`update audit_entries set details = '{"entries": {}}', salt = null where position = 7`)
    expect((await verifyAudit(database)).issues.join()).toMatch(/Position 7 .* was altered/)
  })
})

describe('audit:verify finds', () => {
  const changes = [
    `created_date = created_date + interval '1 microsecond'`,
    `actor_uuid = gen_random_uuid()`,
    'actor_uuid = null',
    `impersonator_uuid = gen_random_uuid()`,
    `action = 'permissions.kept'`,
    `entity = 'user:x'`,
    'reason = null',
    `details = details || '{"each": 7}'`,
    'uuid = gen_random_uuid()',
    'salt = null',
    'hash = previous_hash',
    'previous_hash = hash',
  ]
  it.each(changes)('an altered row: %s', async (change) => {
    await tamper(`update audit_entries set ${change} where position = 3`)
    expect((await verifyAudit(database)).issues.join()).toMatch(/Position 3 /)
  })

  it('a removed row, in the middle, at the beginning, at the end, or all of them', async () => {
    for (const [where, issue] of [
      ['position = 6', '1 removed from the end of the chain.'],
      ['position = 3', '1 removed before position 4.'],
      ['position = 1', '1 removed before position 2.'],
      ['true', '6 removed from the end of the chain.'],
    ] as const) {
      await tamper(`delete from audit_entries where ${where}`)
      expect((await verifyAudit(database)).issues).toContain(issue)
    }
  })

  it('a row taken out of the chain', async () => {
    await tamper('update audit_entries set position = null, previous_hash = null, hash = null where position = 4')
    expect((await verifyAudit(database)).issues).toEqual(['1 removed before position 5.'])
  })

  it('rows that changed places', async () => {
    await tamper(
      'update audit_entries set position = 99 where position = 2',
      'update audit_entries set position = 2 where position = 3',
      'update audit_entries set position = 3 where position = 99',
    )
    expect((await verifyAudit(database)).issues.length).toBeGreaterThan(0)
  })

  it('a row put in, in the middle or at the end', async () => {
    await tamper(
      'update audit_entries set position = position + 100 where position > 3',
      'update audit_entries set position = position - 99 where position > 100',
      `insert into audit_entries (created_date, action, entity, position, previous_hash, hash)
       select created_date, action, entity, 4, hash, sha256(hash) from audit_entries where position = 3`,
    )
    expect((await verifyAudit(database)).issues.join()).toMatch(/Position 4 .* was altered or put in/)
    await tamper(`update audit_chain set position = 6`)
    expect((await verifyAudit(database)).issues).toContain('1 put in at the end of the chain.')
  })

  it('a chain written anew, by an end that was noted before', async () => {
    const { end } = await verifyAudit(database)
    expect((await verifyAudit(database, end)).issues).toEqual([])
    await tamper(
      `update audit_entries set reason = 'another', position = null, previous_hash = null, hash = null`,
      `update audit_chain set position = 0, hash = decode(repeat('00', 32), 'hex')`,
    )
    await linkAudit(database)
    expect((await verifyAudit(database)).issues).toEqual([])
    expect((await verifyAudit(database, end)).issues).toEqual([
      'Position 6 is not the one that was known: the chain was written anew.',
    ])
    expect((await verifyAudit(database, { ...end, position: 7 })).issues).toEqual([
      'The chain no longer reaches position 7.',
    ])
  })
})
