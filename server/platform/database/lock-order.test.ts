import { readdir, readFile } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClient } from '../../testing/people.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openDatabase } from './connection.ts'
import { lockRow, lockRows, takeTurn } from './lock-rows.ts'
import { LocksOutOfOrder } from './lock-watch.ts'
import type { Tables } from './tables.ts'

const server = new URL('../../', import.meta.url)
const nobody = '00000000-0000-0000-0000-000000000000'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const inOrder = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
  database.kysely.transaction().execute(work)

const again = () =>
  inOrder(async (transaction) => {
    await lockRow(transaction, 'clients', nobody)
    await lockRow(transaction, 'projects', nobody)
    await lockRow(transaction, 'clients', nobody)
    return transaction.updateTable('clients').set({ version: 1 }).where('uuid', '=', nobody).execute()
  })

describe('the order of locks', () => {
  it('a transaction that goes back in it is stopped before it waits', async () => {
    const backwards = inOrder(async (transaction) => {
      await lockRow(transaction, 'projects', nobody)
      await lockRow(transaction, 'clients', nobody)
    })
    await expect(backwards).rejects.toThrow('“clients” is locked after “projects”, which stands behind it')
  })

  it('what a statement changes counts as what a step holds', async () => {
    const backwards = inOrder(async (transaction) => {
      await transaction.updateTable('projects').set({ version: 1 }).where('uuid', '=', nobody).execute()
      await transaction.updateTable('clients').set({ version: 1 }).where('uuid', '=', nobody).execute()
    })
    await expect(backwards).rejects.toBeInstanceOf(LocksOutOfOrder)
  })

  it('what a trigger changes counts too', async () => {
    const backwards = inOrder(async (transaction) => {
      await lockRow(transaction, 'invoices', nobody)
      await transaction.updateTable('rate_plans').set({ role_id: 1 }).where('uuid', '=', nobody).execute()
    })
    await expect(backwards).rejects.toThrow('“rate_plans” is locked after “invoices”')
  })

  it('a turn has its place among the rows', async () => {
    const backwards = inOrder(async (transaction) => {
      await lockRow(transaction, 'invoices', nobody)
      await takeTurn(transaction, 'request', 'a key')
    })
    await expect(backwards).rejects.toThrow('“request” is locked after “invoices”')
  })

  it('a table without a place is refused', async () => {
    const unknown = inOrder(async (transaction) => {
      await transaction.updateTable('cities').set({ population: 1 }).where('geoname_id', '=', -1).execute()
    })
    await expect(unknown).rejects.toThrow('“cities” has no place in the order of locks')
  })

  it('what is held already can be held and changed again, and the next transaction begins anew', async () => {
    expect([...(await again()), ...(await again())].map(({ numUpdatedRows }) => numUpdatedRows)).toEqual([0n, 0n])
  })

  it('production goes on and logs it', async () => {
    const logged: unknown[] = []
    const log = Object.assign(Object.create(silentLog) as typeof silentLog, {
      error: (about: { err: Error }) => logged.push(about.err),
    })
    const tolerant = openDatabase({ url: database.url, log, tolerant: true, connectWithin: 20_000 })
    await tolerant.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'projects', nobody)
      await lockRow(transaction, 'clients', nobody)
    })
    await tolerant.close()
    expect(logged).toEqual([expect.any(LocksOutOfOrder)])
  })

  it('rows of one table are held in the order of their key, however they are asked for', async () => {
    const clients = [
      await addClient(database, 'One'),
      await addClient(database, 'Two'),
      await addClient(database, 'Three'),
    ]
    await inOrder(async (transaction) => {
      const locked = await lockRows(transaction, 'clients', clients.toReversed())
      expect(locked.map(({ uuid }) => uuid)).toEqual(clients.toSorted())
    })
  })

  it('a row that is held can still be referred to', async () => {
    const client = await addClient(database, 'Referred to')
    await inOrder(async (transaction) => {
      await lockRow(transaction, 'clients', client)
      const added = await database.pool.query(
        `insert into users (full_name, email, client_uuid) values ('A', 'referred@example.test', $1)`,
        [client],
      )
      expect(added.rowCount).toBe(1)
    })
  })
})

/** Queues that several processes empty: whoever finds a row taken goes on to the next, and waits for nobody. */
const emptiers = /for update (of \w+ )?skip locked|skipLocked\(\)/
/** Whose lock is part of one statement of theirs alone. */
const alone = ['platform/sessions/session-store.ts']

describe('locks are taken by `lockRows`, `lockRow` and `takeTurn`', () => {
  it('and nowhere else', async () => {
    const files = (await readdir(server, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|node_modules)\//.test(file),
    )
    const breaches: string[] = []
    for (const file of files) {
      if (file === 'platform/database/lock-rows.ts' || alone.includes(file)) continue
      const text = await readFile(new URL(file, server), 'utf8')
      const locks = text
        .replaceAll(new RegExp(emptiers, 'g'), '')
        .match(/\.for(?:NoKey)?Update\(|\.for(?:Key)?Share\(|\bfor (?:no key )?update[ `)]/g)
      if (locks && !(emptiers.test(text) && locks.every((each) => each === '.forUpdate(')))
        breaches.push(`${file}: ${locks}`)
    }
    expect(breaches).toEqual([])
  })
})
