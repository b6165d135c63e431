import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { shop, type Shopped, type Shopper } from '../charges/shopper.ts'
import type { DrillDatabase } from '../drill-database.ts'
import { lossyLine, type LineAnswer, type Losses } from '../lossy-line.ts'
import type { Worker } from '../timers/workers.ts'

/** Ms between two writes of one person, so that most of a round is not spent on load alone. */
const breath = 40

export interface Load {
  /** Who buys next; each of them once. */
  readonly shoppers: Shopper[]
  readonly shopped: readonly Shopped[]
  /** Writes that were answered with 200 so far, checkouts among them. */
  acknowledged(): number
  /** The latest instant (`performance.now()`) at which a server has acknowledged a write, by its place in the list. */
  lastAt(server: number): number
  /** Acknowledged events of timers and messages that the database doesn't have. */
  lost(database: DrillDatabase): Promise<number>
  /** Answers that were neither taken nor a refusal for the time being, by status. */
  readonly strange: Record<number, number>
  stop(): Promise<void>
}

/** People at work on several servers: each server has one who buys, and each assistant logs time and writes to the client. */
export function startLoad(servers: readonly string[], workers: readonly (Worker & { thread: string })[]): Load {
  const stopping = new AbortController()
  const shoppers: Shopper[] = []
  const shopped: Shopped[] = []
  const taken = { timers: [] as string[], messages: [] as string[] }
  const strange: Record<number, number> = {}
  const last = servers.map(() => 0)
  const losses: Losses = { cutsLeft: 0, cut: 0, unanswered: 0 }
  const going = () => !stopping.signal.aborted

  async function buy(server: number, address: string): Promise<void> {
    while (going()) {
      const shopper = shoppers.pop()
      if (shopper !== undefined) {
        shopped.push(await shop(address, shopper))
        last[server] = performance.now()
      }
      await wait(breath)
    }
  }

  function note(server: number, { status }: LineAnswer, acknowledged: string[], uuid: string): void {
    if (status !== 200) strange[status] = (strange[status] ?? 0) + 1
    else {
      acknowledged.push(uuid)
      last[server] = performance.now()
    }
  }

  async function work(server: number, worker: Worker & { thread: string }): Promise<void> {
    const address = servers[server] ?? ''
    const line = lossyLine(address, worker.token, { losses, random: Math.random, chance: 0, pause: 100 })
    for (let n = 0; going(); n += 1) {
      const uuid = randomUUID()
      const event = { event: n % 2 === 0 ? 'start' : 'stop', uuid, at: new Date().toISOString(), replace: true }
      note(server, await line.send('POST', `/timers/${worker.timers[0]}/events`, event), taken.timers, uuid)
      const message = { uuid: randomUUID(), body: `Message ${n}` }
      if (n % 4 === 0) {
        const answer = await line.send('POST', `/discussions/${worker.thread}/messages`, message)
        note(server, answer, taken.messages, message.uuid)
      }
      await wait(breath)
    }
  }

  const all = [
    ...servers.map((address, server) => buy(server, address)),
    ...workers.map((worker, at) => work(at % servers.length, worker)),
  ]
  return {
    shoppers,
    shopped,
    strange,
    acknowledged: () => taken.timers.length + taken.messages.length + shopped.length,
    lastAt: (server) => last[server] ?? 0,
    async lost({ pool }) {
      const missing = async (uuids: readonly string[], table: 'timer_events' | 'messages') => {
        const known = [...uuids]
        const { rows } = await pool.query<{ count: number }>(
          `select count(*)::int as count from unnest($1::uuid[]) given where given not in (select uuid from ${table})`,
          [known],
        )
        return rows[0]?.count ?? 0
      }
      return (await missing(taken.timers, 'timer_events')) + (await missing(taken.messages, 'messages'))
    },
    async stop() {
      stopping.abort()
      await Promise.all(all)
    },
  }
}
