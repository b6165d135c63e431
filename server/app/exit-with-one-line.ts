import { isDatabaseAway } from '../platform/database/database-away.ts'
import { DatabaseRefused } from '../platform/database/migrate.ts'
import { isDiskFull } from '../platform/database/out-of-room.ts'
import { DatabaseUnreachable } from '../platform/database/wait-for-database.ts'
import { EmbeddedPostgresError } from '../platform/embedded-postgres/embedded-postgres-error.ts'
import { ConfigurationError } from './configuration.ts'

/** Ends the process: expected troubles in one line for a person, anything else with its stack. */
export function endWithOneLine(error: unknown): never {
  const expected = [ConfigurationError, EmbeddedPostgresError, DatabaseUnreachable, DatabaseRefused].some(
    (kind) => error instanceof kind,
  )
  if (isDatabaseAway(error)) {
    const { message } = error as Error
    console.error(`Can't start: the database went away (${message}). Nothing is lost; start again once it answers.`)
  } else if (isDiskFull(error)) {
    console.error("Can't start: the disk is full. Make room, then start again; nothing is lost.")
  } else console.error(expected ? `Can't start: ${(error as Error).message}` : error)
  process.exit(1)
}
