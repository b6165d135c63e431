const decimals = 6

/** Millionths as the rate is published, with four decimals or as many more as it has: `1.3712`. */
export function rateText(millionths: number): string {
  const text = (millionths / 10 ** decimals).toFixed(decimals)
  return text.replace(/0{1,2}$/, '')
}

/** A rate as people type it (`1.3712`, `1,3712` is none) in millionths, digit by digit; null: it is none. */
export function readRate(text: string): number | null {
  const typed = /^(?<whole>\d{1,2})(\.(?<part>\d{0,6}))?$/.exec(text.trim())?.groups
  if (!typed) return null
  return Number(`${typed['whole'] ?? ''}${(typed['part'] ?? '').padEnd(decimals, '0')}`)
}
