import type { Database } from '../../../platform/database/connection.ts'
import { BuiltIndex } from './built-index.ts'
import { countAssistants, readAssistants, readEveryAssistant } from './read-assistants.ts'
import { readSearchReference } from './reference.ts'

/** Room for growth before a larger index is needed. */
const growth = 1.25
const leastRoom = 131_072

/** Reads everybody from one snapshot of the database. Other work runs in between. @param moreRoom a factor, 1 at first */
export async function buildIndex(database: Database, now: Date, moreRoom: number): Promise<BuiltIndex | 'no room'> {
  const connection = await database.pool.connect()
  try {
    await connection.query('begin isolation level repeatable read read only')
    // Reading a million people takes longer than any request may.
    await connection.query('set local statement_timeout = 0')
    const reference = await readSearchReference(connection)
    const count = await countAssistants(connection)
    const room = Math.ceil((count * growth + leastRoom) * moreRoom)
    const built = new BuiltIndex({ reference, expected: count, room, now })
    let fits = true
    await readEveryAssistant(connection, (row) => {
      fits = built.people.put(row) && fits
    })
    await built.people.arrange()
    await connection.query('commit')
    connection.release()
    return fits ? built : 'no room'
  } catch (error) {
    connection.release(true)
    throw error
  }
}

/** Brings the given people up to date. False when there is no room left for one of them. */
export async function refreshAssistants(
  database: Database,
  built: BuiltIndex,
  ids: readonly number[],
): Promise<boolean> {
  const connection = await database.pool.connect()
  const gone = new Set(ids)
  let fits = true
  try {
    await readAssistants(connection, ids, (row) => {
      gone.delete(built.people.idOf(row))
      fits = built.people.put(row) && fits
    })
    connection.release()
  } catch (error) {
    connection.release(true)
    throw error
  }
  for (const id of gone) built.people.remove(id)
  return fits
}
