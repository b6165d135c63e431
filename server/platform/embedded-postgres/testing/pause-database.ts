import { startEmbeddedPostgres } from '../embedded-postgres.ts'

/** A server that only holds its database: prints where it is, and waits to be stopped or killed. */
const [dataDir = ''] = process.argv.slice(2)
const silent = () => undefined
const { url, cluster, stop } = await startEmbeddedPostgres({
  dataDir,
  log: { info: silent, warn: silent, error: silent },
  settings: { fsync: 'off' },
})
process.stdout.write(JSON.stringify({ url, cluster }))
const waiting = setInterval(silent, 60_000)
process.once('SIGTERM', () => {
  clearInterval(waiting)
  void stop()
})
