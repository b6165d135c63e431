import { addUp, collide, type Collisions } from './collide.ts'
import type { Planned } from './plan.ts'
import type { Worlds } from './worlds.ts'

export interface Played {
  readonly planned: Planned
  readonly collisions: Collisions
}

/** What every pair does in one copy of the worlds, then what it does in the next one: cut short, all have met as often. */
function inSweeps(planned: readonly Planned[], max: number): { each: Planned; rounds: number }[] {
  const sweeps = Math.ceil(Math.max(0, ...planned.map(({ rounds }) => rounds)) / max)
  return Array.from({ length: sweeps }, (_, sweep) =>
    planned.map((each) => ({ each, rounds: Math.min(max, each.rounds - sweep * max) })),
  )
    .flat()
    .filter(({ rounds }) => rounds > 0)
}

/** Plays all pairs, so many side by side, each in databases of its own. Nothing more is begun once `until` says so. */
export async function playPairs(
  worlds: Worlds,
  planned: readonly Planned[],
  { lanes, until, report }: { lanes: number; until: () => boolean; report: (played: Played) => void },
): Promise<readonly Played[]> {
  const waiting = inSweeps(planned, worlds.list.length)
  const played = new Map<Planned, Collisions[]>()
  const playLane = async () => {
    for (let next = waiting.shift(); next && !until(); next = waiting.shift()) {
      const collisions = await collide(worlds, next.each.pair, next.rounds)
      report({ planned: next.each, collisions })
      played.set(next.each, [...(played.get(next.each) ?? []), collisions])
    }
  }
  await Promise.all(Array.from({ length: lanes }, playLane))
  return planned.map((each) => ({ planned: each, collisions: addUp(played.get(each) ?? []) }))
}
