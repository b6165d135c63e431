import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, withoutPrefix } from './embedded-postgres-error.ts'
import type { SystemUser } from './system-user.ts'

/** The PostgreSQL release whose data files the installed programs read. */
const RELEASE = '18'
export const SUPERUSER = 'talentplace'

/**
 * Makes the database files when there are none. They are made beside their place and moved there when complete, so an
 * interrupted first start never looks like data; files that are there are never touched.
 */
export function ensureInitialised(cluster: string, user: SystemUser, binaries: Binaries, synchronise: boolean): void {
  const unfinished = `${basename(cluster)}.unfinished-`
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(unfinished)) rmSync(join(dirname(cluster), name), { recursive: true, force: true })
  }
  if (existsSync(cluster)) return checkRelease(cluster)

  const workplace = mkdtempSync(join(dirname(cluster), unfinished))
  try {
    const files = join(workplace, 'data')
    const password = join(workplace, 'password')
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user) for (const path of [password, workplace]) chownSync(path, user.uid, user.gid)
    runInitdb(binaries.initdb, files, password, user, synchronise)
    renameSync(password, passwordFile(files))
    renameSync(files, cluster)
  } finally {
    rmSync(workplace, { recursive: true, force: true })
  }
}

/** The superuser's password lies among the database's own files: whoever can read it could read everything anyway. */
export function readPassword(cluster: string): string {
  try {
    chmodSync(cluster, 0o700)
    return readFileSync(passwordFile(cluster), 'utf8')
  } catch {
    throw new EmbeddedPostgresError(`Cannot read the database's password in ${passwordFile(cluster)}.`)
  }
}

function passwordFile(cluster: string): string {
  return join(cluster, 'talentplace.password')
}

function checkRelease(cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  const release = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (release === RELEASE) return
  const what = release ? `was written by PostgreSQL ${release}, and this is ${RELEASE}` : 'is not a PostgreSQL database'
  throw new EmbeddedPostgresError(`The data in ${cluster} ${what}. It was left untouched; choose another DATA_DIR.`)
}

function runInitdb(initdb: string, files: string, password: string, user: SystemUser, synchronise: boolean): void {
  const access = ['--username', SUPERUSER, '--pwfile', password, '--auth', 'scram-sha-256']
  const text = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  const args = ['--pgdata', files, ...access, ...text, '--no-instructions', ...(synchronise ? [] : ['--no-sync'])]
  const made = spawnSync(initdb, args, {
    ...user,
    cwd: dirname(files),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
  })
  if (made.status === 0) return
  const complaint =
    made.stderr?.split('\n').find((line) => /error|fatal/i.test(line)) ?? made.error?.message ?? `signal ${made.signal}`
  throw new EmbeddedPostgresError(`Cannot make the database in ${dirname(dirname(files))}: ${withoutPrefix(complaint)}`)
}
