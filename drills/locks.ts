/*
 * Every two of the workflows that share rows at the same instant, many times: how often PostgreSQL had to end one because
 * they waited for each other in a circle, and how often anybody saw a failure. First each alone, for what it locks: two
 * with no lock in common never meet, and two with one in common wait, but never in a circle.
 *
 *   node launch/run.mjs drills/locks.ts [--rounds 1000] [--only 'a cancellation'] [--minutes 40] [--lanes 4]
 */
import { parseArgs } from 'node:util'
import { startTemplate } from '@talentplace/server/testing/template-database'
import { addUp } from './locks/collide.ts'
import { footprintsOf } from './locks/footprint.ts'
import { namedMoves } from './locks/moves.ts'
import { planPairs } from './locks/plan.ts'
import { playPairs, type Played } from './locks/play-pairs.ts'
import { makeWorlds } from './locks/worlds.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    only: { type: 'string' },
    /** No round is begun much later than so long after the first one; all pairs have then met as often. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Pairs that are played side by side. */
    lanes: { type: 'string', default: '4' },
  },
})
const rounds = Number(values.rounds)
/** To make more takes longer than to copy these again. */
const maxWorlds = 100

function report({ planned, collisions }: Played): void {
  const { rounds: played, waited, deadlocks, failures } = collisions
  const wrong = deadlocks + failures.length
  const names = planned.pair.map(({ name }) => name).join(' against ')
  console.log(
    `${wrong === 0 ? '✓' : '✗'} ${names}: ${planned.inCommon} in common, ${waited} of ${played} rounds waited` +
      (wrong === 0 ? '' : `; ${deadlocks} deadlocks, ${failures.length} failures; ${failures[0] ?? ''}`),
  )
}

const template = await startTemplate()
try {
  const worlds = await makeWorlds(await template.copy(), Math.min(rounds, maxWorlds))
  const footprints = await footprintsOf(worlds, namedMoves)
  const { pairs, planned } = planPairs(namedMoves, footprints, { rounds, only: values.only })
  const several = planned.filter(({ inCommon }) => inCommon > 1).length
  console.log(
    `Locks drill: ${namedMoves.length} workflows, ${pairs} pairs. ${several} have several locks in common: ${rounds} rounds each.\n` +
      `${planned.length - several} have one in common, so they can’t wait in a circle: ${Math.ceil(rounds / 10)} rounds each.\n` +
      `${pairs - planned.length} have none, so they can’t wait for each other: not played.`,
  )
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  const played = await playPairs(worlds, planned, {
    lanes: Number(values.lanes),
    until: () => minutes() > Number(values.minutes),
    report: (some) => {
      if (some.collisions.deadlocks + some.collisions.failures.length > 0) report(some)
    },
  })
  played.forEach(report)
  const total = addUp(played.map(({ collisions }) => collisions))
  console.log(
    `${total.deadlocks} deadlocks, ${total.failures.length} failures in ${total.rounds} rounds, in ${total.waited} of which` +
      ` one waited for the other; ${minutes().toFixed(0)} minutes`,
  )
  process.exitCode = total.deadlocks + total.failures.length === 0 ? 0 : 1
  await worlds.stop()
} finally {
  await template.stop()
}
