import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const TMPFS = 0x01021994
/** A run of all tests leaves some 9 GB of databases until its end; as much again is for the tests themselves. */
const LEAST_BYTES = 18 * 2 ** 30
const PREFIX = 'talentplace-'

function availableMemory() {
  const [, kilobytes = '0'] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Removes what a run left that was ended before it could: its process, whose id is in the name, has gone. */
function removeAbandoned(memory) {
  for (const name of readdirSync(memory)) {
    const [, pid] = /^talentplace-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/**
 * A new folder in memory for what a run of tests writes and throws away, a database for each file above all: on a disk a third
 * of the time goes into making their files. Null where memory is scarce, there is no such place (other systems than Linux), or `TMPDIR`
 * names another; then it is the system's folder.
 */
export function makeMemoryFolder({ env = process.env, memory = MEMORY, least = LEAST_BYTES } = {}) {
  try {
    if (env.TMPDIR !== undefined || !existsSync(memory)) return null
    removeAbandoned(memory)
    const { type, bavail, bsize } = statfsSync(memory)
    if (type !== TMPFS || Math.min(bavail * bsize, availableMemory()) < least) return null
    const folder = mkdtempSync(join(memory, `${PREFIX}${process.pid}-`))
    // As root, PostgreSQL's own user has to get in.
    chmodSync(folder, 0o755)
    return folder
  } catch {
    return null
  }
}
