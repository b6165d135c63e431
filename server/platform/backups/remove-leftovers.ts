import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { endLeftovers } from '../embedded-postgres/leftovers.ts'

/** Older than any copy or trial that is still under way. */
const longest = 6 * 60 * 60_000

/** A folder beside the database's files for as long as a backup, or the trial of one, lasts. */
export const makeBackupFolder = (cluster: string, what: 'copy' | 'trial') =>
  mkdtemp(join(dirname(cluster), `backup-${what}-`))

/** Removes what a killed process left of copies and trials, and ends the PostgreSQL of a trial that outlived it. */
export async function removeLeftovers(cluster: string, now: Date): Promise<void> {
  const place = dirname(cluster)
  for (const name of await readdir(place)) {
    if (!/^backup-(copy|trial)-\w{6}$/.test(name)) continue
    const folder = join(place, name)
    const about = await stat(folder).catch(() => null)
    if (about === null || now.getTime() - about.mtimeMs < longest) continue
    const tried = join(folder, 'postgres')
    if (existsSync(tried)) await endLeftovers(tried)
    await rm(folder, { recursive: true, force: true })
  }
}
