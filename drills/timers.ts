/*
 * Assistants with ten tabs each through the nights in which the clocks change: networks cut and back, events doubled and out of
 * order, calls cut, the server killed. What is stored is held against a plain replay of the events, to the second.
 *
 *   node launch/run.mjs drills/timers.ts [--assistants 200] [--events 20] [--cuts 400] [--kills 30] [--seed 1]
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { randomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { nightOfTabs, tabs } from '@talentplace/server/testing/timers/night-of-tabs'
import { openDrillDatabase } from './drill-database.ts'
import { startKilledServer } from './killed-server.ts'
import { lossyLine, type Losses } from './lossy-line.ts'
import { doubled, judgeNight, numberEvents, type Judged } from './timers/judge-night.ts'
import { playNight, type Night } from './timers/play-night.ts'
import { addWorkers } from './timers/workers.ts'

const { values } = parseArgs({
  options: {
    assistants: { type: 'string', default: '200' },
    events: { type: 'string', default: '20' },
    cuts: { type: 'string', default: '400' },
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
})
const [assistants, eventsOfEach] = [Number(values.assistants), Number(values.events)]
const [cuts, kills, seed] = [Number(values.cuts), Number(values.kills), Number(values.seed)]
/** So many nights go on at a time. */
const atOnce = 20
/** A night's events lie within so long, past the change of the clocks. */
const nightSeconds = 20 * 3_600

const database = await openDrillDatabase()
await numberEvents(database)
const workers = await addWorkers(database, assistants)
const server = await startKilledServer({
  program: new URL('timers/timed-server.ts', import.meta.url),
  databaseUrl: database.url,
  port: 20_000 + (process.pid % 6_000),
})
const losses: Losses = { cutsLeft: cuts, cut: 0, unanswered: 0 }
const state = { answered: 0, killed: 0, doubled: 0, over: false }
const nights: Night[] = []

async function playAll(): Promise<void> {
  const waiting = [...workers.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, worker] = next
      const random = randomNumbers(seed * 1_000 + at)
      const events = nightOfTabs(random, eventsOfEach, (2 * nightSeconds) / eventsOfEach)
      const chance = () => random.below(1_000) / 1_000
      const line = lossyLine(server.address, worker.token, { losses, random: chance, chance: 0.05, pause: 300 })
      nights.push(await playNight(worker, line, events, () => (state.answered += 1)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  state.over = true
}

async function killAgainAndAgain(): Promise<void> {
  const each = (assistants * eventsOfEach) / (kills + 1)
  while (state.killed < kills && !state.over) {
    if (state.answered < (state.killed + 1) * each) {
      await wait(5)
      continue
    }
    await server.killAndStart()
    state.killed += 1
  }
}

async function watch(): Promise<void> {
  for (; !state.over; await wait(500)) state.doubled += await doubled(database)
}

try {
  const began = performance.now()
  await Promise.all([playAll(), killAgainAndAgain(), watch()])
  state.doubled += await doubled(database)
  const seconds = Math.round((performance.now() - began) / 1000)
  const judged: Judged[] = []
  for (const night of nights) {
    const each = await judgeNight(database, night)
    judged.push(each)
    if (each.seconds !== each.replayed || each.apart + each.lost + each.onWrongDay + Math.abs(each.lostSeconds) > 0) {
      console.log(`✗ ${night.worker.zone} ${night.worker.begin.toISOString()}: ${JSON.stringify(each)}`)
    }
  }
  const sum = (read: (one: Judged) => number) => judged.reduce((total, one) => total + read(one), 0)
  const off = sum((one) => Math.abs(one.seconds - one.replayed))
  const [lost, apart, wrong] = [sum((one) => one.lost), sum((one) => one.apart), sum((one) => one.onWrongDay)]
  const said = nights.map(({ events }) => events)
  const twice = said.reduce((total, all) => total + all.length - new Set(all.map(({ uuid }) => uuid)).size, 0)
  const disordered = said.flatMap((all) => all.filter(({ at }, place) => at < (all[place - 1]?.at ?? 0))).length
  const refused = nights.reduce((total, night) => total + night.refused, 0)
  console.log(
    `Timers drill: ${nights.length} assistants with ${tabs} tabs each, ${state.answered} events in ${seconds} s`,
  )
  console.log(`  ${twice} said twice, ${disordered} behind what was pressed later`)
  console.log(
    `  ${losses.cut} calls cut, ${state.killed} kills of the server, ${losses.unanswered} further calls unanswered, ${refused} second starts refused`,
  )
  console.log(`  ${sum((one) => one.entries)} entries, ${sum((one) => one.seconds)} s; ${off} s off the replay`)
  const [ran, rejected, lostSeconds] = [
    sum((one) => one.ran),
    sum((one) => one.rejected),
    sum((one) => Math.abs(one.lostSeconds)),
  ]
  console.log(
    `  timers ran ${ran} s: ${ran - rejected - lostSeconds} s entered, ${rejected} s rejected, ${lostSeconds} s lost`,
  )
  console.log(
    `  ${lost} events lost, ${apart} stretches apart, ${wrong} on a wrong day, ${state.doubled} doubled or with two running`,
  )
  const isWhole = nights.length === assistants && state.killed === kills
  process.exitCode = isWhole && off + lost + apart + wrong + lostSeconds + state.doubled === 0 ? 0 : 1
} finally {
  state.over = true
  await server.stop()
  await database.stop()
}
