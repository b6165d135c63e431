/** A failure with a cause a person can act on: `message` is one line and says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** A line of PostgreSQL's log without its time, process and severity. */
export function withoutPrefix(line: string): string {
  return line.replace(/^.*?(FATAL|PANIC|ERROR): +/i, '').trim()
}
