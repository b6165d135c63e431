import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import { Refusal } from '../http/refusal.ts'

/** How many times something may happen for one subject (an address, an account) in a window. */
export interface Limit {
  readonly purpose: string
  readonly most: number
  readonly windowSeconds: number
}

export interface Throttle {
  /** Counts one attempt before it is made; beyond the limit refuses with 429 and counts nothing. */
  admit(limit: Limit, subject: string): Promise<void>
  /** Takes one counted attempt back: it was none of those that the limit is about. */
  takeBack(limit: Limit, subject: string): Promise<void>
  /** Forgets all attempts of the subject. */
  clear(limit: Limit, subject: string): Promise<void>
  /** Counts distinct items (not repetitions); refuses a new one beyond the limit with 429. */
  admitDistinct(limit: Limit, subject: string, item: string): Promise<void>
}

const rememberedItems = 20_000

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Counts live in the database: a restart forgets nothing, and processes count together. */
export function createThrottle(options: { database: Database; clock: Clock }): Throttle {
  const { database, clock } = options
  // Items this process has already put on record need no second visit to the database.
  const admitted = new Map<string, number>()

  function windowStart(limit: Limit): Date {
    const length = limit.windowSeconds * 1000
    return new Date(Math.floor(clock.now().getTime() / length) * length)
  }

  function refusal(limit: Limit): Refusal {
    const end = windowStart(limit).getTime() + limit.windowSeconds * 1000
    const retryAfter = Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000))
    const minutes = Math.ceil(retryAfter / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return new Refusal(429, 'too_many', `Too many attempts. Please try again in ${wait}.`, { retryAfter })
  }

  return {
    async admit(limit, subject) {
      // Counted and compared in one statement: many attempts at once get no further than one after the other.
      const { rows } = await sql`insert into throttle_counters (purpose, subject_hash, window_start, count)
        values (${limit.purpose}, ${hash(subject)}, ${windowStart(limit)}, 1)
        on conflict (purpose, subject_hash, window_start)
        do update set count = throttle_counters.count + 1 where throttle_counters.count < ${limit.most}
        returning count`.execute(database.kysely)
      if (rows.length === 0) throw refusal(limit)
    },
    async takeBack(limit, subject) {
      const counter = (count: '>' | '=') =>
        sql`purpose = ${limit.purpose} and subject_hash = ${hash(subject)} and window_start = ${windowStart(limit)}
          and count ${sql.raw(count)} 1`
      const lowered = await sql`update throttle_counters set count = count - 1 where ${counter('>')}`.execute(
        database.kysely,
      )
      if (lowered.numAffectedRows === 0n) {
        await sql`delete from throttle_counters where ${counter('=')}`.execute(database.kysely)
      }
    },
    async clear(limit, subject) {
      await database.kysely
        .deleteFrom('throttle_counters')
        .where('purpose', '=', limit.purpose)
        .where('subject_hash', '=', hash(subject))
        .execute()
    },
    async admitDistinct(limit, subject, item) {
      const start = windowStart(limit)
      const key = `${limit.purpose}\n${subject}\n${item}`
      if (admitted.get(key) === start.getTime()) return
      // One statement: the insert happens only below the limit, so that many at once can't overshoot by much.
      const { rows } = await sql<{ known: boolean; others: number }>`
        with seen as (
          select count(*)::int as others, bool_or(item_hash = ${hash(item)}) as known
          from throttle_subjects
          where purpose = ${limit.purpose} and subject_hash = ${hash(subject)} and window_start = ${start}
        ), added as (
          insert into throttle_subjects (purpose, subject_hash, window_start, item_hash)
          select ${limit.purpose}, ${hash(subject)}, ${start}, ${hash(item)} from seen where others < ${limit.most}
          on conflict do nothing
        )
        select others, coalesce(known, false) as known from seen`.execute(database.kysely)
      const seen = rows[0]
      if (seen && !seen.known && seen.others >= limit.most) throw refusal(limit)
      if (admitted.size >= rememberedItems) admitted.clear()
      admitted.set(key, start.getTime())
    },
  }
}

/** Removes windows that have passed. */
export async function clearPastWindows(database: Database, clock: Clock): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 24 * 60 * 60 * 1000)
  await sql`delete from throttle_counters where window_start < ${dayAgo}`.execute(database.kysely)
  await sql`delete from throttle_subjects where window_start < ${dayAgo}`.execute(database.kysely)
}
