import { hashToken } from '../platform/sessions/session-store.ts'
import type { TestDatabase } from './database.ts'

/** Ends a session as on a process whose word reaches nobody: no other process is told. */
export async function endInSilence(database: TestDatabase, token: string): Promise<void> {
  const connection = await database.pool.connect()
  try {
    await connection.query('begin')
    await connection.query('set local session_replication_role = replica')
    await connection.query('delete from sessions where token_hash = $1', [hashToken(token)])
    await connection.query('commit')
  } finally {
    connection.release()
  }
}
