/** A failure with a cause a person can act on: `message` is one line and says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
