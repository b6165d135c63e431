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
  /** How many attempts are on record for this subject in the current window. */
  attempts(limit: Limit, subject: string): Promise<number>
  /** Counts one attempt. */
  count(limit: Limit, subject: string): Promise<void>
  /** Takes back what was counted, after a success. */
  clear(limit: Limit, subject: string): Promise<void>
  /** Refuses with 429 once the subject's attempts have reached the limit. */
  refuseBeyond(limit: Limit, subject: string): Promise<void>
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

  async function attempts(limit: Limit, subject: string): Promise<number> {
    const row = await database.kysely
      .selectFrom('throttle_counters')
      .select('count')
      .where('purpose', '=', limit.purpose)
      .where('subject_hash', '=', hash(subject))
      .where('window_start', '=', windowStart(limit))
      .executeTakeFirst()
    return row?.count ?? 0
  }

  return {
    attempts,
    async count(limit, subject) {
      await sql`insert into throttle_counters (purpose, subject_hash, window_start, count)
        values (${limit.purpose}, ${hash(subject)}, ${windowStart(limit)}, 1)
        on conflict (purpose, subject_hash, window_start)
        do update set count = throttle_counters.count + 1`.execute(database.kysely)
    },
    async clear(limit, subject) {
      await database.kysely
        .deleteFrom('throttle_counters')
        .where('purpose', '=', limit.purpose)
        .where('subject_hash', '=', hash(subject))
        .execute()
    },
    async refuseBeyond(limit, subject) {
      if ((await attempts(limit, subject)) >= limit.most) throw refusal(limit)
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
