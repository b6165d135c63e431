/*
 * Assistants with ten tabs each through the nights in which the clocks change: networks cut and back, events doubled and out of
 * order, calls cut, the server killed. What is stored is held against what each tab ran, to the second.
 *
 *   node launch/run.mjs drills/timers.ts [--assistants 200] [--cuts 400] [--kills 30] [--seed 1]
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { randomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { offlineDevices } from '@talentplace/server/testing/timers/offline-devices'
import { openDrillDatabase } from './drill-database.ts'
import { startKilledServer } from './killed-server.ts'
import { lossyLine, type Losses } from './lossy-line.ts'
import { doubled, judgeNight, type JudgedNight } from './timers/judge-night.ts'
import { playNight, type Night } from './timers/play-night.ts'
import { addWorkers } from './timers/workers.ts'

const { values } = parseArgs({
  options: {
    assistants: { type: 'string', default: '200' },
    cuts: { type: 'string', default: '400' },
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
})
const assistants = Number(values.assistants)
const tabs = 10
const [cuts, kills, seed] = [Number(values.cuts), Number(values.kills), Number(values.seed)]
/** So many nights go on at a time. */
const atOnce = 20
/** Seconds that a timer runs without a pause, at most: a night goes past the change of the clocks. */
const longest = 9000

const database = await openDrillDatabase()
const workers = await addWorkers(database, assistants)
const server = await startKilledServer({
  program: new URL('timers/timed-server.ts', import.meta.url),
  databaseUrl: database.url,
  port: 20_000 + (process.pid % 6_000),
})
const losses: Losses = { cutsLeft: cuts, cut: 0, unanswered: 0 }
const state = { answered: 0, killed: 0, doubled: 0, over: false }
const nights: Night[] = []

const secondsOf = (all: readonly (readonly [number, number])[]) =>
  all.reduce((total, [from, to]) => total + to - from, 0)

async function playAll(): Promise<void> {
  const waiting = [...workers.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, worker] = next
      const random = randomNumbers(seed * 1_000 + at)
      const circumstances = {
        devices: tabs,
        longest,
        isSameTimer: false,
        saysSince: 'all',
        isDisordered: false,
      } as const
      const work = offlineDevices(random, circumstances)
      const chance = () => random.below(1_000) / 1_000
      const line = lossyLine(server.address, worker.token, { losses, random: chance, chance: 0.05, pause: 300 })
      nights.push(await playNight(worker, line, work, () => (state.answered += 1)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  state.over = true
}

async function killAgainAndAgain(): Promise<void> {
  // A night has about a hundred events.
  const each = (assistants * 100) / (kills + 1)
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
  const judged: JudgedNight[] = []
  for (const night of nights) {
    const each = await judgeNight(database, night)
    judged.push(each)
    const { lost, invented, twice, open, lostEvents, onWrongDay } = each
    if ([...lost, ...invented, ...twice, ...open].length + lostEvents + onWrongDay > 0) {
      console.log(`✗ ${night.worker.zone} ${night.worker.begin.toISOString()}: ${JSON.stringify(each)}`)
    }
  }
  const sum = (read: (one: JudgedNight) => number) => judged.reduce((total, one) => total + read(one), 0)
  const sent = nights.map(({ work }) => work.sent)
  const saidTwice = sent.reduce((total, all) => total + all.length - new Set(all.map(({ uuid }) => uuid)).size, 0)
  const disordered = sent.flatMap((all) => all.filter(({ at }, place) => at < (all[place - 1]?.at ?? 0))).length
  const rejectedOnes = nights.reduce((total, night) => total + night.rejected, 0)
  console.log(
    `Timers drill: ${nights.length} assistants with ${tabs} tabs each, ${state.answered} events in ${seconds} s`,
  )
  console.log(`  ${saidTwice} said twice, ${disordered} behind what was pressed later`)
  console.log(
    `  ${losses.cut} calls cut, ${state.killed} kills of the server, ${losses.unanswered} further calls unanswered, ${rejectedOnes} second starts refused`,
  )
  const [lost, invented, twice] = [
    sum((one) => secondsOf(one.lost)),
    sum((one) => secondsOf(one.invented)),
    sum((one) => secondsOf(one.twice)),
  ]
  const [ran, entered, rejected] = [sum((one) => one.ran), sum((one) => one.entered), sum((one) => one.rejected)]
  console.log(
    `  timers ran ${ran} s: ${entered} s entered, ${rejected} s rejected; ${lost} s lost, ${invented} s that never ran, ${twice} s twice`,
  )
  const [open, lostEvents, wrong] = [
    sum((one) => one.open.length),
    sum((one) => one.lostEvents),
    sum((one) => one.onWrongDay),
  ]
  console.log(
    `  ${sum((one) => one.entries)} entries, ${wrong} on a wrong day; ${open} timers left, ${lostEvents} events lost, ${state.doubled} doubled or with two running`,
  )
  const isWhole = nights.length === assistants && state.killed === kills
  process.exitCode = isWhole && lost + invented + twice + open + lostEvents + wrong + state.doubled === 0 ? 0 : 1
} finally {
  state.over = true
  await server.stop()
  await database.stop()
}
