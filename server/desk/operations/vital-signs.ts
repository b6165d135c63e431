import type { HealthFigures } from '@talentplace/contract/desk/operations/healthcheck.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { ReplicaSigns } from '../../platform/replicas/replicas.ts'

type Health = HealthFigures

/** What a look at the product's health shows besides database and search. */
export type VitalSigns = Pick<Health, 'mail' | 'jobs' | 'realtime' | 'pool' | 'replicas'> & {
  /** Null: the database doesn't answer. */
  readonly migrations: number | null
}

/** Everybody may ask for the health, so the database is asked at most this often, in ms. */
const longestStored = 2_000

interface Counted {
  readonly migrations: number
  readonly mail_waiting: number
  readonly mail_failing: number
  readonly mail_given_up: number
  readonly mail_oldest: Date | null
  readonly failing_items: number
}

async function countRows({ kysely }: Database, now: Date): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select waiting.*, (select count(*)::int from migrations) as migrations,
      (select count(*)::int from mail_outbox where sent_date is null and next_attempt is null
        and created_date > ${now}::timestamptz - interval '1 day') as mail_given_up,
      (select count(*)::int from failing_items) as failing_items
    from (select count(*)::int as mail_waiting, count(*) filter (where failure is not null)::int as mail_failing,
        min(created_date) as mail_oldest
      from mail_outbox where next_attempt is not null) as waiting`.execute(kysely)
  const [row] = rows
  if (!row) throw new Error('The outbox could not be counted.')
  return row
}

/** Everybody may ask for the health: where replicas are, and why one is away, is for those who run the product. */
function visibleReplicas({ replicas, reads }: ReplicaSigns): Health['replicas'] {
  return { each: replicas.map(({ number, state, lag_seconds }) => ({ number, state, lag_seconds })), reads }
}

const nothing = { waiting: null, failing: null, oldest_seconds: null }

/** Looks at outbox, jobs, listener and pool of this process, also while the database is away. */
export function createVitalSigns(deps: {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'due'>
  listener: { readonly connected: boolean }
  delivery: VitalSigns['mail']['delivery']
  /** Browsers connected to this process. */
  connections: () => number
  /** Null: everything is read from the primary. */
  replicas?: { readonly signs: ReplicaSigns } | null
}): () => Promise<VitalSigns> {
  const { database, clock, jobs, listener, delivery, replicas = null } = deps
  let looked: { at: number; counted: ReturnType<typeof look> } | null = null

  const secondsSince = (date: Date | null) =>
    date === null ? null : Math.max(0, Math.round((clock.now().getTime() - date.getTime()) / 1000))

  async function look() {
    try {
      const [counted, due] = await Promise.all([countRows(database, clock.now()), jobs.due(database.kysely)])
      return { counted, due }
    } catch {
      return null
    }
  }

  return async () => {
    const at = performance.now()
    if (looked === null || at - looked.at > longestStored) looked = { at, counted: look() }
    const found = await looked.counted
    // Whoever asks again once the database is back must not be told what was.
    if (found === null) looked = null
    const { totalCount, idleCount } = database.pool
    const here = {
      realtime: { hearing: listener.connected, connections: deps.connections() },
      pool: { connections: totalCount, idle: idleCount, waiting: database.waiting() },
      ...(replicas !== null && { replicas: visibleReplicas(replicas.signs) }),
    }
    if (found === null) {
      return { ...here, migrations: null, mail: { ...nothing, delivery, given_up: null }, jobs: nothing }
    }
    const { counted, due } = found
    return {
      ...here,
      migrations: counted.migrations,
      mail: {
        delivery,
        waiting: counted.mail_waiting,
        failing: counted.mail_failing,
        given_up: counted.mail_given_up,
        oldest_seconds: secondsSince(counted.mail_oldest),
      },
      jobs: {
        waiting: due.waiting,
        failing: due.failing + counted.failing_items,
        oldest_seconds: secondsSince(due.oldest),
      },
    }
  }
}
