import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from './binaries.ts'
import { lockFolder } from './data-lock.ts'
import { findDataPlace, makeDataFolder } from './data-place.ts'
import { findFreePort } from './free-port.ts'
import { ensureInitialised, readPassword, SUPERUSER } from './initialise.ts'
import { endLeftovers } from './leftovers.ts'
import { PortTakenError, startPostmaster, type Postmaster, type PostmasterPlan } from './postmaster.ts'
import { ARCHIVE_SETTINGS, SERVER_SETTINGS } from './server-settings.ts'
import { makeArchiveFolder } from './archive-folder.ts'

export type EmbeddedPostgresOptions = {
  /** Folder of everything the server keeps; the database goes to `<dataDir>/postgres`, its log to `<dataDir>/postgres.log`. */
  dataDir: string
  log: { info(message: string): void; warn(message: string): void; error(message: string): void }
  /** PostgreSQL settings over the usual ones. `fsync: 'off'` also leaves out synchronising while making the files: tests only. */
  settings?: Record<string, string>
  /** Its log goes into `wal-archive` beside its files (`archiveOf`), and stays there until someone takes it. */
  archives?: boolean
}

export type EmbeddedPostgres = {
  /** `postgresql://…`, with the password: not for logs. */
  url: string
  port: number
  /** Where the database's files really are. */
  cluster: string
  /** Ends PostgreSQL with everything written; safe to call twice. */
  stop(): Promise<void>
}

/** The one database in it. */
export const DATABASE = 'talentplace'
const LONGEST_RESTART_PAUSE_MILLISECONDS = 1_000

/**
 * Starts PostgreSQL 18 on a free port of 127.0.0.1 and keeps it running until stopped: it is started again on the same
 * port when it dies. Data is made once and never again; what a killed server left running is ended first.
 * @throws EmbeddedPostgresError with one line for a person: another server on this data, no room, unsupported system…
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
  archives = false,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = makeDataFolder(dataDir)
  const locks = [lockFolder(folder)]
  const unlock = () => locks.forEach((lock) => lock.release())
  try {
    const place = findDataPlace(folder)
    // A copied project may carry a link to the first one's database.
    if (dirname(place.cluster) !== folder) locks.push(lockFolder(dirname(place.cluster)))
    const binaries = findBinaries(place.user)
    ensureInitialised(place.cluster, place.user, binaries, settings.fsync !== 'off')
    const cluster = realpathSync(place.cluster)
    const password = readPassword(cluster)
    if ((await endLeftovers(cluster)) === 'ended')
      log.warn('Ended a PostgreSQL that an earlier, killed server had left running')

    if (archives) makeArchiveFolder(cluster)
    const plan = {
      program: binaries.postgres,
      cluster,
      user: place.user,
      settings: { ...SERVER_SETTINGS, ...(archives && ARCHIVE_SETTINGS), ...settings },
      logFile: join(folder, 'postgres.log'),
    }
    const { port, postmaster } = await startOnFreePort(plan)
    const url = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}`
    const stop = supervise(plan, port, postmaster, log)
    // A process that ends without stopping us still lets the database end cleanly.
    process.once('exit', stop)
    await ensureDatabase(`${url}/postgres`).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return {
      url: `${url}/${DATABASE}`,
      port,
      cluster,
      stop: async () => {
        process.removeListener('exit', stop)
        await stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function startOnFreePort(plan: PostmasterPlan): Promise<{ port: number; postmaster: Postmaster }> {
  for (;;) {
    const port = await findFreePort()
    try {
      return { port, postmaster: await startPostmaster(plan, port) }
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error
    }
  }
}

/** Restarts PostgreSQL whenever it dies, until the returned function is called. */
function supervise(
  plan: PostmasterPlan,
  port: number,
  first: Postmaster,
  log: EmbeddedPostgresOptions['log'],
): () => Promise<void> {
  const stopping = new AbortController()
  let current: Postmaster | undefined = first

  const supervision = (async () => {
    while (current) {
      await current.exited
      current = await startAgain(plan, port, log, stopping.signal)
    }
  })()

  return async () => {
    stopping.abort()
    await current?.stop()
    await supervision
  }
}

async function startAgain(
  plan: PostmasterPlan,
  port: number,
  log: EmbeddedPostgresOptions['log'],
  stopping: AbortSignal,
): Promise<Postmaster | undefined> {
  if (!stopping.aborted) log.warn('PostgreSQL ended unexpectedly; starting it again')
  for (let pause = 50; !stopping.aborted; pause = Math.min(pause * 2, LONGEST_RESTART_PAUSE_MILLISECONDS)) {
    try {
      await endLeftovers(plan.cluster)
      const postmaster = await startPostmaster(plan, port)
      if (stopping.aborted) await postmaster.stop()
      log.info('PostgreSQL is back')
      return postmaster
    } catch (error) {
      log.error(error instanceof Error ? error.message : String(error))
      await wait(pause)
    }
  }
  return undefined
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  await client.end()
}
