import type pg from 'pg'
import type { Database } from '../../platform/database/connection.ts'
import { BuiltIndex } from './built-index.ts'
import { estimateAssistants, readAssistants, readEveryAssistant } from './read-assistants.ts'
import { readSearchReference } from './reference.ts'

/** Room for growth before a larger index is needed. */
const growth = 1.25
const leastRoom = 131_072

/** Everybody, in the order in which they were read; not yet in order. */
async function readIndex(connection: pg.ClientBase, now: Date, moreRoom: number): Promise<BuiltIndex | 'no room'> {
  // Whoever changes these meanwhile has the index built again.
  const reference = await readSearchReference(connection)
  const count = await estimateAssistants(connection)
  const room = Math.ceil((count * growth + leastRoom) * moreRoom)
  const built = new BuiltIndex({ reference, expected: count, room, now })
  let fits = true
  await connection.query('begin read only')
  // Reading a million people takes longer than any request may.
  await connection.query('set local statement_timeout = 0')
  await readEveryAssistant(connection, (row) => {
    fits = built.people.collect(row) && fits
  })
  await connection.query('commit')
  return fits ? built : 'no room'
}

/**
 * Reads everybody in one statement and puts them in order after it: for as long as a transaction is open, the database
 * keeps all that has changed since. Other work runs in between. @param moreRoom a factor, 1 at first
 */
export async function buildIndex(database: Database, now: Date, moreRoom: number): Promise<BuiltIndex | 'no room'> {
  const connection = await database.pool.connect()
  let built: BuiltIndex | 'no room'
  try {
    built = await readIndex(connection, now, moreRoom)
    connection.release()
  } catch (error) {
    connection.release(true)
    throw error
  }
  if (built !== 'no room') await built.people.arrange()
  return built
}

/** Brings the given people up to date. False when there is no room left for one of them. */
export async function refreshAssistants(
  database: Database,
  built: BuiltIndex,
  ids: readonly number[],
): Promise<boolean> {
  const connection = await database.pool.connect()
  const removed = new Set(ids)
  let fits = true
  try {
    await readAssistants(connection, ids, (row) => {
      removed.delete(built.people.idOf(row))
      fits = built.people.put(row) && fits
    })
    connection.release()
  } catch (error) {
    connection.release(true)
    throw error
  }
  for (const id of removed) built.people.remove(id)
  return fits
}
