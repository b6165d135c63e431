// `pg_isready` for Patroni, with its arguments and exit codes: 0 takes connections, 1 refuses them for now, 2 doesn't answer.
import { parseArgs } from 'node:util'
import { Client, DatabaseError } from 'pg'

const { values } = parseArgs({
  options: {
    host: { type: 'string', short: 'h' },
    port: { type: 'string', short: 'p' },
    dbname: { type: 'string', short: 'd' },
    username: { type: 'string', short: 'U' },
  },
})
const startingUp = '57P03'
const client = new Client({ host: values.host, port: Number(values.port), database: 'postgres', user: values.username })
client.on('error', () => undefined)
try {
  await client.connect()
} catch (error) {
  const isSilent = error instanceof Error && 'syscall' in error
  const isStarting = error instanceof DatabaseError && error.code === startingUp
  // Asked without a password, one that runs says so.
  process.exitCode = isSilent ? 2 : isStarting ? 1 : 0
} finally {
  await client.end().catch(() => undefined)
}
