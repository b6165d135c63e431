import pino, { type Logger } from 'pino'
import { readableLine } from './readable-line.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Bytes of lines that wait for a full disk; what comes beyond is dropped rather than kept in memory. */
const maxWaiting = 4 * 1024 * 1024

export type LogFormat = 'json' | 'text'

/**
 * The log without secrets: in lines of JSON, or in lines for people. A place without room loses lines and nothing else: a
 * full disk must not end the product. `to`: a file descriptor or path, the standard output when it is left out.
 */
export function createLog({
  level,
  to = 1,
  format = 'json',
}: {
  level: string
  to?: number | string
  format?: LogFormat
}): Logger {
  // On a terminal lines keep their order among others that are written there.
  const destination = pino.destination({ dest: to, sync: format === 'text', maxLength: maxWaiting })
  destination.on('error', () => undefined)
  const lines = format === 'json' ? destination : { write: (line: string) => destination.write(readableLine(line)) }
  return pino({ level, base: null, hooks: { streamWrite: withoutSecrets } }, lines)
}
