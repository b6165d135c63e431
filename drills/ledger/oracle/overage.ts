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

/** What each stretch of a line adds to it, where so much of the period comes before it: the price with it less the price without. */
export function aboveOwed(bands: Bands, before: bigint, stretches: readonly bigint[]): bigint[] {
  const without = exactly(bands, before)
  let above = 0n
  let shown = 0n
  return stretches.map((each) => {
    above += each
    const share = nearest(exactly(bands, before + above) - without, hour) - shown
    shown += share
    return share
  })
}
