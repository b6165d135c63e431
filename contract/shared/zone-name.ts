/** Places that an id doesn't spell as people write them, by the id's last part; no more than people have, since pages load it. */
const spellings: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Faeroe: 'the Faroe Islands',
  Godthab: 'Nuuk',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Reunion: 'Réunion',
  Saigon: 'Ho Chi Minh City',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  St_Johns: 'St. John’s',
}

/** The id of a place's zone anywhere in a text: what nobody should get to read. */
export const zoneIdInText =
  /\b(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Canada|Europe|Indian|Pacific|US)\/[A-Z][a-z]\w*([/+-]\w+)*|\bEtc\/[A-Z]\w*([+-]\d+)?/

/** States whose towns have zones of their own: few know those towns by their names alone. */
const states = new Set(['Indiana', 'Kentucky', 'North_Dakota'])

function spelled(part: string): string {
  return spellings[part] ?? part.replaceAll('_', ' ').replace(/^St /, 'St. ')
}

/** `UTC`, `UTC−5`, `EST`: an id that is a clock already, not a place; null for one of a place. */
function clockOf(id: string): string | null {
  if (id === 'Unknown') return 'Unknown time zone'
  if (/^(Etc\/)?(UTC|UCT|Zulu|Universal|GMT0?|GMT[+-]0|Greenwich)$/.test(id)) return 'UTC'
  // Etc/GMT+5 is five hours behind: POSIX counts westward.
  const fixed = /^Etc\/GMT(?<sign>[+-])(?<hours>\d+)$/.exec(id)?.groups
  if (fixed) return `UTC${fixed['sign'] === '+' ? '−' : '+'}${fixed['hours']}`
  if (/^[A-Z]{3}(\d[A-Z]{3})?$/.test(id)) return id.slice(0, 3)
  return null
}

/**
 * The place an IANA zone is named for, as people write it: `Toronto`, `St. John’s`, `Knox, Indiana`; `UTC` where it has none.
 * For choices, and after "in".
 */
export function zonePlace(id: string): string {
  const clock = clockOf(id)
  if (clock !== null) return clock
  const parts = id.split('/')
  const place = spelled(parts.at(-1) ?? id)
  const state = parts.at(-2) ?? ''
  return states.has(state) ? `${place}, ${spelled(state)}` : place
}

/** Whose clock a time is on, for people, who never see the id of an IANA zone: `Toronto time`, `Buenos Aires time`, `UTC`. */
export function zoneName(id: string): string {
  return clockOf(id) ?? `${zonePlace(id)} time`
}
