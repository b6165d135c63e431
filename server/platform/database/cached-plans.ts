import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** A statement that comes as often as this is prepared; what is asked once isn't worth PostgreSQL's memory. */
const often = 3
/** Each connection keeps a plan of each. */
const maxPrepared = 500
const maxCounted = 5_000

/** PostgreSQL won't use a plan whose columns a migration has changed meanwhile. Its words for it are in the server's language. */
export function isPlanOutOfDate(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** What statements are called by whom asks them again: the same text has the same name on every connection. */
class StatementNames {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #generation = 0

  /** Undefined: it doesn't come often enough so far. */
  of(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size === maxPrepared) return name
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (uses === often) {
      this.#uses.delete(text)
      this.#names.set(text, `${this.#generation}.${this.#names.size}`)
    } else {
      if (this.#uses.size === maxCounted) this.#uses.clear()
      this.#uses.set(text, uses)
    }
    return this.#names.get(text)
  }

  /** No plan of before is used again. */
  evict(): void {
    this.#generation += 1
    this.#names.clear()
  }
}

/**
 * Whether statements are sent before the last one is answered. To be changed while none is under way; COPY, which takes a connection
 * of the same pool, can't be sent so.
 */
function setPipelining(client: PoolClient, pipeline: boolean): void {
  Object.assign(client, { pipeline })
}

interface Sending {
  readonly connection: { readonly stream: Writable }
}

/**
 * What a client sends until its turn of the event loop ends goes out in one piece: a write for each statement is a call of the
 * system's and wakes PostgreSQL up, which together cost more than most statements do.
 */
function sendTogether(client: PoolClient & Sending): void {
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * The pool as Kysely uses it, with statements that come often prepared once on each connection: of a list that joins a dozen
 * tables, PostgreSQL takes ten times as long to plan as to answer. For connections that stay with us from one transaction to
 * the next, which a pooler's don't; so statements may follow each other without waiting, too.
 */
export function keepPlans(pool: Pool): PostgresPool {
  const names = new StatementNames()
  const keeping = new WeakMap<PoolClient, PostgresPoolClient>()

  async function runQuery(client: PoolClient & Sending, text: string, values: unknown[]) {
    sendTogether(client)
    const name = values.length === 0 ? undefined : names.of(text)
    if (name === undefined) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (isPlanOutOfDate(error)) names.evict()
      throw error
    }
  }

  function keep(client: PoolClient & Sending): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) => runQuery(client, text, [...values])
    return {
      // Cursors are only asked for where Kysely is given their class.
      query: query as unknown as PostgresPoolClient['query'],
      release(destroy) {
        setPipelining(client, false)
        client.release(destroy)
      },
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = keeping.get(client) ?? keep(client as PoolClient & Sending)
      keeping.set(client, known)
      setPipelining(client, true)
      return known
    },
  }
}
