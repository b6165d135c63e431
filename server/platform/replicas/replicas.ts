import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import { followPrimary } from './primary-position.ts'
import { openReplica, type Replica } from './replica.ts'
import type { ReplicaSign } from './replica-sign.ts'
import type { WalPosition } from './wal-position.ts'

/** Copies of the database that follow it, from which lists and reports are read. */
export interface Replicas {
  readonly all: readonly Replica[]
  /** Of each, how it is; and how many reads were answered by one, and by the primary in their place. */
  readonly signs: ReplicaSigns
  /**
   * One that shows everything up to a position (null: that is well), waited for a moment; null: read from the primary.
   */
  choose(after: WalPosition | null): Replica | null | Promise<Replica | null>
  /** How far the primary has come by now; null: it doesn't say. */
  position(): Promise<WalPosition | null>
  /** One that shows all that is committed by now, waited for longer; null: load from the primary. */
  forLoading(): Promise<Database | null>
  /** Where a read was answered. */
  count(by: 'replica' | 'primary'): void
  stop(): Promise<void>
}

export interface ReplicaSigns {
  readonly replicas: readonly ReplicaSign[]
  readonly reads: { readonly replica: number; readonly primary: number }
}

/** Ms between two looks at the primary and all replicas. */
const beat = 1_000
/** Ms that a replica usually needs to replay what the primary has just written, and more. */
const usualReplay = 100
/** Ms that a person's read waits for their own write to be replayed. */
const longestWait = 100
/** Ms for which a replica that was waited for in vain is only asked, and how long its answer may take. */
const patienceAgain = 1_000
const shortestWait = 15
/** Ms that the load of the search index waits. */
const longestWaitOfLoad = 10_000

/** Follows each replica from then on; resolves when all were looked at once. None is needed: the primary serves. */
export async function openReplicas(options: {
  primaryUrl: string
  urls: readonly string[]
  longestLag: number
  clock: Clock
  log: Logger
}): Promise<Replicas> {
  const { urls, log } = options
  const primary = followPrimary({ url: options.primaryUrl, log })
  const all = urls.map((url, at) => openReplica({ ...options, number: at + 1, url }))
  const notWaitedFor = new Map<Replica, number>()
  const reads = { replica: 0, primary: 0 }
  let turn = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function lookAround(): Promise<void> {
    const seen = await primary.fetch().catch(() => null)
    // Without the primary nothing new is written: what replicas have is as new as it gets.
    if (seen === null) return
    for (const replica of all) replica.expect(seen.position)
    await new Promise((goOn) => setTimeout(goOn, usualReplay))
    await Promise.all(all.map((replica) => replica.look(seen)))
  }

  function lookAgain(): void {
    timer = setTimeout(() => {
      looking = lookAround().finally(() => {
        if (!stopped) lookAgain()
      })
    }, beat)
    timer.unref()
  }

  function nextOf(replicas: readonly Replica[]): Replica | null {
    turn += 1
    return replicas[turn % replicas.length] ?? null
  }

  const inUse = () => all.filter(({ isInUse }) => isInUse)

  async function waitFor(replica: Replica, after: WalPosition): Promise<Replica | null> {
    const hasFailed = performance.now() < (notWaitedFor.get(replica) ?? 0)
    const reached = await replica.reaches(after, hasFailed ? shortestWait : longestWait)
    if (reached) notWaitedFor.delete(replica)
    else if (!hasFailed) notWaitedFor.set(replica, performance.now() + patienceAgain)
    return reached ? replica : null
  }

  let looking = lookAround()
  await looking
  lookAgain()
  return {
    all,
    get signs() {
      return { replicas: all.map(({ sign }) => sign), reads: { ...reads } }
    },
    choose(after) {
      const usable = inUse()
      if (after === null) return nextOf(usable)
      const there = usable.filter(({ replayed }) => replayed >= after)
      if (there.length > 0) return nextOf(there)
      const [first] = usable.toSorted((one, other) => (one.replayed < other.replayed ? 1 : -1))
      return first === undefined ? null : waitFor(first, after)
    },
    position: () =>
      primary.fetch().then(
        ({ position }) => position,
        () => null,
      ),
    async forLoading() {
      const chosen = nextOf(inUse())
      if (chosen === null) return null
      const seen = await primary.fetch().catch(() => null)
      return seen !== null && (await chosen.reaches(seen.position, longestWaitOfLoad)) ? chosen.database : null
    },
    count(by) {
      reads[by] += 1
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      await Promise.all([primary.stop(), ...all.map((replica) => replica.stop())])
    },
  }
}
