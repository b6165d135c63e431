import { nearest } from './whole.ts'

type Bands = readonly (readonly [hours: number, cents: number])[]

const hour = 3600n

/** What so many seconds cost, in 3600ths of a cent. */
function exactly(bands: Bands, seconds: bigint): bigint {
  let at = 0
  while (at + 1 < bands.length && BigInt(bands[at + 1]?.[0] ?? 0) * hour <= seconds) at += 1
  const all = seconds * BigInt(bands[at]?.[1] ?? 0)
  const next = bands[at + 1]
  const cap = next ? BigInt(next[0]) * hour * BigInt(next[1]) : all
  return cap < all ? cap : all
}

/** What an hour costs where there are so many seconds. */
function rateOf(bands: Bands, seconds: bigint): bigint {
  let at = 0
  while (at + 1 < bands.length && BigInt(bands[at + 1]?.[0] ?? 0) * hour <= seconds) at += 1
  return BigInt(bands[at]?.[1] ?? 0)
}

/**
 * What a line of time and the adjustments of its price come to, where so much of the period comes before it: the price with it less the
 * price without. And what each stretch adds to the line itself, at the rate of all of them together.
 */
export function aboveOwed(bands: Bands, before: bigint, intervals: readonly bigint[]) {
  const all = intervals.reduce((sum, each) => sum + each, 0n)
  const rate = rateOf(bands, before + all)
  let above = 0n
  let charged = 0n
  const shares = intervals.map((each) => {
    above += each
    const share = nearest(above * rate, hour) - charged
    charged += share
    return share
  })
  return { shares, total: nearest(exactly(bands, before + all) - exactly(bands, before), hour) }
}
