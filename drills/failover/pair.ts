import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { startHaproxy } from '@talentplace/server/testing/engines/haproxy'
import { startFirst, startFollower, type Node, type NodeName } from './node.ts'
import { tryOldPrimary, type OldPrimary } from './old-primary.ts'
import { proxyConfiguration } from './proxy-configuration.ts'
import { startRoleAgent } from './role-agent.ts'
import { startSteward, type Notified } from './steward.ts'
import { within } from './within.ts'

export interface Pair {
  /** The database through the proxy: whoever is the primary at the moment. */
  readonly url: string
  readonly primary: Node | null
  /** Settles when every acknowledged write is on both from now on. @throws Error when that takes too long */
  protectedAgain(): Promise<void>
  /** kill -9 of the whole primary; the instant (`performance.now()`) at which the other one was promoted. */
  killPrimary(): Promise<number>
  /** kill -9 of the standby; the instant at which commits waited for it no more. */
  killStandby(): Promise<number>
  /** Starts the primary that was killed last again as it is, writes to it and looks where the proxy leads. */
  tryOldPrimary(): Promise<OldPrimary>
  /** Whoever was killed last is thrown away, and follows the primary from a fresh copy of it. */
  rebuild(): Promise<void>
  stop(): Promise<void>
}

const otherThan = (node: Node | null): NodeName => (node?.name === 'a' ? 'b' : 'a')

/**
 * Two PostgreSQL behind an HAProxy, the second one a synchronous standby of the first. `prepare` fills the first before it
 * is followed.
 */
export async function startPair(options: {
  settings?: Record<string, string>
  prepare: (url: string) => Promise<void>
}): Promise<Pair> {
  const { settings = {}, prepare } = options
  const places = {
    a: { name: 'a' as NodeName, port: await findFreePort(), agent: await findFreePort() },
    b: { name: 'b' as NodeName, port: await findFreePort(), agent: await findFreePort() },
  }
  const first = await startFirst({ ...places.a, settings })
  await prepare(first.url)
  const nodes: Record<NodeName, Node | null> = { a: first, b: null }
  let heard = Promise.withResolvers<Notified>()
  const steward = startSteward(first, (message) => {
    const { resolve } = heard
    heard = Promise.withResolvers<Notified>()
    resolve(message)
  })
  const until = (wanted: Notified, what: string) =>
    within(
      (async () => {
        while ((await heard.promise) !== wanted);
      })(),
      what,
    )
  const agents = await Promise.all(
    Object.values(places).map(({ name, agent }) =>
      startRoleAgent(agent, () => (steward.primary?.name === name ? steward.primary.url : null)),
    ),
  )
  const port = await findFreePort()
  const proxy = await startHaproxy(proxyConfiguration(port, Object.values(places)), port)
  const url = Object.assign(new URL(first.url), { port: String(port) }).href
  let killed: Node | null = null

  async function protectedAgain(): Promise<void> {
    if (!steward.isProtected) await until('protected', 'a standby that has everything')
  }

  async function rebuild(): Promise<void> {
    const { primary } = steward
    if (primary === null) throw new Error('Nobody is there to be followed')
    const name = otherThan(primary)
    await nodes[name]?.discard()
    const standby = await startFollower({ ...places[name], settings }, primary)
    nodes[name] = standby
    killed = null
    steward.follows(standby)
  }

  await rebuild()
  await protectedAgain()
  return {
    url,
    get primary() {
      return steward.primary
    },
    protectedAgain,
    async killPrimary() {
      const { primary } = steward
      killed = primary
      const promoted = until('promoted', 'the promotion')
      await primary?.kill()
      await promoted
      return performance.now()
    },
    async killStandby() {
      killed = nodes[otherThan(steward.primary)]
      const alone = until('alone', 'going on alone')
      await killed?.kill()
      await alone
      return performance.now()
    },
    async tryOldPrimary() {
      if (killed === null) throw new Error('Nobody was killed')
      return tryOldPrimary(url, killed)
    },
    rebuild,
    async stop() {
      await proxy.stop()
      await steward.stop()
      await Promise.all(agents.map((agent) => agent.stop()))
      await Promise.all(Object.values(nodes).map((node) => node?.discard()))
    },
  }
}
