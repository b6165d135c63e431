import { chownSync, lstatSync } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** What the copy needs of the log before it is whole. */
export interface CopiedCluster {
  /** Where the log has to be read from and at least up to. */
  readonly startLsn: string
  readonly stopLsn: string
  /** The segments of the log with these places. */
  readonly startSegment: string
  readonly stopSegment: string
  /** The database's own clock when the copy was whole: it can be brought to no earlier instant. */
  readonly finished: Date
}

/** What PostgreSQL makes anew at each start, by the list in its documentation of base backups. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = (name: string) =>
  name === 'postmaster.pid' ||
  name === 'postmaster.opts' ||
  name === 'backup_label' ||
  name === 'pg_internal.init' ||
  name.startsWith('pgsql_tmp')

/** Where every file comes from and goes to, the controlling one last: what it names must have been copied before. */
async function* filesIn(from: string, to: string, top = true): AsyncGenerator<{ from: string; to: string }> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!entry.isDirectory()) {
      if (entry.name !== 'pg_control') yield { from: source, to: target }
    } else if (top && emptied.has(entry.name)) await mkdir(target, { recursive: true, mode: 0o700 })
    else yield* filesIn(source, target, false)
  }
  if (top) yield { from: join(from, 'global', 'pg_control'), to: join(to, 'global', 'pg_control') }
}

/** A table can be dropped between the look at its folder and its turn; the log knows. */
async function copyUnlessMissing(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    if (await lstat(from).catch(() => null)) throw error
  }
}

/** Hands a folder and all in it to whoever owns another. */
async function giveTo(owner: string, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = lstatSync(owner)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    chownSync(join(entry.parentPath, entry.name), uid, gid)
  }
  chownSync(folder, uid, gid)
}

/**
 * Copies the files of a PostgreSQL that goes on running, by its own means (`pg_backup_start`); they need its log from
 * `startSegment` to `stopSegment` beside them, and then are the database as it was at `stopLsn`. `to` is made. The server
 * has to write its log for replicas (`wal_level`). With `waitForArchive` that much of the log lies in its archive by then.
 */
export async function copyCluster(options: {
  url: string
  cluster: string
  to: string
  waitForArchive?: boolean
}): Promise<CopiedCluster> {
  const { url, cluster, to, waitForArchive = false } = options
  // One session from start to stop: with its end the server gives the copy up.
  const client = new Client({ connectionString: url, application_name: 'talentplace copy' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const started = await client.query<{ lsn: string; segment: string }>(
      `select lsn::text, pg_walfile_name(lsn) as segment from pg_backup_start('talentplace', fast => true) lsn`,
    )
    for await (const file of filesIn(cluster, to)) await copyUnlessMissing(file.from, file.to)
    const ended = await client.query<{
      lsn: string
      segment: string
      labelfile: string
      spcmapfile: string
      finished: Date
    }>(
      `select lsn::text, pg_walfile_name(lsn) as segment, labelfile, spcmapfile, clock_timestamp() as finished
       from pg_backup_stop(wait_for_archive => $1)`,
      [waitForArchive],
    )
    const [[start], [stop]] = [started.rows, ended.rows]
    if (start === undefined || stop === undefined) throw new Error('PostgreSQL told nothing of its backup')
    await writeFile(join(to, 'backup_label'), stop.labelfile)
    if (stop.spcmapfile.trim() !== '') await writeFile(join(to, 'tablespace_map'), stop.spcmapfile)
    await giveTo(cluster, to)
    return {
      startLsn: start.lsn,
      stopLsn: stop.lsn,
      startSegment: start.segment,
      stopSegment: stop.segment,
      finished: stop.finished,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
