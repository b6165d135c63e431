import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson } from '../../testing/people.ts'
import { endAlert } from './close-alert.ts'
import { followCondition } from './follow-condition.ts'
import { raiseAlert, type RaisedAlert } from './raise-alert.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.kysely.deleteFrom('alerts').execute())

const noon = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')

const raise = (more: Partial<RaisedAlert> = {}) =>
  database.kysely.transaction().execute((transaction) =>
    raiseAlert(transaction, {
      fingerprint: 'disk:data',
      type: 'warning',
      title: 'The disk is nearly full',
      detail: '1 GB is free.',
      at: noon,
      ...more,
    }),
  )
const end = () =>
  database.kysely
    .transaction()
    .execute((transaction) => endAlert(transaction, { fingerprint: 'disk:data', at: later, note: 'There is room.' }))
const alerts = () => database.kysely.selectFrom('alerts').selectAll().orderBy('fingerprint').execute()

const look = (holds: boolean) =>
  followCondition(database.kysely, {
    holds,
    fingerprint: 'disk:data',
    type: 'warning',
    title: 'The disk is nearly full',
    detail: '',
    ended: 'There is room.',
    at: noon,
  })

describe('E4 an alert', () => {
  it('is raised with its cause, and not where that is undone', async () => {
    const undone = database.kysely.transaction().execute(async (transaction) => {
      await raiseAlert(transaction, { fingerprint: 'a:1', type: 'error', title: 'A', detail: '', at: noon })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await alerts()).toEqual([])
  })

  it('that repeats is one row that counts up and says what happened last', async () => {
    await raise()
    await raise({ detail: '0.5 GB is free.', type: 'error', at: later })
    await raise({ fingerprint: 'disk:other' })
    expect(await alerts()).toMatchObject([
      { repeat_count: 1, detail: '0.5 GB is free.', type: 'error', created_date: noon, last_date: later, version: 1 },
      { fingerprint: 'disk:other', repeat_count: 0 },
    ])
  })

  it('that many raise at the same moment is one row, each of them counted', async () => {
    await Promise.all(Array.from({ length: 12 }, () => raise()))
    expect(await alerts()).toMatchObject([{ repeat_count: 11 }])
  })

  it('that was resolved is new again, and nobody’s', async () => {
    const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_alert.edit'] })
    await raise()
    await database.pool.query(
      `update alerts set status = 'resolved', assigned_to = $1, resolved_by = $1, resolved_date = now(), note = 'Done'`,
      [uuid],
    )
    await raise({ at: later })
    expect(await alerts()).toMatchObject([
      {
        status: 'new',
        assigned_to: null,
        resolved_by: null,
        resolved_date: null,
        note: '',
        repeat_count: 1,
        version: 2,
      },
    ])
  })

  it('ends with its cause, once, and says so in the audit', async () => {
    await raise()
    await end()
    await end()
    const [alert] = await alerts()
    expect(alert).toMatchObject({ status: 'resolved', resolved_by: null, resolved_date: later, note: 'There is room.' })
    const entries = await database.kysely
      .selectFrom('audit_entries')
      .select(['action', 'actor_uuid'])
      .where('entity', '=', `alert:${alert?.uuid}`)
      .execute()
    expect(entries).toEqual([{ action: 'alert.resolved', actor_uuid: null }])
  })

  it('of a condition is one occurrence however often it is looked at, and comes back where it was resolved too early', async () => {
    await look(false)
    expect(await alerts()).toEqual([])
    await look(true)
    await look(true)
    expect(await alerts()).toMatchObject([{ status: 'new', repeat_count: 0 }])
    await end()
    await look(true)
    expect(await alerts()).toMatchObject([{ status: 'new', repeat_count: 1 }])
    await look(false)
    expect(await alerts()).toMatchObject([{ status: 'resolved', note: 'There is room.' }])
  })
})
