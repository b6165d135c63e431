const databaseAwayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
])

/** Of our client, and of PgBouncer, which has one code for everything that it can't do. */
const awayMessages =
  /Connection terminated|^no turn within|^timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Cannot use a pool after|query_wait_timeout|client_login_timeout|server login has been failing|server conn crashed|cannot connect to server|no more connections allowed|server closed the connection/

/** True for an error that means: the database is not there right now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && databaseAwayCodes.has(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return awayMessages.test(error.message)
}

const pause = 100

/**
 * Does what a start can't do without, again while the database isn't there: a machine that has just come up is busy,
 * and takes longer to connect than a request would wait. @throws what was thrown last once `patience` ms are over
 */
export async function onceReachable<T>(work: () => Promise<T>, patience = 15_000): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > end) throw error
      await new Promise((goOn) => setTimeout(goOn, pause))
    }
  }
}
