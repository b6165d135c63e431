import type { Vocabulary } from '../vocabulary.ts'
import { isPlain, type WordTable } from '../word-table.ts'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'
import type { Place, Places } from './places.ts'

/** Whose clock counts, by a zone's name or by where the client is. */
export interface SaidZone extends WordRange {
  readonly timezone: string
}

/** How clearly a place or a name says it; the clearest wins, of equals the first. */
const clear = { clock: 3, placeClock: 2.5, based: 2, there: 1 }

const zoneOfWord: Readonly<Record<string, string>> = {
  eastern: 'America/Toronto',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  atlantic: 'America/Halifax',
  newfoundland: 'America/St_Johns',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  hawaiian: 'Pacific/Honolulu',
}

const zoneOfLetters: Readonly<Record<string, string>> = {
  est: 'America/Toronto',
  edt: 'America/Toronto',
  et: 'America/Toronto',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  mt: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  ast: 'America/Halifax',
  adt: 'America/Halifax',
  nst: 'America/St_Johns',
  ndt: 'America/St_Johns',
  akst: 'America/Anchorage',
  hst: 'Pacific/Honolulu',
  hne: 'America/Toronto',
  hae: 'America/Toronto',
  hnc: 'America/Chicago',
  hac: 'America/Chicago',
  hnr: 'America/Denver',
  har: 'America/Denver',
  hnp: 'America/Los_Angeles',
  hap: 'America/Los_Angeles',
  hna: 'America/Halifax',
  haa: 'America/Halifax',
}
/** Three letters of these are taxes too, where one of the others stands beside them. */
const taxWords = wordSet(
  'gst hst pst qst tvq tps tax taxes filing filings file return returns remit remittance remittances rebate registration rst and number',
)

/** 'Heure de l'Est': where the sun is, in French. */
const zoneOfFrench: Readonly<Record<string, string>> = {
  est: 'America/Toronto',
  centre: 'America/Chicago',
  rocheuses: 'America/Denver',
  pacifique: 'America/Los_Angeles',
  atlantique: 'America/Halifax',
  neuve: 'America/St_Johns',
}

const clockWords = wordSet('time hours hrs zone timezone tz clock times')
const between = wordSet('standard daylight business working work office coast coastal savings local day regular core')
const zoneLabels = wordSet('time zone timezone clock hours horaire fuseau heure')

const timesBefore = wordSet('am pm noon midnight midi minuit')

/** Whether a time of day stands right before this word: '9 to 5', '9am'. */
function standsBehindTime(words: readonly MessageWord[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined || startsSentence(words[at] as MessageWord)) return false
  if (timesBefore.has(before.value)) return true
  const other = words[at - 2]
  const sign = words[at - 2]?.number != null && /^\s*[-–—]\s*$/.test(before.gap)
  return before.number !== null && before.number <= 24 && (sign || /^(to|a|until|till)$/.test(other?.value ?? ''))
}

/** 'Eastern time', 'Pacific business hours', '9 to 5 Central', 'time zone: Mountain', 'East Coast hours', alone '…, Eastern.' */
function zoneByName(words: readonly MessageWord[], at: number): SaidZone | null {
  const word = words[at] as MessageWord
  const coast = words[at + 1]?.value === 'coast' ? { east: 'America/Toronto', west: 'America/Los_Angeles' } : null
  const timezone =
    coast !== null && (word.value === 'east' || word.value === 'west')
      ? coast[word.value]
      : Object.hasOwn(zoneOfWord, word.value)
        ? zoneOfWord[word.value]
        : undefined
  if (timezone === undefined) return null
  let to = at + 1
  while (
    to < words.length &&
    to < at + 4 &&
    between.has(words[to]?.value ?? '') &&
    !startsSentence(words[to] as MessageWord)
  )
    to += 1
  const next = words[to]
  if (next !== undefined && clockWords.has(next.value) && !isParted(next)) {
    const isZone = words[to + 1]?.value === 'zone' && !isParted(words[to + 1] as MessageWord)
    return { timezone, from: at, to: isZone ? to + 2 : to + 1 }
  }
  if (to > at + 1 && coast === null) return null
  if (standsBehindTime(words, at)) return { timezone, from: at, to }
  const before = words[at - 1]
  const isAlone = (at === 0 || isParted(word)) && (next === undefined || isParted(next))
  // 'Mountain' and 'Central' alone say a clock only where nothing else of the piece says otherwise.
  if (isAlone && (at > 0 || next === undefined)) return { timezone, from: at, to }
  const isEnd = next === undefined || isParted(next)
  if (isEnd && before !== undefined && /^(on|in|is|are|us|north)$/.test(before.value) && !isParted(word))
    return { timezone, from: at, to }
  if (before !== undefined && zoneLabels.has(before.value) && word.gap.includes(':')) return { timezone, from: at, to }
  return null
}

function zoneByLetters(words: readonly MessageWord[], at: number): SaidZone | null {
  const word = words[at] as MessageWord
  const timezone = Object.hasOwn(zoneOfLetters, word.value) ? zoneOfLetters[word.value] : undefined
  if (timezone === undefined) return null
  const isWritten = word.written === word.written.toUpperCase()
  const next = words[at + 1]
  const behindTime = standsBehindTime(words, at)
  const beforeClock = next !== undefined && clockWords.has(next.value) && !isParted(next)
  const said = { timezone, from: at, to: beforeClock ? at + 2 : at + 1 }
  if (behindTime && (isWritten || !/^(et|est|at|ast|pt|mt|ct)$/.test(word.value) || beforeClock)) return said
  if (behindTime && word.value === 'est' && (next === undefined || isParted(next))) return said
  if (beforeClock && (isWritten || word.value.length === 3)) return said
  const isUnmistakable = /^(pst|pdt|mst|mdt|cst|cdt|edt)$/.test(word.value) && isParted(word)
  if ((!isWritten && !isUnmistakable) || word.value.length < 3) return null
  const [before = ''] = valuesOf(words, { from: at - 1, to: at })
  if (taxWords.has(before) || taxWords.has(next?.value ?? '')) return null
  const isEnd = next === undefined || isParted(next)
  return isEnd || beforeClock ? said : null
}

function zoneInFrench(words: readonly MessageWord[], at: number): SaidZone | null {
  if (!/^(heure|heures|horaire|fuseau)$/.test(words[at]?.value ?? '')) return null
  for (let to = at + 1; to < Math.min(words.length, at + 6); to += 1) {
    const word = words[to] as MessageWord
    if (startsSentence(word)) return null
    const timezone = Object.hasOwn(zoneOfFrench, word.value) ? zoneOfFrench[word.value] : undefined
    if (timezone !== undefined) return { timezone, from: at, to: to + 1 }
    if (!/^(horaire|de|du|des|l|la|le|normale|avancee|terre|bureau|affaires|cote|d|ouverture)$/.test(word.value))
      return null
  }
  return null
}

interface FoundPlace {
  readonly place: Place
  readonly to: number
  readonly name: string
  /** A region stands behind it: 'Hamilton, Ontario'. */
  readonly isFull: boolean
}

/** 'St. John's' */
function isAbbreviated(word: MessageWord | undefined): boolean {
  return /^(st|ste|ft|mt)$/.test(word?.value ?? '')
}

/** The place whose name begins here, the longest; one of a region that stands behind it, else the most populous. */
function placeAt(places: Places, words: readonly MessageWord[], at: number): FoundPlace | null {
  for (let count = places.longest; count > 0; count -= 1) {
    const stretch = words.slice(at, at + count)
    if (
      stretch.length < count ||
      stretch.some(
        (word, which) => which > 0 && !isAbbreviated(stretch[which - 1]) && (isParted(word) || word.gap.includes('/')),
      )
    )
      continue
    const name = stretch
      .map(({ value }) => value)
      .join(' ')
      .replace(/^(st|ste) /, (prefix) => (prefix === 'st ' ? 'saint ' : 'sainte '))
    const found = places.byName.get(name)
    if (found === undefined) continue
    for (const length of [3, 2, 1]) {
      const behind = valuesOf(words, { from: at + count, to: at + count + length }).join(' ')
      const inRegion = behind === '' ? undefined : found.find(({ regions }) => regions.includes(behind))
      // 'In' and 'or' are states as well.
      const isShort = behind.length === 2 && words[at + count]?.written !== behind.toUpperCase()
      if (inRegion !== undefined && !isShort) return { place: inRegion, to: at + count + length, name, isFull: true }
    }
    const [first] = found
    if (first !== undefined) return { place: first, to: at + count, name, isFull: false }
  }
  return null
}

/** Elsewhere in the world there are cities of the same names. */
const elsewhere = wordSet('uk england ireland scotland france italy spain germany australia ontario')
/** What is in a place without its people being there. */
const notOurs = wordSet(
  'client clients customer customers lead leads prospect prospects buyers sellers suppliers supplier vendors candidates homeowners companies businesses firms investors contacts conference convention event events wedding hotel hotels flight flights retreat summit trip tradeshow expo vacation show property properties condo house apartment trees made born meeting meetings grants schools restaurants realtors attorneys lawyers venue venues partners listeners readers audience market markets murders history degree friends family parents brother sister mother daughter son novel set book festival',
)
const ourVerbs = wordSet('run own operate have are manage re am live lives located based work opened open')
const ourWords = wordSet('we i our my nous on je notre mon ma')

/** What is looked for somewhere is elsewhere. */
const searches = wordSet(
  'recruit find hire call research list source place sell ship book organize contact reach visit plan trouver recruter',
)

const inWords = wordSet('in near around a au aux en a')
const basedWords = wordSet('based located headquartered base basee bases situe situee located living live lives')

/** 'We work from Saskatoon', 'running a shop from Saskatoon'; leads and orders come from elsewhere. */
function worksFrom(words: readonly MessageWord[], at: number): boolean {
  const before = valuesOf(words, { from: Math.max(sentenceStart(words, at), at - 6), to: at })
  if (/^(am|im|are|were|re|work|working|operate)$/.test(before.at(-1) ?? '')) return true
  return (
    before.some((value) => /^(run|running|operate|operating|working|sell|selling)$/.test(value)) &&
    !before.some((value) => notOurs.has(value))
  )
}

/** Whether 'in <place>' here says where the client is, not where others are or what is sold. */
function isOfClient(words: readonly MessageWord[], at: number): boolean {
  const from = sentenceStart(words, at, 14)
  const before = words.slice(from, at)
  const nearest = before.at(-1)
  if (nearest === undefined) return true
  if (before.slice(-3).some(({ value }) => notOurs.has(value))) return false
  const speaks = before.some(
    ({ value }, which) =>
      ourWords.has(value) && before.slice(which + 1, which + 3).some((next) => ourVerbs.has(next.value)),
  )
  // 'Restaurants in Boston' are others', 'we have two restaurants in Boston' are ours.
  const isPlural =
    /[^su]s$/.test(nearest.value) &&
    nearest.value.length > 4 &&
    !/^(offices|locations|hours|shops|stores|clinics|salons|properties|business)$/.test(nearest.value)
  const isNumbered =
    before.slice(-2).some(({ number }) => number !== null) && !before.some(({ value }) => searches.has(value))
  // 'Roofers in Tulsa.' is who writes.
  const isTitle = at <= 2 && from === 0
  return speaks || !isPlural || isNumbered || isTitle
}

/** A name that is an everyday word ('Orange', 'Reading') is a place only with a capital; a short one as well. */
function isWrittenAsPlace(
  table: WordTable,
  words: readonly MessageWord[],
  at: number,
  { name }: FoundPlace,
  isShouting: boolean,
): boolean {
  const first = words[at] as MessageWord
  const isCapital = /^\p{Lu}/u.test(first.written) && !isShouting
  if (name.includes(' ')) return isCapital || name.split(' ').every((word) => word.length > 2)
  const isEveryday = (isPlain(name) && !knownPlaces.has(name)) || (table.known.has(name) && !knownPlaces.has(name))
  return isCapital ? !isEveryday || at > 0 : name.length > 3 && !isEveryday
}

/** Places whose names the trade's words know, and that are written small as well. */
const knownPlaces = wordSet(
  'calgary halifax vancouver toronto ottawa montreal winnipeg regina edmonton victoria hamilton london quebec alberta manitoba ontario texas florida california chicago boston denver seattle dallas houston austin miami phoenix atlanta portland moncton saskatoon laval gatineau sherbrooke kelowna guelph kingston brampton mississauga nashville detroit',
)

function zoneOfPlace(
  vocabulary: Vocabulary,
  places: Places,
  words: readonly MessageWord[],
  at: number,
  isShouting: boolean,
): { said: SaidZone; clarity: number } | null {
  const found = placeAt(places, words, at)
  const table = vocabulary.words
  if (found === null || !isWrittenAsPlace(table, words, at, found, isShouting)) return null
  const { place, to, isFull } = found
  const next = words[to]
  if (next !== undefined && !startsSentence(next) && elsewhere.has(next.value) && !isFull) return null
  // Recorded 'in Riverside' is in the tool.
  if (!isFull && vocabulary.keywords.byName.has(`tool:${found.name}`)) return null
  const said = { timezone: place.timezone, from: at, to }
  const word = words[at] as MessageWord
  let behind = to
  while (between.has(words[behind]?.value ?? '') && !isParted(words[behind] as MessageWord)) behind += 1
  const clock = words[behind]
  if (clock !== undefined && clockWords.has(clock.value) && !isParted(clock)) {
    const isZone = words[behind + 1]?.value === 'zone'
    return { said: { ...said, to: behind + (isZone ? 2 : 1) }, clarity: clear.placeClock }
  }
  const before = words[at - 1]
  const earlier = words[at - 2]
  if (before !== undefined && !isParted(word)) {
    if (/^(heure|heures)$/.test(earlier?.value ?? '') && /^(de|du|d)$/.test(before.value))
      return { said: { ...said, from: at - 2 }, clarity: clear.placeClock }
    // In French, 'à' is often typed without its accent; an English 'a' leads to what is there.
    const isBare = /^a$/i.test(before.written) && isInFrench(words) && place.population >= 20_000
    const isIn = (inWords.has(before.value) && !/^a$/i.test(before.written)) || /^à$/i.test(before.written) || isBare
    if (basedWords.has(earlier?.value ?? '') && (isIn || /^(out|from|of|de)$/.test(before.value)))
      return { said, clarity: clear.based }
    if (before.value === 'of' && earlier?.value === 'out') return { said, clarity: clear.based }
    if (before.value === 'from' && worksFrom(words, at - 1)) return { said, clarity: clear.based }
    if (isIn && isOfClient(words, at - 1)) return { said, clarity: clear.there }
    // 'Clinique de Laval' is where the client is, 'une liste d'avocats de Laval' isn't.
    if (/^(de|du)$/.test(before.value) && at < 8 && isOfClient(words, at - 1) && sentenceStart(words, at - 1) === 0)
      return { said, clarity: clear.there }
  }
  if (next !== undefined && next.value === 'based' && !startsSentence(next))
    return { said: { ...said, to: to + 1 }, clarity: clear.based }
  const isAlone = (at === 0 || isParted(word)) && (next === undefined || isParted(next))
  if (isAlone && (isFull || place.population >= 50_000) && (at > 0 || next !== undefined))
    return { said, clarity: clear.there }
  // 'Payroll clerk ontario': what is searched for, and where.
  const isLast = next === undefined && at > 0 && words.length <= 6
  if (
    isLast &&
    place.population >= 50_000 &&
    !/^(for|and|of|to|about|on|like|in|near|at|around|a|en|from)$/.test(before?.value ?? '')
  )
    return { said, clarity: clear.there }
  // 'A Calgary law firm', 'Denver bakery'; a breed of dogs is none.
  if (next !== undefined && !isParted(next) && place.population >= 50_000 && isBusiness(table, words, to))
    return { said, clarity: clear.there }
  return null
}

const frenchWords = wordSet('cherche pour une et des nous avec besoin dans est les par')

function isInFrench(words: readonly MessageWord[]): boolean {
  return words.filter(({ value }) => frenchWords.has(value)).length >= 2
}

const businesses = wordSet(
  'startup company agency business firm clinic office shop store studio practice team nonprofit charity brokerage',
)

function isBusiness(table: WordTable, words: readonly MessageWord[], at: number): boolean {
  for (const start of [at, at + 1]) {
    const value = words[start]?.value ?? ''
    if (isParted(words[start] ?? (words[at] as MessageWord))) return false
    if (businesses.has(value)) return true
    const names = table.businesses.get(value) ?? []
    if (names.some((name) => name.every((part, which) => words[start + which]?.value === part))) return true
  }
  return false
}

/** Whose clock counts, if the message says so; a place counts only where it says where the client is. */
export function zoneIn(vocabulary: Vocabulary, places: Places, words: readonly MessageWord[]): SaidZone | null {
  let best: { said: SaidZone; clarity: number } | null = null
  const isShouting = words.every(({ written }) => written === written.toUpperCase())
  const keep = (said: SaidZone | null, clarity: number) => {
    if (said !== null && clarity > (best?.clarity ?? 0)) best = { said, clarity }
  }
  for (let at = 0; at < words.length; at += 1) {
    keep(zoneByName(words, at) ?? zoneInFrench(words, at), clear.clock)
    if (!isShouting) keep(zoneByLetters(words, at), clear.clock)
    const place = zoneOfPlace(vocabulary, places, words, at, isShouting)
    if (place !== null) keep(place.said, place.clarity)
  }
  return (best as { said: SaidZone } | null)?.said ?? null
}
