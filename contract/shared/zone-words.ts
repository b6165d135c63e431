/** Abbreviated in the zone database, and written with their points in English. */
const respelled: Readonly<Record<string, string>> = {
  St_Johns: 'St. John’s',
  St_Thomas: 'St. Thomas',
}

/** Whose clock a time is on, as people say it: `Toronto time` for `America/Toronto`, `UTC` for none of a place. */
export function zoneWords(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone
  if (city === zone || zone.startsWith('Etc/')) return city
  return `${respelled[city] ?? city.replaceAll('_', ' ')} time`
}
