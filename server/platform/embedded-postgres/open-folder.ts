import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { canEnter, type SystemUser } from './system-user.ts'

const PLACES = ['/var/lib/talentplace', '/var/tmp/talentplace', `${tmpdir()}/talentplace`]

/**
 * Folders of ours outside the project that `user` can pass through, most lasting first, made when missing.
 * One that someone else made is left out: what lies there is run as PostgreSQL's user.
 */
export function* openFolders(user: SystemUser): Generator<string> {
  for (const place of PLACES) {
    if (ensureOurs(place) && canEnter(user, place)) yield place
  }
}

function ensureOurs(place: string): boolean {
  try {
    mkdirSync(place, { recursive: true })
    const found = lstatSync(place)
    if (!found.isDirectory() || found.uid !== process.getuid?.()) return false
    chmodSync(place, 0o755)
    return true
  } catch {
    return false
  }
}
