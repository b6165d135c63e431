import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../platform/embedded-postgres/free-port.ts'
import { chooseSystemUser } from '../../platform/embedded-postgres/system-user.ts'
import { startEngine, type Engine } from './engine.ts'

export interface Pgbouncer extends Engine {
  /** The database's address behind it. */
  readonly url: string
}

/**
 * A PgBouncer before a database; `settings` over those that matter: pooling by transaction. `connectQuery` is said to
 * PostgreSQL on each connection that it opens.
 */
export async function startPgbouncer(
  databaseUrl: string,
  settings: Record<string, string> = {},
  connectQuery?: string,
): Promise<Pgbouncer> {
  const behind = new URL(databaseUrl)
  const port = await findFreePort()
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const name = behind.pathname.slice(1)
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${behind.username}" "${decodeURIComponent(behind.password)}"\n`)
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: users,
    pool_mode: 'transaction',
    ...settings,
  })
  await writeFile(
    file,
    `[databases]\n${name} = host=${behind.hostname} port=${behind.port} dbname=${name}${connectQuery === undefined ? '' : ` connect_query='${connectQuery}'`}\n\n[pgbouncer]\n${lines
      .map(([key, value]) => `${key} = ${value}`)
      .join('\n')}\n`,
  )
  // It refuses root, as PostgreSQL does.
  const user = chooseSystemUser()
  await chmod(folder, 0o755)
  if (user) for (const path of [folder, file, users]) await chown(path, user.uid, user.gid)
  const engine = await startEngine('pgbouncer', [file], port, user)
  return {
    ...engine,
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    async stop(signal) {
      await engine.stop(signal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
