import pino from 'pino'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../platform/database/connection.ts'

export interface TestDatabase extends Database {
  readonly url: string
}

/**
 * A database of the test file's own, migrated and with the reference data; nobody else's rows are in it. To be asked
 * for once a file (`beforeAll`) and closed at its end (`afterAll`).
 */
export async function testDatabase(): Promise<TestDatabase> {
  const response = await fetch(inject('databaseServer'))
  const answer = await response.text()
  if (!response.ok) throw new Error(`No database for the test: ${answer}`)
  // Test files run side by side, so a connection may take its time.
  return { url: answer, ...openDatabase({ url: answer, log: pino({ level: 'silent' }), connectWithin: 20_000 }) }
}
