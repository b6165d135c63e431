import { realpathSync, rmSync } from 'node:fs'
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findBinaries } from '@talentplace/server/platform/embedded-postgres/binaries'
import { DATABASE } from '@talentplace/server/platform/embedded-postgres/embedded-postgres'
import { ensureInitialised, readPassword, SUPERUSER } from '@talentplace/server/platform/embedded-postgres/initialise'
import { endLeftovers, findProcesses } from '@talentplace/server/platform/embedded-postgres/leftovers'
import { startPostmaster, type Postmaster } from '@talentplace/server/platform/embedded-postgres/postmaster'
import { SERVER_SETTINGS } from '@talentplace/server/platform/embedded-postgres/server-settings'
import { chooseSystemUser } from '@talentplace/server/platform/embedded-postgres/system-user'
import { followedSettings, startStandby } from '@talentplace/server/testing/engines/standby'

export type NodeName = 'a' | 'b'

/** What the standby calls itself to whoever it follows. */
export const standbyName = 'standby'

/** One PostgreSQL of the two; nothing starts it again when it dies. */
export interface Node {
  readonly name: NodeName
  readonly port: number
  readonly url: string
  readonly cluster: string
  /** kill -9 of all its processes at once. */
  kill(): Promise<void>
  /** Starts it on the files as they are, as a machine does that comes back and asks nobody. */
  startBare(): Promise<void>
  /** Ends it, and removes its files. */
  discard(): Promise<void>
}

export function sendKill(cluster: string): void {
  for (const pid of findProcesses(cluster)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

export async function killAll(cluster: string): Promise<void> {
  sendKill(cluster)
  await endLeftovers(cluster)
}

interface Place {
  readonly name: NodeName
  readonly port: number
  readonly settings: Record<string, string>
}

function asNode(place: Place, made: { url: string; cluster: string; folder: string; postmaster: Postmaster }): Node {
  const { cluster, folder } = made
  const user = chooseSystemUser()
  let { postmaster } = made
  // A drill that ends by a mistake leaves nothing running and no files.
  const clearAway = () => {
    sendKill(cluster)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', clearAway)
  return {
    ...place,
    url: made.url,
    cluster,
    async kill() {
      await killAll(cluster)
      await postmaster.exited
    },
    async startBare() {
      const settings = { ...SERVER_SETTINGS, ...followedSettings, ...place.settings }
      const logFile = join(folder, 'postgres.log')
      const program = findBinaries(user).postgres
      postmaster = await startPostmaster({ program, cluster, user, settings, logFile }, place.port)
    },
    async discard() {
      process.removeListener('exit', clearAway)
      await killAll(cluster)
      await postmaster.exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A new PostgreSQL with one empty database, ready to be followed. */
export async function startFirst(place: Place): Promise<Node> {
  const folder = realpathSync(await mkdtemp(join(tmpdir(), 'talentplace-primary-')))
  // As root, PostgreSQL's own user has to get in.
  await chmod(folder, 0o755)
  const user = chooseSystemUser()
  const binaries = findBinaries(user)
  const cluster = join(folder, 'postgres')
  ensureInitialised(cluster, user, binaries, place.settings['fsync'] !== 'off')
  await appendFile(join(cluster, 'postgresql.auto.conf'), "synchronous_commit = 'on'\n")
  const settings = { ...SERVER_SETTINGS, ...followedSettings, ...place.settings }
  const logFile = join(folder, 'postgres.log')
  const postmaster = await startPostmaster({ program: binaries.postgres, cluster, user, settings, logFile }, place.port)
  const address = `postgresql://${SUPERUSER}:${readPassword(cluster)}@127.0.0.1:${place.port}`
  const client = new Client({ connectionString: `${address}/postgres` })
  await client.connect()
  await client.query(`create database ${DATABASE}`)
  await client.end()
  return asNode(place, { url: `${address}/${DATABASE}`, cluster, folder, postmaster })
}

/** A fresh copy of a running one, which follows it. */
export async function startFollower(place: Place, primary: Node): Promise<Node> {
  const { name, port, settings } = place
  const standby = await startStandby({ primary, name: standbyName, port, settings })
  return asNode({ name, port, settings }, { ...standby, folder: join(standby.cluster, '..') })
}
