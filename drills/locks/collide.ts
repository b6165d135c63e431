import { setTimeout as wait } from 'node:timers/promises'
import type { Meeting, NamedMove } from './moves.ts'
import { openServers } from './servers.ts'
import { wake } from './wake.ts'
import type { Worlds } from './worlds.ts'

/** What became of two moves that were made at once, on rows that both want, so many times. */
export interface Collisions {
  readonly rounds: number
  /** Rounds in which someone waited a millisecond or more for a lock. */
  readonly waited: number
  /** Transactions that PostgreSQL ended because they waited in a circle, whether or not they were done again. */
  readonly deadlocks: number
  /** Answers of 500 and above, and jobs that threw. */
  readonly failures: readonly string[]
}

const tooOften = 429

/** What went wrong with one move: a job that threw, or an answer of `worst` and above. Who was turned away has met nobody. */
export async function makeMove({ name, move }: NamedMove, meeting: Meeting, worst = 500): Promise<string[]> {
  try {
    const answer = await move(meeting)
    return answer && (answer.status >= worst || answer.status === tooOften)
      ? [`${name}: ${answer.status} ${answer.text}`]
      : []
  } catch (error) {
    return [`${name}: ${String(error)}`]
  }
}

export type Pair = readonly [NamedMove, NamedMove]

/** How long each of two moves has usually taken so far, in milliseconds. */
type Durations = [number, number]

/** Milliseconds by which the second move is made after the first one; below zero: before. */
function lagOf(round: number, [first, second]: Durations): number {
  return round % 2 === 0 ? 0 : Math.random() * (first + second) - second
}

/**
 * Both at the same instant; every other time the second one at any instant from which the two still meet, so that each
 * step of one falls on each step of the other sooner or later.
 */
async function makeBoth(
  pair: Pair,
  meeting: Meeting,
  { round, durations }: { round: number; durations: Durations },
): Promise<string[]> {
  const lag = lagOf(round, durations)
  const makeAfter = async (which: 0 | 1, pause: number) => {
    if (pause > 0) await wait(pause)
    const began = performance.now()
    const wrong = await makeMove(pair[which], meeting)
    durations[which] = (durations[which] + performance.now() - began) / 2
    return wrong
  }
  return (await Promise.all([makeAfter(0, -lag), makeAfter(1, lag)])).flat()
}

/** Rounds in one copy of the worlds, each in a world that nothing has happened in. */
async function playCopy(worlds: Worlds, pair: Pair, rounds: number): Promise<Collisions> {
  const copy = await worlds.copy()
  const here = await openServers(copy.database)
  const failures: string[] = []
  const durations: Durations = [0, 0]
  let waited = 0
  for (const [round, world] of worlds.list.slice(0, rounds).entries()) {
    await wake(copy.database, world)
    const before = copy.waits()
    failures.push(...(await makeBoth(pair, { here, world, staff: worlds.staff }, { round, durations })))
    if (copy.waits() > before) waited += 1
  }
  await here.stop()
  return { rounds, waited, deadlocks: await copy.end(), failures }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export function addUp(all: readonly Collisions[]): Collisions {
  return {
    rounds: sum(all.map(({ rounds }) => rounds)),
    waited: sum(all.map(({ waited }) => waited)),
    deadlocks: sum(all.map(({ deadlocks }) => deadlocks)),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** Makes two moves at once, each time in a world that nothing has happened in; so many times. */
export async function collide(worlds: Worlds, pair: Pair, rounds: number): Promise<Collisions> {
  const max = worlds.list.length
  const copies: Collisions[] = []
  for (let left = rounds; left > 0; left -= max) copies.push(await playCopy(worlds, pair, Math.min(left, max)))
  return addUp(copies)
}
