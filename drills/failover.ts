/*
 * Two servers under checkouts, timers and messages on a primary with a synchronous standby behind HAProxy. The primary is killed
 * again and again: the standby takes its place, the servers find it unaided, the dead one is started again on its old files and
 * must take no write, and then follows from a fresh copy. At the end the books are held against each other.
 *
 *   node launch/run.mjs drills/failover.ts [--rounds 20] [--patroni]
 *
 * `--patroni`: Patroni and etcd, as Debian packs them, decide who takes writes (`apt-get install patroni etcd-server`).
 */
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { createTestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { fillTemplate } from '@talentplace/server/testing/template-database'
import { findIssues, readBooks } from './charges/books.ts'
import { startLoad } from './failover/load.ts'
import { startPair } from './failover/pair.ts'
import { startPatroniPair } from './failover/patroni/patroni-pair.ts'
import { addTalkingWorkers, makeShoppers } from './failover/people.ts'
import { playRound, type Round } from './failover/rounds.ts'
import { startKilledServer } from './killed-server.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, patroni: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
const longestWithout = 10_000
const [workersInAll, shoppersEachRound, writesBefore] = [6, 12, 60]
const ms = (duration: number) => `${Math.round(duration)} ms`

const pair = await (values.patroni ? startPatroniPair : startPair)({ prepare: fillTemplate })
const opened = openDatabase({ url: pair.url, log: silentLog, connectWithin: 20_000 })
const database = { ...opened, url: pair.url, stop: () => opened.close() }
const testProcessor = createTestProcessor({ url: pair.url, clock: systemClock })
// Its books are made at the first question.
await testProcessor.check()
const workers = await addTalkingWorkers(database, workersInAll)
const issuesBefore = await findIssues(database.pool)
const ports = [await findFreePort(), await findFreePort()]
const servers = await Promise.all(
  ports.map((port) =>
    startKilledServer({
      program: new URL('failover/served.ts', import.meta.url),
      databaseUrl: pair.url,
      port,
      environment: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    }),
  ),
)
const load = startLoad(
  servers.map(({ address }) => address),
  workers,
)

/** Waits, but not for ever, until nothing of what people did is left to do. */
async function settled(): Promise<void> {
  for (let waited = 0; waited < 150; waited += 1) {
    const { rows } = await database.pool.query<{ open: number }>(
      `select (select count(*) from orders where settled_date is null)
        + (select count(*) from mail_outbox where sent_date is null) as open`,
    )
    if (Number(rows[0]?.open) === 0) return
    await wait(500)
  }
}

function printRound(at: number, round: Round): void {
  const { old } = round
  console.log(
    `  ${at}: ${round.writes} writes acknowledged, ${round.lost} lost; promoted ${ms(round.promotedAfter)} after the kill; writing again ` +
      `${ms(round.writing)}, healthy ${ms(round.healthy)}, jobs ${ms(round.jobs)} after that; on two again ${ms(round.protectedAfter)}; ` +
      `old primary: ${old.taken} of ${old.tried} writes taken, ${old.reached} of ${old.connections} connections reached it`,
  )
}

/** The standby dies instead: commits wait for it until the steward says that nobody is waited for. */
async function loseStandby(): Promise<void> {
  const killed = performance.now()
  const alone = await pair.killStandby()
  while (load.lastAt(0) < alone || load.lastAt(1) < alone) await wait(10)
  console.log(`  the standby killed: writing again ${ms(performance.now() - killed)} after, on one machine`)
  await pair.rebuild()
  await pair.protectedAgain()
}

try {
  console.log(`Failover drill: 2 servers, ${workersInAll} assistants, ${rounds} deaths of the primary`)
  const played: Round[] = []
  for (let at = 1; at <= rounds; at += 1) {
    load.shoppers.push(...(await makeShoppers(database, testProcessor, shoppersEachRound)))
    const round = await playRound({ pair, load, ports, database, writesBefore })
    played.push(round)
    printRound(at, round)
  }
  await loseStandby()
  await load.stop()
  await settled()
  const lost = (await load.lost(database)) + played.reduce((sum, round) => sum + round.lost, 0)
  const { charged, paid } = await readBooks(database.pool)
  const issues = [...(await findIssues(database.pool))]
    .map(([what, count]) => [what, count - (issuesBefore.get(what) ?? 0)] as const)
    .filter(([, count]) => count !== 0)
  const ends = (end: string) => load.shopped.filter((each) => each.end === end).length
  const worst = (read: (round: Round) => number) => Math.max(...played.map(read))
  const sum = (read: (round: Round) => number) => played.reduce((total, round) => total + read(round), 0)
  const back = worst(({ writing, healthy, jobs }) => Math.max(writing, healthy, jobs))
  console.log(
    `\n${load.acknowledged()} writes acknowledged, ${lost} lost; ${ends('paid')} checkouts paid, ${ends('unclear')} unclear`,
  )
  console.log(
    `  the processor charged ${charged.count} times, ${paid.count} payments, ${charged.cents - paid.cents} cents apart`,
  )
  for (const [what, count] of issues) console.log(`✗ ${what}: ${count}`)
  for (const { last } of load.shopped.filter(({ end }) => end === 'unclear')) console.log(`✗ unclear: ${last}`)
  if (Object.keys(load.strange).length > 0) console.log(`✗ answers nobody expected: ${JSON.stringify(load.strange)}`)
  console.log(
    `  slowest after a promotion: writing ${ms(worst((round) => round.writing))}, healthy ${ms(worst((round) => round.healthy))}, ` +
      `jobs ${ms(worst((round) => round.jobs))}; slowest promotion ${ms(worst((round) => round.promotedAfter))} after the kill`,
  )
  console.log(
    `  old primaries: ${sum(({ old }) => old.taken)} of ${sum(({ old }) => old.tried)} writes taken, ` +
      `${sum(({ old }) => old.reached)} of ${sum(({ old }) => old.connections)} connections reached one`,
  )
  const fenced = sum(({ old }) => old.taken + old.reached) === 0
  const whole = lost === 0 && issues.length === 0 && charged.cents === paid.cents && ends('unclear') === 0
  const good = whole && fenced && back <= longestWithout && Object.keys(load.strange).length === 0
  console.log(good ? '\nNothing lost, nothing charged twice.' : '\nA bound was missed.')
  process.exitCode = good ? 0 : 1
} finally {
  await load.stop().catch(() => undefined)
  await Promise.all(servers.map((server) => server.stop()))
  await testProcessor.close()
  await database.close()
  await pair.stop()
}
