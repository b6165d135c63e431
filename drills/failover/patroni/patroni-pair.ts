import { randomBytes } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DATABASE } from '@talentplace/server/platform/embedded-postgres/embedded-postgres'
import { findBinaries } from '@talentplace/server/platform/embedded-postgres/binaries'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { SUPERUSER } from '@talentplace/server/platform/embedded-postgres/initialise'
import { startPostmaster } from '@talentplace/server/platform/embedded-postgres/postmaster'
import { chooseSystemUser } from '@talentplace/server/platform/embedded-postgres/system-user'
import { startEngine, type Engine } from '@talentplace/server/testing/engines/engine'
import { startHaproxy } from '@talentplace/server/testing/engines/haproxy'
import { statusOf } from '../../product.ts'
import { killAll, sendKill, type Node, type NodeName } from '../node.ts'
import { tryOldPrimary } from '../old-primary.ts'
import { once } from '../once.ts'
import type { Pair } from '../pair.ts'
import { proxyConfiguration } from '../proxy-configuration.ts'
import { within } from '../within.ts'
import { patroniConfiguration } from './patroni-configuration.ts'
import { makePrograms } from './programs.ts'

const pause = 20
const patience = 2_000
const longestCreation = 20_000

interface Machine extends Node {
  readonly agent: number
  /** Starts Patroni, which starts PostgreSQL on what is there, or on a copy. */
  start(): Promise<void>
  /** Is it what Patroni's own address says? */
  is(role: 'primary' | 'replica'): Promise<boolean>
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const waiting = { on: true }
  const looking = (async () => {
    while (waiting.on && !(await holds())) await wait(pause)
  })()
  await within(looking, what).finally(() => (waiting.on = false))
}

/** As `startPair`, with a Patroni beside each PostgreSQL and one etcd, which know who takes writes. */
export async function startPatroniPair({ prepare }: { prepare: (url: string) => Promise<void> }): Promise<Pair> {
  const user = chooseSystemUser()
  const folder = realpathSync(await mkdtemp(join(tmpdir(), 'talentplace-patroni-')))
  if (user) await chown(folder, user.uid, user.gid)
  const programs = await makePrograms(join(folder, 'bin'), user)
  const password = randomBytes(24).toString('hex')
  const [etcdPort, peerPort] = [await findFreePort(), await findFreePort()]
  const etcdAddress = `http://127.0.0.1:${etcdPort}`
  const etcdSettings = {
    'data-dir': join(folder, 'etcd'),
    'log-level': 'error',
    'listen-client-urls': etcdAddress,
    'advertise-client-urls': etcdAddress,
    'listen-peer-urls': `http://127.0.0.1:${peerPort}`,
  }
  const etcdArguments = Object.entries(etcdSettings).map(([name, value]) => `--${name}=${value}`)
  const etcd = await startEngine('etcd', etcdArguments, etcdPort, user)

  async function machine(name: NodeName): Promise<Machine> {
    const [port, agent] = [await findFreePort(), await findFreePort()]
    const cluster = join(folder, name)
    const file = join(folder, `${name}.yml`)
    await writeFile(
      file,
      patroniConfiguration({ name, port, agent, etcd: etcdPort, folder, cluster, programs, password }),
    )
    if (user) await chown(file, user.uid, user.gid)
    let patroni: Engine | null = null
    async function kill(): Promise<void> {
      // Without its agent first: that would start the other one anew.
      await patroni?.stop('SIGKILL')
      patroni = null
      await killAll(cluster)
    }
    return {
      name,
      port,
      agent,
      cluster,
      url: `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`,
      async start() {
        patroni = await startEngine('patroni', [file], agent, user)
      },
      async is(role) {
        return (await statusOf(`http://127.0.0.1:${agent}/${role}`)) === 200
      },
      kill,
      async startBare() {
        const plan = { program: findBinaries(user).postgres, cluster, user, settings: {} }
        await startPostmaster({ ...plan, logFile: join(folder, `${name}.log`) }, port)
      },
      discard: kill,
    }
  }

  const machines = { a: await machine('a'), b: await machine('b') }
  const both = Object.values(machines)
  const clearAway = () => {
    for (const { cluster } of both) sendKill(cluster)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', clearAway)
  let primary: Machine = machines.a
  /** The standby, or whoever was killed. */
  const other = () => (primary === machines.a ? machines.b : machines.a)

  /** A promotion is allowed once etcd knows the standby as one that has everything. */
  async function isProtected(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${primary.agent}/cluster`, { signal: AbortSignal.timeout(patience) })
      .then((reply) => reply.json() as Promise<{ members: { name: string; role: string }[] }>)
      .catch(() => ({ members: [] }))
    return answer.members.some(({ name, role }) => name === other().name && role === 'sync_standby')
  }
  async function isAlone(): Promise<boolean> {
    const question = `select current_setting('synchronous_standby_names') as names`
    const rows = await once<{ names: string }>(primary.url, question, patience)
    return rows?.[0]?.names === ''
  }
  const protectedAgain = () => until(isProtected, 'a standby that has everything')

  async function rebuild(): Promise<void> {
    await other().start()
    await until(() => other().is('replica'), 'following the primary')
  }

  await machines.a.start()
  await until(() => machines.a.is('primary'), 'the first start')
  await once(machines.a.url.replace(/[^/]*$/, 'postgres'), `create database ${DATABASE}`, longestCreation)
  await prepare(machines.a.url)
  const port = await findFreePort()
  const proxy = await startHaproxy(proxyConfiguration(port, both), port)
  const url = Object.assign(new URL(machines.a.url), { port: String(port) }).href
  await rebuild()
  await protectedAgain()
  return {
    url,
    get primary() {
      return primary
    },
    protectedAgain,
    async killPrimary() {
      const next = other()
      await primary.kill()
      await until(() => next.is('primary'), 'the promotion')
      primary = next
      return performance.now()
    },
    async killStandby() {
      await other().kill()
      await until(isAlone, 'going on alone')
      return performance.now()
    },
    tryOldPrimary: () => tryOldPrimary(url, other()),
    rebuild,
    async stop() {
      process.removeListener('exit', clearAway)
      await proxy.stop()
      await Promise.all(both.map((each) => each.kill()))
      await etcd.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
