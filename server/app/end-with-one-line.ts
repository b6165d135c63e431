import { EmbeddedPostgresError } from '../platform/embedded-postgres/embedded-postgres-error.ts'
import { ConfigurationError } from './configuration.ts'

/** Ends the process: expected troubles in one line for a person, anything else with its stack. */
export function endWithOneLine(error: unknown): never {
  const expected = error instanceof ConfigurationError || error instanceof EmbeddedPostgresError
  console.error(expected ? `Can't start: ${error.message}` : error)
  process.exit(1)
}
