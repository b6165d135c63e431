import type { CarryFacts } from '../facts.ts'
import { inForce } from './documents.ts'

/** A period as it was sold and worked. */
export interface WorkedPeriod {
  readonly start: string
  /** On which it was sold: its policy is that day's. */
  readonly sold: string
  readonly prepaid: bigint
  readonly added: bigint
  readonly worked: bigint
}

/** Hours of one period in a later one, and what became of them there. */
export interface RolloverLine {
  readonly into: string
  readonly from: string
  readonly rollover: bigint
  readonly used: bigint
  readonly expired: bigint
}

interface Lot {
  readonly from: string
  readonly seconds: bigint
  /** Periods in which it can still be used. */
  readonly lasts: number
}

const less = (one: bigint, other: bigint) => (one < other ? one : other)

/** What goes on from each period into the next: the oldest is used first, then what was added, then what the period itself was sold with. */
export function rolloverOwed(periods: readonly WorkedPeriod[], policies: readonly CarryFacts[]): RolloverLine[] {
  const lines: RolloverLine[] = []
  let lots: Lot[] = []
  for (const [at, { start, sold, prepaid, added, worked }] of periods.entries()) {
    const isLast = at === periods.length - 1
    let open = worked
    const retained: Lot[] = []
    for (const { from, seconds, lasts } of lots) {
      const used = less(seconds, open)
      open -= used
      const rest = seconds - used
      lines.push({ into: start, from, rollover: seconds, used, expired: lasts === 1 && !isLast ? rest : 0n })
      if (rest > 0n && lasts > 1) retained.push({ from, seconds: rest, lasts: lasts - 1 })
    }
    open -= less(added, open)
    const { percent = 0, periods: lasts = 1 } = inForce(policies, sold) ?? {}
    const rest = prepaid - less(prepaid, open)
    const goesOn = (rest * BigInt(percent)) / 100n
    lots = goesOn > 0n ? [...retained, { from: start, seconds: goesOn, lasts }] : retained
  }
  return lines
}
