import { EmbeddedPostgresError } from '../platform/embedded-postgres/embedded-postgres-error.ts'
import { ConfigurationError } from './configuration.ts'

/** PostgreSQL's code for a disk without room. */
const diskFull = '53100'

/** Ends the process: expected troubles in one line for a person, anything else with its stack. */
export function endWithOneLine(error: unknown): never {
  const expected = error instanceof ConfigurationError || error instanceof EmbeddedPostgresError
  const full = (error as { code?: unknown } | null)?.code === diskFull
  if (full) console.error("Can't start: the disk is full. Make room, then start again; nothing is lost.")
  else console.error(expected ? `Can't start: ${error.message}` : error)
  process.exit(1)
}
