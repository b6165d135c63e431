import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'

/** Copies of one database, on the same PostgreSQL. */
export interface DatabaseCopies {
  /** Makes one and answers its URL. `settings` hold in it alone, e.g. `deadlock_timeout = '1ms'`. Nobody may be connected to the original. */
  copy(settings?: readonly string[]): Promise<string>
  /** Removes one that everybody leaves; how many transactions in it PostgreSQL has ended because they waited in a circle. */
  remove(url: string): Promise<number>
  stop(): Promise<void>
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

export function openDatabaseCopies(url: string): DatabaseCopies {
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: database }).href
  // One connection makes them, so one at a time: a database can't be copied twice at once.
  const admin = new Pool({ connectionString: urlOf('postgres'), max: 1 })
  // The pool says it has ended before its socket has; PostgreSQL, which is stopped next, may be the one to close it.
  admin.on('error', () => undefined)
  let copies = 0

  /** What a connection met is told once it has gone. */
  async function deadlocksIn(name: string): Promise<number> {
    for (;;) {
      const { rows } = await admin.query<{ connections: number; deadlocks: number }>(
        `select deadlocks::int, (select count(*)::int from pg_stat_activity where datname = $1) as connections
         from pg_stat_database where datname = $1`,
        [name],
      )
      if (rows[0]?.connections === 0) return rows[0].deadlocks
      await wait(10)
    }
  }

  return {
    async copy(settings = []) {
      const name = `${nameIn(url)}_${(copies += 1)}`
      await admin.query(`create database ${name} template ${nameIn(url)} strategy file_copy`)
      for (const setting of settings) await admin.query(`alter database ${name} set ${setting}`)
      return urlOf(name)
    },
    async remove(copy) {
      const deadlocks = await deadlocksIn(nameIn(copy))
      await admin.query(`drop database ${nameIn(copy)}`)
      return deadlocks
    },
    stop: () => admin.end(),
  }
}
