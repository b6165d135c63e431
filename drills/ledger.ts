/*
 * Months of a marketplace in both currencies, day by day, by the product's own operations and jobs on a clock of the drill's: hours,
 * provinces, prices and people change in mid-period, cards fail and are replaced late, work is corrected and asked about, invoices are
 * written by hand, credited, refunded, subscriptions paused and ended. The jobs are a process that is killed, and each is done twice.
 * At last all of it is compared with an oracle that shares no code, to the cent. Subscriptions and kills are shared by marketplaces that
 * are played side by side, as many as fill the machine.
 *
 *   node launch/run.mjs drills/ledger.ts [--subscriptions 500] [--days 730] [--kills 50] [--seed 1] [--marketplaces 3]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { printed, together } from './ledger/figures.ts'
import type { LedgerDrill, PlayedLedger } from './ledger/play.ts'

const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '500' },
    days: { type: 'string', default: '730' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    // Each waits for its database a good part of its time.
    marketplaces: { type: 'string', default: String(availableParallelism() + 1) },
  },
})
const [subscriptions = 0, days = 0, kills = 0, seed = 0, marketplaces = 1] = [
  values.subscriptions,
  values.days,
  values.kills,
  values.seed,
  values.marketplaces,
].map(Number)
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
/** The share of one of them; together they have all. */
const share = (all: number, at: number) =>
  Math.floor((all * (at + 1)) / marketplaces) - Math.floor((all * at) / marketplaces)

interface Notified {
  readonly day?: string
  readonly done?: number
  readonly played?: PlayedLedger
}

async function play(drill: LedgerDrill, name: string): Promise<PlayedLedger> {
  const child = fork(new URL('ledger/driver-process.ts', import.meta.url), [], {
    serialization: 'advanced',
    execArgv: [],
  })
  const heard: { played: PlayedLedger | null } = { played: null }
  child.on('message', ({ day, done, played }: Notified) => {
    if (played) heard.played = played
    else if ((done ?? 0) % 60 === 59) console.log(`  ${name}: ${day}, ${seconds()}`)
  })
  child.send(drill)
  await once(child, 'exit')
  if (heard.played === null) throw new Error(`The marketplace ${name} ended early`)
  return heard.played
}

const listed = (all: readonly ReadonlyMap<string, number>[]) => {
  const groups = Map.groupBy(
    all.flatMap((each) => [...each]),
    ([operation]) => operation,
  )
  return [...groups]
    .filter(([operation]) => !operation.startsWith('GET'))
    .map(([operation, counts]) => [operation, counts.reduce((sum, [, count]) => sum + count, 0)] as const)
    .toSorted(([, one], [, other]) => other - one)
    .map(([operation, count]) => `${count} ${operation}`)
    .join(', ')
}

console.log(
  `Ledger drill: ${subscriptions} subscriptions over ${days} days in ${marketplaces} marketplaces, seed ${seed}`,
)
const drills = Array.from({ length: marketplaces }, (_, at) => ({
  subscriptions: share(subscriptions, at),
  days,
  kills: share(kills, at),
  seed: seed + at * 1_000,
}))
const all = await Promise.all(drills.map((drill, at) => play(drill, String(at + 1))))
const killed = all.reduce((sum, each) => sum + each.kills, 0)
const issues = all.flatMap((each) => each.issues)
console.log(`  ${killed} kills in the middle of the jobs, each day’s jobs done twice, ${seconds()}`)
console.log(`  done: ${listed(all.map(({ done }) => done))}`)
console.log(`  refused: ${listed(all.map(({ rejected }) => rejected))}`)
for (const line of printed(together(all.map(({ figures }) => figures)))) console.log(`  ${line}`)
for (const issue of issues.slice(0, 30)) console.log(`✗ ${issue}`)
console.log(issues.length === 0 ? '\nZero differences.' : `\n${issues.length} differences.`)
process.exitCode = issues.length === 0 ? 0 : 1
