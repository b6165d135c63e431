import type { Socket } from 'node:net'
import { Client, DatabaseError, type Pool, type PoolClient } from 'pg'

/** Ms after which a statement without an answer makes us doubt, and in which the database has to answer a small question then. */
const doubt = 400
const answer = 400
const lookEvery = 50
/** A new connection may take longer to answer; beside many that wait, a little. */
const connects = 900
const connectsBesideAll = 500
/** A database that is only slow isn't given more to do. */
const besideAgainAfter = 1_000

interface Lent {
  readonly socket: Socket
  read: number
  written: number
  /** When something was sent that nothing was heard after; null: nothing is outstanding. */
  since: number | null
}

const socketOf = (client: PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

/** Lets what has arrived be read first: a process that was busy itself mustn't take that for the other's silence. */
const onceRead = () => new Promise<void>((goOn) => setTimeout(() => setImmediate(goOn), 0))

/** Whether a connection beside the pool's comes about in time, or is refused by the database itself. */
async function isAnsweredBeside(pool: Pool, patience: number): Promise<boolean> {
  const beside = new Client({ ...pool.options, connectionTimeoutMillis: patience })
  beside.on('error', () => undefined)
  try {
    await beside.connect()
    return true
  } catch (error) {
    return error instanceof DatabaseError
  } finally {
    beside.end().catch(() => undefined)
  }
}

/**
 * Ends the connections of a pool once the database is silent, as when its network hangs: nothing is refused then, and a statement
 * would be waited for without end. A statement that takes its time has a small question asked beside it; only when that has no
 * answer either is the database away. What waits fails as with any lost connection, and new calls find out by connecting.
 */
export function notifyOfSilence(pool: Pool, onSilence: () => void): () => void {
  const lent = new Map<PoolClient, Lent>()
  const all = new Set<PoolClient>()
  let last = performance.now()
  let asking = false
  let answeredBeside = -Infinity

  pool.on('connect', (client) => all.add(client as PoolClient))
  pool.on('remove', (client) => {
    all.delete(client as PoolClient)
    lent.delete(client as PoolClient)
  })
  pool.on('acquire', (client) => {
    const socket = socketOf(client as PoolClient)
    lent.set(client as PoolClient, { socket, read: socket.bytesRead, written: socket.bytesWritten, since: null })
  })
  pool.on('release', (_error, client) => lent.delete(client as PoolClient))

  /** Whether something has been outstanding for long. */
  function look(now: number): boolean {
    let isDoubtful = false
    for (const each of lent.values()) {
      const { bytesRead, bytesWritten } = each.socket
      if (bytesRead !== each.read) each.since = null
      else if (bytesWritten !== each.written) each.since ??= now
      each.read = bytesRead
      each.written = bytesWritten
      if (each.since !== null && now - each.since >= doubt) isDoubtful = true
    }
    return isDoubtful
  }

  const heard = () => [...all].reduce((sum, client) => sum + socketOf(client).bytesRead, 0)

  /** True when any connection has heard anything since, be it the answer to a question on one that nobody uses. */
  async function isAlive(patience: number): Promise<boolean> {
    const before = heard()
    const connections = all.size
    pool.connect().then(
      (client) =>
        client.query('select 1').then(
          () => client.release(),
          () => client.release(true),
        ),
      () => undefined,
    )
    await new Promise((goOn) => setTimeout(goOn, patience))
    await onceRead()
    return heard() !== before || all.size !== connections
  }

  /** With every connection in use, as when all wait for a disk, another one is asked for. */
  async function isAliveBeside(): Promise<boolean> {
    if (performance.now() - answeredBeside < besideAgainAfter) return true
    const before = heard()
    const isAnswered = await isAnsweredBeside(pool, connectsBesideAll)
    await onceRead()
    if (isAnswered) answeredBeside = performance.now()
    return isAnswered || heard() !== before
  }

  async function query(): Promise<void> {
    const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max
    if (isFull ? await isAliveBeside() : await isAlive(pool.idleCount > 0 ? answer : connects)) return
    onSilence()
    for (const client of all) socketOf(client).destroy()
  }

  const timer = setInterval(() => {
    const now = performance.now()
    // We were busy ourselves; what came meanwhile is read after this.
    const late = now - last > 3 * lookEvery
    last = now
    if (!look(now) || late || asking) return
    asking = true
    void query().finally(() => (asking = false))
  }, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
