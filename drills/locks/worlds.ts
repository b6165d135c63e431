import { openDatabase } from '@talentplace/server/platform/database/connection'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { openDatabaseCopies } from '@talentplace/server/testing/database-copies'
import { addPerson, addSession } from '@talentplace/server/testing/people'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { countLockWaits, notifyOfWaits } from './lock-waits.ts'
import { now, openServers } from './servers.ts'
import { addWorld, type World } from './world.ts'

const open = (url: string): TestDatabase => ({ url, ...openDatabase({ url, log: silentLog, connectWithin: 20_000 }) })

/** A database of its own with all worlds in it, in which nothing has happened so far. */
export interface Copy {
  readonly database: TestDatabase
  /** Waits for locks until now. */
  waits(): number
  /** Ends every connection, and removes it. How many transactions PostgreSQL has ended because they waited in a circle. */
  end(): Promise<number>
}

/** Worlds that were made once; a copy of them all costs less than making one. */
export interface Worlds {
  readonly list: readonly World[]
  readonly staff: { readonly token: string }
  copy(): Promise<Copy>
  stop(): Promise<void>
}

const atOnce = 3

async function fill(database: TestDatabase, count: number): Promise<Pick<Worlds, 'list' | 'staff'>> {
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
  // Something that everybody reads.
  await database.pool.query(
    `insert into notifications (type, title, icon, priority, created_date, starts, ends, published_date, published_in)
     values ('announcement', 'To everybody', 'info', 1, $1, $1, '2027-11-20', $1, pg_current_xact_id())`,
    [now],
  )
  const here = await openServers(database)
  const staff = await addPerson(database, { permissions: ['admin', 'super_admin'] })
  const list: World[] = []
  while (list.length < count) {
    // All of them come from one address.
    await database.pool.query('truncate throttle_counters, throttle_subjects')
    const some = Array.from({ length: Math.min(atOnce, count - list.length) }, () => addWorld(here))
    list.push(...(await Promise.all(some)))
  }
  const token = await addSession(database, here.clock, staff.uuid)
  await here.stop()
  return { list, staff: { token } }
}

/** Makes so many worlds in a database that nobody else is connected to, from then on a pattern for copies. */
export async function makeWorlds(url: string, count: number): Promise<Worlds> {
  const pattern = open(url)
  const made = await fill(pattern, count)
  await pattern.close()
  const copies = openDatabaseCopies(url)

  async function copy(): Promise<Copy> {
    const database = open(await copies.copy(notifyOfWaits))
    return {
      database,
      waits: countLockWaits(database),
      async end() {
        await database.close()
        return copies.remove(database.url)
      },
    }
  }

  return { ...made, copy, stop: () => copies.stop() }
}
