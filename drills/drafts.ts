/*
 * One draft edited from three devices, one of them with two tabs, whose networks lose calls and answers and are cut, and
 * whose pages are loaded anew in the middle of it: by the pages' own writer, against the server's own operations. What
 * is stored in the end is held against what people expect: whoever was added is there, whoever was taken out is gone.
 *
 *   node launch/run.mjs drills/drafts.ts [--rounds 400] [--seed 1]
 */
import { parseArgs } from 'node:util'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { serveDrafts } from './drafts/draft-server.ts'
import { playRound, type Round } from './drafts/play-round.ts'
import { openDrillDatabase } from './drill-database.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '400' }, seed: { type: 'string', default: '1' } },
})
const roles = [3, 5, 9, 14, 16, 21]
const database = await openDrillDatabase()
const server = await serveDrafts(database, systemClock, roles)
const rounds: Round[] = []
const ids = { last: 1_000_000 }

const sum = (read: (round: Round) => number): number => rounds.reduce((total, round) => total + read(round), 0)

try {
  const began = performance.now()
  for (let at = 0; at < Number(values.rounds); at += 1) {
    const seed = Number(values.seed) + at
    const uuid = await server.begin()
    const round = await playRound({ server, uuid, roles, newPerson: () => (ids.last += 1), seed })
    rounds.push(round)
    const isWrong = round.lost.length + round.returned.length + round.apart > 0 || !round.isWellFormed
    if (isWrong) console.log(`✗ seed ${seed}: ${JSON.stringify(round)}`)
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  const wrong = [sum(({ lost }) => lost.length), sum(({ returned }) => returned.length), sum(({ apart }) => apart)]
  const misformed = rounds.filter((round) => !round.isWellFormed).length
  console.log(`Drafts drill: ${rounds.length} drafts in ${seconds} s, three devices each, one with two tabs`)
  console.log(`  ${sum(({ edits }) => edits)} edits, ${sum(({ people }) => people)} people added`)
  console.log(`  ${sum(({ unanswered }) => unanswered)} attempts unanswered, ${sum(({ reloads }) => reloads)} reloads`)
  console.log(`  ${wrong[0]} lost, ${wrong[1]} came back, ${wrong[2]} tabs apart, ${misformed} drafts misformed`)
  process.exitCode = wrong.every((count) => count === 0) && misformed === 0 ? 0 : 1
} finally {
  await server.stop()
  await database.stop()
}
