import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { openFolders } from './open-folder.ts'
import { canEnter, chooseSystemUser, type SystemUser } from './system-user.ts'

/** Where the database lies (`cluster`, which may not exist yet) and who runs it. */
export type DataPlace = { cluster: string; user: SystemUser }

/**
 * The database lies in `<dataDir>/postgres`. Where PostgreSQL's user cannot get there (a project of root's beneath a
 * private home), `postgres` is a link to an open place instead: the link is what remembers the choice. It is made
 * before anything is put there, so that an interruption leaves data that is found again or no data, never lost data.
 */
export function findDataPlace(dataDir: string): DataPlace {
  const home = join(dataDir, 'postgres')
  const moving = join(dataDir, 'postgres.moving')
  if (!isThere(home) && isThere(moving)) renameSync(moving, home)

  if (!isThere(home)) {
    const user = chooseSystemUser()
    if (canEnter(user, dataDir)) return { cluster: home, user }
    symlinkSync(makeOutsidePlace(dataDir, user), home)
  }
  const cluster = followLink(home)
  if (!existsSync(cluster)) return { cluster, user: chooseSystemUser() }
  const user = ownerOf(cluster)
  if (canEnter(user, cluster)) return { cluster, user }
  if (process.getuid?.() === 0 && cluster === home) return { cluster: moveWithinReach(home, moving, user), user }
  throw new EmbeddedPostgresError(
    `The data in ${cluster} belongs to another user or is out of reach. Start as the user who made it, or as root.`,
  )
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function followLink(home: string): string {
  if (!lstatSync(home).isSymbolicLink()) return home
  const cluster = readlinkSync(home)
  if (!existsSync(dirname(cluster))) {
    throw new EmbeddedPostgresError(
      `The data was kept in ${cluster}, which is gone. Put it back, or remove ${home} to begin anew.`,
    )
  }
  return cluster
}

// Root runs existing data as whoever owns it, so that an ordinary user's data stays theirs. Data that root owns is a
// plain copy of someone's: PostgreSQL would refuse it.
function ownerOf(cluster: string): SystemUser {
  const { uid, gid } = lstatSync(cluster)
  if (process.getuid?.() !== 0) return undefined
  if (uid !== 0) return { uid, gid }
  const user = chooseSystemUser()
  execFileSync('chown', ['-R', `${user?.uid}:${user?.gid}`, cluster])
  return user
}

function makeOutsidePlace(dataDir: string, user: SystemUser): string {
  for (const folder of openFolders(user)) {
    const place = mkdtempSync(join(folder, `${basename(dirname(realpathSync(dataDir)))}-`))
    chmodSync(place, 0o711)
    return join(place, 'postgres')
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL's own user cannot reach ${dataDir}, and no other place is open to it. Move the project, or set DATABASE_URL.`,
  )
}

// The project was moved beneath a private folder after its database had been made.
function moveWithinReach(home: string, moving: string, user: SystemUser): string {
  const cluster = makeOutsidePlace(dirname(home), user)
  rmSync(moving, { force: true })
  symlinkSync(cluster, moving)
  try {
    renameSync(home, cluster)
  } catch {
    throw new EmbeddedPostgresError(
      `PostgreSQL's own user cannot reach ${home}. Move the project or DATA_DIR to a place that others may enter.`,
    )
  }
  renameSync(moving, home)
  return cluster
}

// Level by level: where a level can't be made though its parent is there (as in /proc), Node's own recursive form tries
// for ever.
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(folder))
  mkdirSync(folder)
}

/** Makes the data folder when it is missing and returns its real path. */
export function makeDataFolder(dataDir: string): string {
  try {
    makeFolders(resolve(dataDir))
    return realpathSync(dataDir)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Cannot make the data folder ${dataDir}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
