import pino, { type Logger } from 'pino'
import { withoutSecrets } from './without-secrets.ts'

/** Bytes of lines that wait for a full disk; what comes beyond is dropped rather than kept in memory. */
const maxWaiting = 4 * 1024 * 1024

/**
 * The log, in lines of JSON without secrets. A place without room loses lines and nothing else: a full disk must not end
 * the product. `to`: a file descriptor or path, the standard output when it is left out.
 */
export function createLog({ level, to = 1 }: { level: string; to?: number | string }): Logger {
  const destination = pino.destination({ dest: to, sync: false, maxLength: maxWaiting })
  destination.on('error', () => undefined)
  return pino({ level, base: null, hooks: { streamWrite: withoutSecrets } }, destination)
}
