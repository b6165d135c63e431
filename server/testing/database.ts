import pino from 'pino'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../platform/database/connection.ts'

export interface TestDatabase extends Database {
  readonly url: string
}

async function query(path: string): Promise<string> {
  const response = await fetch(inject('databaseServer') + path)
  const answer = await response.text()
  if (!response.ok) throw new Error(`No database for the test: ${answer}`)
  return answer
}

/** Where the files of a filled PostgreSQL lie, for a test that needs a whole one of its own (`startFilled`). */
export const filledFiles = (): Promise<string> => query('/files')

/**
 * A database of the test file's own, migrated and with the reference data; nobody else's rows are in it. To be asked
 * for once a file (`beforeAll`) and closed at its end (`afterAll`).
 */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await query('/')
  // Test files run side by side, so a connection may take its time.
  return { url, ...openDatabase({ url, log: pino({ level: 'silent' }), connectWithin: 20_000 }) }
}
