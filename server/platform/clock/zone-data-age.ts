/** Rules change a few times a year; after as many months without a release of them some clock is likely to be wrong. */
export const longestZoneDataMonths = 12

/**
 * Months since about the release of zone data, e.g. `2026f`, which names its year and its turn within it. There are rarely more
 * than ten a year: the first is taken as January's, each one after as the next month's.
 */
export function zoneDataMonths(version: string, now: Date): number {
  const [, year = '', turn = 'a'] = /^(\d{4})([a-z])$/.exec(version) ?? []
  const month = Math.min(turn.charCodeAt(0) - 'a'.charCodeAt(0), 11)
  return (now.getUTCFullYear() - Number(year)) * 12 + now.getUTCMonth() - month
}
