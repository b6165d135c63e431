import * as t from '@talentplace/contract/core/messages/refusals'
import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { HttpError } from '../http/http-error.ts'

/** How many times something may happen for one subject (an address, an account) in a window. */
export interface Limit {
  readonly purpose: string
  readonly max: number
  readonly windowSeconds: number
}

/** One subject of one limit. */
export interface Counted {
  readonly limit: Limit
  readonly subject: string
}

/** One subject of one limit, where a condition holds of a row. */
export interface CountedWhere<Row> extends Counted {
  /** The text of a query of one row at most. */
  readonly found: RawBuilder<Row>
  readonly where: RawBuilder<boolean>
}

export interface Throttle {
  /**
   * Counts one attempt for several subjects in one statement, in order: the first whose limit is reached refuses with
   * 429, and those after it aren't counted. The last one is only counted and refuses nothing; tells its count.
   */
  admitAll(limited: readonly [Counted, Counted], counted: Counted): Promise<number>
  /** Undoes attempts in one statement: forgets `all` of some, takes `one` of others back. */
  release(of: { all: readonly Counted[]; one: readonly Counted[] }): Promise<void>
  /** Counts one attempt (or several, all or none) before it is made; beyond the limit refuses with 429 and counts nothing. */
  admit(limit: Limit, subject: string, attempts?: number): Promise<void>
  /**
   * As `admit`, of an attempt that counts where `where` is true of the row that `found` finds, in one statement; the row, which may
   * say that the attempt is refused for another reason.
   */
  admitWhere<Row extends object>(counted: CountedWhere<Row>): Promise<Row | undefined>
  /** Counts one attempt and refuses nothing; tells how many there are now. */
  count(limit: Limit, subject: string): Promise<number>
  /** Takes one counted attempt back, or several: it was none of those that the limit is about. */
  takeBack(limit: Limit, subject: string, attempts?: number): Promise<void>
  /** Counts distinct items (not repetitions); refuses a new one beyond the limit with 429. */
  admitDistinct(limit: Limit, subject: string, item: string): Promise<void>
}

const rememberedItems = 20_000
/**
 * For the statement it stands in: a commit that doesn't wait for the disk. Everybody behind one address raises the same
 * counter, and would wait for each other's. Only a crash of the database itself can lose counts, of its last moment.
 */
const unhurried = sql`set_config('synchronous_commit', 'off', true)`

function windowStart(limit: Limit, now: Date): Date {
  const length = limit.windowSeconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}

function rejectionOf(limit: Limit, now: Date): HttpError {
  const end = windowStart(limit, now).getTime() + limit.windowSeconds * 1000
  const retryAfter = Math.max(1, Math.ceil((end - now.getTime()) / 1000))
  return new HttpError(429, 'too_many', t.tooManyAttempts({ wait: waitText(retryAfter) }), {
    retryAfter,
  })
}

/** `a minute`, `12 minutes`, from two hours on `3 hours`. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return t.hours({ count: Math.ceil(minutes / 60) })
  return minutes === 1 ? t.aMinute() : t.minutes({ count: minutes })
}

/**
 * Counts attempts as part of a transaction: they are counted once that has committed, and not otherwise. Many at once for
 * one subject wait for one another. Beyond the limit refuses with 429, all of them.
 */
export async function admitWithin(
  connection: Kysely<Tables>,
  { limit, subject }: Counted,
  now: Date,
  attempts = 1,
): Promise<void> {
  const { rows } = await admission({ limit, subject }, now, attempts).execute(connection)
  if (rows.length === 0) throw rejectionOf(limit, now)
}

/**
 * Counted and compared in one statement: many attempts at once get no further than one after the other. No row: beyond the limit.
 * @param from whence the attempt is taken, up to its condition; `also`: what is evaluated once it counts
 */
function admission(
  { limit, subject }: Counted,
  now: Date,
  attempts: number,
  { from = sql`where`, also = sql`true` }: { from?: RawBuilder<unknown>; also?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> {
  return sql`insert into throttle_counters (purpose, subject_hash, window_start, count)
    select ${limit.purpose}::text, ${hash(subject)}::bytea, ${windowStart(limit, now)}::timestamptz, ${attempts}::int
    ${from} ${attempts}::int <= ${limit.max}::int
    on conflict (purpose, subject_hash, window_start) do update set count = throttle_counters.count + excluded.count
    where throttle_counters.count + excluded.count <= ${limit.max}::int
    returning ${also}`
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Counts live in the database: a restart forgets nothing, and processes count together. */
export function createThrottle(options: { database: Database; clock: Clock }): Throttle {
  const { database, clock } = options
  // Items this process has already put on record need no second visit to the database.
  const admitted = new Map<string, number>()

  const httpError = (limit: Limit) => rejectionOf(limit, clock.now())

  /** Every sign-in runs these: planned once a connection, they cost the database half. One name for each text. */
  function executePlanned<Row extends QueryResultRow>(name: string, statement: RawBuilder<Row>) {
    const { sql: text, parameters } = statement.compile(database.kysely)
    return database.pool.query<Row>({ name, text, values: [...parameters] })
  }

  const counterOf = ({ limit, subject }: Counted) =>
    sql`(${limit.purpose}::text, ${hash(subject)}::bytea, ${windowStart(limit, clock.now())}::timestamptz)`
  const key = sql`(purpose, subject_hash, window_start)`
  const raise = sql`on conflict (purpose, subject_hash, window_start) do update set count = throttle_counters.count + 1`
  const insert = (counted: Counted) => sql`insert into throttle_counters (purpose, subject_hash, window_start, count)
    select counter.*, 1 from (values ${counterOf(counted)}) counter`

  return {
    async admitAll([first, second], counted) {
      type Counts = { first: number | null; second: number | null; counted: number | null }
      const statement = sql<Counts>`
        with first as (
          ${insert(first)} where true ${raise} where throttle_counters.count < ${first.limit.max} returning count
        ), second as (
          ${insert(second)} where exists (select from first)
          ${raise} where throttle_counters.count < ${second.limit.max} returning count
        ), counted as (
          ${insert(counted)} where exists (select from second) ${raise} returning count
        )
        select (select count from first) as first, (select count from second) as second,
          (select count from counted) as counted, (select ${unhurried})`
      const [row] = (await executePlanned('throttle.admitAll', statement)).rows
      if (!row || row.first === null) throw httpError(first.limit)
      if (row.second === null) throw httpError(second.limit)
      return row.counted ?? 0
    },
    async release({ all, one }) {
      const whole = sql.join(all.map(({ limit, subject }) => sql`(${limit.purpose}::text, ${hash(subject)}::bytea)`))
      const single = sql.join(one.map(counterOf))
      const statement = sql<never>`with lowered as (
          update throttle_counters set count = count - 1 where ${key} in (${single}) and count > 1
        )
        delete from throttle_counters where (select ${unhurried}) = 'off'
          and ((purpose, subject_hash) in (${whole}) or (${key} in (${single}) and count = 1))`
      await executePlanned(`throttle.release ${all.length} ${one.length}`, statement)
    },
    async admit(limit, subject, attempts = 1) {
      const now = clock.now()
      const { rows } = await admission({ limit, subject }, now, attempts, { also: unhurried }).execute(database.kysely)
      if (rows.length === 0) throw rejectionOf(limit, now)
    },
    async admitWhere<Row extends object>({ limit, subject, found, where }: CountedWhere<Row>) {
      const now = clock.now()
      const from = sql`from found where ${where} and`
      const { rows } = await sql<Row & { counted_where: boolean; admitted: boolean }>`
        with found as materialized (${found}), admitted as (${admission({ limit, subject }, now, 1, { from, also: unhurried })})
        select found.*, ${where} as counted_where, exists (select from admitted) as admitted from found`.execute(
        database.kysely,
      )
      const [row] = rows
      if (row?.counted_where && !row.admitted) throw rejectionOf(limit, now)
      return row
    },
    async count(limit, subject) {
      const { rows } = await sql<{ count: number }>`
        insert into throttle_counters (purpose, subject_hash, window_start, count)
        values (${limit.purpose}, ${hash(subject)}, ${windowStart(limit, clock.now())}, 1)
        on conflict (purpose, subject_hash, window_start) do update set count = throttle_counters.count + 1
        returning count`.execute(database.kysely)
      return rows[0]?.count ?? 0
    },
    async takeBack(limit, subject, attempts = 1) {
      const counter = sql`purpose = ${limit.purpose} and subject_hash = ${hash(subject)}
        and window_start = ${windowStart(limit, clock.now())}`
      await sql`with lowered as (
          update throttle_counters set count = count - ${attempts}::int where ${counter} and count > ${attempts}::int
        )
        delete from throttle_counters where (select ${unhurried}) = 'off' and ${counter} and count <= ${attempts}::int`.execute(
        database.kysely,
      )
    },
    async admitDistinct(limit, subject, item) {
      const start = windowStart(limit, clock.now())
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
          select ${limit.purpose}, ${hash(subject)}, ${start}, ${hash(item)} from seen where others < ${limit.max}
          on conflict do nothing
        )
        select others, coalesce(known, false) as known from seen`.execute(database.kysely)
      const seen = rows[0]
      if (seen && !seen.known && seen.others >= limit.max) throw httpError(limit)
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
