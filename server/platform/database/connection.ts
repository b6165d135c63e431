import type { Kysely } from 'kysely'
import { Client, Pool, types, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Tables } from './tables.ts'
import { fewAtOnce } from './few-at-once.ts'
import { keepPlans } from './cached-plans.ts'
import type { LocksOutOfOrder } from './lock-watch.ts'
import { notifyOfSilence } from './notify-of-silence.ts'
import { RepeatedTransactions } from './repeated-transactions.ts'
import { WatchedDialect } from './watched-dialect.ts'

export interface Database {
  readonly pool: Pool
  readonly kysely: Kysely<Tables>
  /** How many calls wait, for a connection or for their turn in a transaction. */
  waiting(): number
  close(): Promise<void>
}

const numericType = 1700
const bigintType = 20
const dateType = 1082
types.setTypeParser(numericType, Number)
types.setTypeParser(bigintType, Number)
// A date is a calendar day, not an instant: it stays text.
types.setTypeParser(dateType, (text) => text)

/** How long the database is waited for, in ms: a statement, the next statement of a transaction, a new connection, one in use. */
interface Limits {
  readonly statement: number
  readonly idle: number
  readonly connect: number
  readonly turn: number
}

/** A disk that stands still for a second or two makes answers late: who waits behind its commits isn't refused. */
export const forRequests: Limits = { statement: 5_000, idle: 10_000, connect: 900, turn: 3_000 }
/** Nobody waits for a page yet: a busy machine may take as long as it needs to load thousands of rows. */
const forStart: Limits = { statement: 300_000, idle: 60_000, connect: 30_000, turn: 30_000 }

const usualConnections = 10
/** Of a pool's connections so many may be in a transaction: while commits wait for a disk, whoever only reads has the others. */
const shareOfTransactions = 0.7

/** Connections that are given up when they can't be made in so many ms. */
const connectingWithin = (ms: number) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: ms })
    }
  }

/**
 * Opens a pool. No statement runs longer than five seconds; no connection is waited for longer than three, and none that has to be made
 * longer than .9, or both no longer than `connectWithin` ms.
 * What is loaded before anyone is served (`atStart`) has longer. Through a pooler (`pooled`) the limits of statements are
 * the pooler's to set (`pooler-limits.ts`): it gives every transaction another connection. A transaction that leaves the order of locks is stopped in
 * tests and drills; for people (`tolerant`) it is only logged. For people, too,
 * a database that is silent ends what waits for it (`notifyOfSilence`).
 */
export function openDatabase(options: {
  url: string
  log: Logger
  connections?: number
  connectWithin?: number
  atStart?: boolean
  pooled?: boolean
  tolerant?: boolean
  notifyOfSilence?: boolean
}): Database {
  const limits = options.atStart ? forStart : forRequests
  const connect = options.connectWithin ?? limits.connect
  const turn = options.connectWithin ?? limits.turn
  const connections = options.connections ?? usualConnections
  const pool = new Pool({
    Client: connectingWithin(connect),
    connectionString: options.url,
    max: connections,
    ...(!options.pooled && {
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idle,
    }),
    connectionTimeoutMillis: turn,
    // A new connection is a new process of the database's: on a busy machine that takes longer than anybody is let wait.
    idleTimeoutMillis: 60_000,
    application_name: 'talentplace',
  })
  let closing = false
  // An idle connection that dies would otherwise end the process. While closing they may die as they like: the pool
  // says it has ended before its sockets have.
  pool.on('error', (error) => {
    if (!closing) options.log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  // So would one that dies while lent out, between two statements; its next statement fails in any case.
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined)
    pool.options.connectionTimeoutMillis = turn
  })
  function giveUp(): void {
    options.log.warn('the database is silent; what waits for it is given up')
    // Until there is a connection again nobody waits for one in use.
    pool.options.connectionTimeoutMillis = connect
  }
  const stopListening = options.notifyOfSilence ? notifyOfSilence(pool, giveUp) : () => undefined
  const outOfOrder = (error: LocksOutOfOrder) => {
    if (!options.tolerant) throw error
    options.log.error({ err: error }, 'a transaction left the order of locks')
  }
  const turns = fewAtOnce(
    Math.ceil(connections * shareOfTransactions),
    () => pool.options.connectionTimeoutMillis ?? turn,
  )
  const kysely = new RepeatedTransactions(
    {
      dialect: new WatchedDialect({
        pool: options.pooled ? pool : keepPlans(pool),
        pipelines: !options.pooled,
        outOfOrder,
      }),
    },
    turns,
  )
  // Not kysely.destroy(): that leaves a pool open which kysely itself has not used.
  return {
    pool,
    kysely,
    waiting: () => pool.waitingCount + turns.waiting,
    close() {
      closing = true
      stopListening()
      return pool.end()
    },
  }
}
