import { realpathSync } from 'node:fs'
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from '../../platform/embedded-postgres/binaries.ts'
import { copyCluster } from '../../platform/embedded-postgres/copy-cluster.ts'
import { findFreePort } from '../../platform/embedded-postgres/free-port.ts'
import { startPostmaster, type Postmaster } from '../../platform/embedded-postgres/postmaster.ts'
import { SERVER_SETTINGS } from '../../platform/embedded-postgres/server-settings.ts'
import { chooseSystemUser } from '../../platform/embedded-postgres/system-user.ts'

/** What a primary needs over the usual settings so that others can follow it. */
export const followedSettings = { wal_level: 'replica', max_wal_senders: '10', wal_keep_size: '1GB' }

export interface Standby {
  readonly url: string
  readonly port: number
  readonly cluster: string
  readonly postmaster: Postmaster
  stop(): Promise<void>
}

/**
 * A PostgreSQL that follows another by streaming, begun from a copy of its files. It answers questions, and can be
 * promoted (`select pg_promote()`); `name` is what it calls itself, for `synchronous_standby_names`.
 */
export async function startStandby(options: {
  primary: { url: string; cluster: string }
  name?: string
  /** A free one when it is left out. */
  port?: number
  settings?: Record<string, string>
}): Promise<Standby> {
  const { primary, name = 'standby', settings = {} } = options
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-standby-'))
  await chmod(folder, 0o755)
  const cluster = join(realpathSync(folder), 'postgres')
  await copyCluster({ ...primary, to: cluster })
  const { hostname, port: primaryPort, username, password } = new URL(primary.url)
  const follows = `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)} application_name=${name}`
  await writeFile(join(cluster, 'standby.signal'), '')
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`)
  const user = chooseSystemUser()
  const port = options.port ?? (await findFreePort())
  const postmaster = await startPostmaster(
    {
      program: findBinaries(user).postgres,
      cluster,
      user,
      settings: { ...SERVER_SETTINGS, ...followedSettings, ...settings },
      logFile: join(folder, 'postgres.log'),
    },
    port,
  )
  return {
    url: Object.assign(new URL(primary.url), { port: String(port) }).href,
    port,
    cluster,
    postmaster,
    async stop() {
      await postmaster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
