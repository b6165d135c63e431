import { Weighted } from './sampling.ts'
import type { Random } from './random.ts'

/** How a person describes their week, with the half-day parts that make it. */
export interface WeekPattern {
  /** Follows "I work" in a sentence. */
  readonly words: string
  /** Seven days from Monday, each with bit 0 morning, 1 afternoon, 2 evening. */
  readonly days: readonly [number, number, number, number, number, number, number]
}

export interface Schedule {
  readonly pattern: WeekPattern
  /** Bit 3 * weekday + part, as stored. */
  readonly availability: number
  readonly hoursPerMonth: number
}

const morning = 1
const afternoon = 2
const evening = 4
const day = morning | afternoon
const all = day | evening

const weekdays = (part: number): WeekPattern['days'] => [part, part, part, part, part, 0, 0]
const patterns = new Weighted<WeekPattern>([
  [{ words: 'full business days, Monday to Friday', days: weekdays(day) }, 34],
  [{ words: 'weekday mornings', days: weekdays(morning) }, 9],
  [{ words: 'weekday afternoons', days: weekdays(afternoon) }, 6],
  [{ words: 'school hours on weekdays', days: [day, morning, day, morning, day, 0, 0] }, 10],
  [{ words: 'a four-day week, Monday to Thursday', days: [day, day, day, day, 0, 0, 0] }, 8],
  [{ words: 'Tuesdays to Fridays', days: [0, day, day, day, day, 0, 0] }, 4],
  [{ words: 'three full days, Monday, Wednesday and Friday', days: [day, 0, day, 0, day, 0, 0] }, 5],
  [{ words: 'long days that reach into the evening', days: weekdays(all) }, 5],
  [{ words: 'weekday evenings', days: weekdays(evening) }, 4],
  [{ words: 'afternoons and evenings', days: weekdays(afternoon | evening) }, 5],
  [{ words: 'evenings and weekends', days: [evening, evening, evening, evening, evening, day, day] }, 5],
  [{ words: 'weekdays and Saturday mornings', days: [day, day, day, day, day, morning, 0] }, 4],
  [{ words: 'weekends, when most offices are closed', days: [0, 0, 0, 0, evening, all, day] }, 1],
])

const hoursInPart = 4.3
const weeksInMonth = 4.33

/** A realistic week, now and then with one half-day less, and the hours a month that fit into it (20 to 160, steps of 5). */
export function inventSchedule(random: Random): Schedule {
  const pattern = patterns.pick(random)
  let availability = pattern.days.reduce((mask, deps, weekday) => mask | (deps << (3 * weekday)), 0)
  if (random.chance(0.3)) availability = withoutOne(random, availability)
  const deps = availability.toString(2).replaceAll('0', '').length
  const room = deps * hoursInPart * weeksInMonth * (0.5 + 0.45 * random.fraction())
  return { pattern, availability, hoursPerMonth: Math.min(160, Math.max(20, Math.round(room / 5) * 5)) }
}

function withoutOne(random: Random, availability: number): number {
  const taken = Array.from({ length: 21 }, (_, bit) => bit).filter((bit) => (availability & (1 << bit)) !== 0)
  return availability & ~(1 << random.pick(taken))
}

/** Hours already given to clients, in steps of 5: many have a few left, some are full, newcomers have nearly all. */
export function inventCommittedHours(random: Random, hoursPerMonth: number, newcomer: boolean): number {
  if (newcomer ? random.chance(0.75) : random.chance(0.12)) return 0
  if (!newcomer && random.chance(0.1)) return hoursPerMonth
  const share = newcomer ? 0.4 * random.fraction() : (random.fraction() + random.fraction()) / 2
  return Math.floor((hoursPerMonth * share) / 5) * 5
}
