import { parseArgs } from 'node:util'
import { verifyAudit, type KnownLink } from '../platform/audit/verify-audit.ts'
import { createLog } from '../platform/log/create-log.ts'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { reachDatabase } from './open-database.ts'

const usage = 'Use it as: npm run audit:verify, or npm run audit:verify -- --known <position>:<hash> of an earlier run.'

function readKnown(given: string[]): KnownLink | undefined {
  let known: string | undefined
  try {
    known = parseArgs({ args: given, options: { known: { type: 'string' } } }).values.known
  } catch {
    throw new ConfigurationError(`'${given.join(' ')}' isn't understood. ${usage}`)
  }
  if (known === undefined) return undefined
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(known) ?? []
  if (position === undefined || hash === undefined) {
    throw new ConfigurationError(`--known can't be '${known}'. ${usage}`)
  }
  return { position: Number(position), hash }
}

/** `npm run audit:verify`: ends with 1 when an audit entry was altered, removed or put in. */
async function verify(): Promise<void> {
  const known = readKnown(process.argv.slice(2))
  const { database, stop } = await reachDatabase(readConfiguration(process.env), createLog({ level: 'warn' }))
  try {
    const { linked, redacted, end, issues, unlinked } = await verifyAudit(database, known)
    for (const issue of issues) console.log(issue)
    const since = unlinked.oldest === null ? '' : `, the oldest since ${unlinked.oldest.toISOString()}`
    console.log(
      `${linked} entries read, words taken out of ${redacted}, ${issues.length} faults; ${unlinked.count} not linked yet${since}.`,
    )
    console.log(`The chain ends at ${end.position}:${end.hash}`)
    if (issues.length > 0) process.exitCode = 1
  } finally {
    await stop()
  }
}

try {
  await verify()
} catch (error) {
  endWithOneLine(error)
}
