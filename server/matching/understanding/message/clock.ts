import type { Vocabulary } from '../vocabulary.ts'
import { isParted, type MessageWord, startsSentence, valuesOf, wordSet } from './message-words.ts'
import type { Places } from './places.ts'
import { between, clear, clockWords, type SaidZone, zoneOfPlace } from './whereabouts.ts'

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
  gmt: 'Europe/London',
  bst: 'Europe/London',
  cet: 'Europe/Paris',
  cest: 'Europe/Paris',
  eet: 'Europe/Athens',
  ist: 'Asia/Kolkata',
  pht: 'Asia/Manila',
  sgt: 'Asia/Singapore',
  jst: 'Asia/Tokyo',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  awst: 'Australia/Perth',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
}
/** Three letters of these are taxes too, where one of the others stands beside them. */
/** What is done with taxes, a few words before them. */
const taxes = wordSet('file filing remit remitting owe owing collect collecting charge charging pay paying quarterly')
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
  ouest: 'America/Los_Angeles',
}

const zoneLabels = wordSet('time zone timezone tz clock hours horaire fuseau heure')

const timesBefore = wordSet('am pm noon midnight midi minuit')

const partsOfDay = wordSet(
  'mornings afternoons evenings weekdays weekends days nights morning afternoon evening matin soir',
)

/** Whether a time of day or its part stands right before this word: '9 to 5', '9am', 'between 8 and 5', 'evenings'. */
function standsBehindTime(words: readonly MessageWord[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined || startsSentence(words[at] as MessageWord)) return false
  if (timesBefore.has(before.value) || partsOfDay.has(before.value)) return true
  if (before.number === null) return false
  const isMinutes = /^[:h]$/.test(before.gap) && before.number < 60
  const other = words[isMinutes ? at - 3 : at - 2]
  const from = isMinutes ? at - 2 : at - 1
  const hour = words[from]
  if (hour?.number == null || hour.number > 24) return false
  if (words[from - 1]?.number != null && /^\s*[-–—]\s*$/.test(hour.gap)) return true
  if (/^(to|a|until|till)$/.test(other?.value ?? '')) return true
  return /^(and|et)$/.test(other?.value ?? '') && valuesOf(words, { from: at - 8, to: from }).includes('between')
}

const tails = wordSet('please preferred preferably only ideally required or if works thanks svp is and but so ideal')

/** Whether what is said ends before this word, or goes on without belonging to it. */
function isOver(word: MessageWord | undefined): boolean {
  return word === undefined || isParted(word) || tails.has(word.value)
}

const beforeZone = wordSet(
  'on in is are us north with overlap overlaps overlapping were im am be keep week month weekly wk',
)

/** 'Eastern time', 'Pacific business hours', '9 to 5 Central', 'time zone: Mountain', 'East Coast hours', alone '…, Eastern.' */
function zoneByName(words: readonly MessageWord[], at: number): SaidZone | null {
  const word = words[at] as MessageWord
  const coast = words[at + 1]?.value === 'coast' ? { east: 'America/Toronto', west: 'America/Los_Angeles' } : null
  const isAmerican = word.value === 'eastern' && /^(us|american)$/.test(words[at - 1]?.value ?? '')
  const timezone = isAmerican
    ? 'America/New_York'
    : coast !== null && (word.value === 'east' || word.value === 'west')
      ? coast[word.value]
      : Object.hasOwn(zoneOfWord, word.value)
        ? zoneOfWord[word.value]
        : undefined
  if (timezone === undefined) return null
  // 'Eastern European' is told with Europe's.
  if (words[at + 1]?.value === 'european' || words[at + 1]?.value === 'europe') return null
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
  if (coast !== null && (next?.value === 'based' || standsOnCoast(words, at, next))) return { timezone, from: at, to }
  if (to > at + 1 && coast === null && !(to === at + 2 && words[at + 1]?.value === 'standard')) return null
  if (standsBehindTime(words, at)) return { timezone, from: at, to }
  const before = words[at - 1]
  const isAlone = (at === 0 || isParted(word)) && (next === undefined || isParted(next))
  // 'Mountain' and 'Central' alone say a clock only where nothing else of the piece says otherwise.
  if (isAlone && (at > 0 || next === undefined)) return { timezone, from: at, to }
  if (isOver(next) && before !== undefined && beforeZone.has(before.value) && !isParted(word))
    return { timezone, from: at, to }
  if (before !== undefined && zoneLabels.has(before.value) && /[:=]/.test(word.gap)) return { timezone, from: at, to }
  return null
}

/** 'We're on the west coast' */
function standsOnCoast(words: readonly MessageWord[], at: number, next: MessageWord | undefined): boolean {
  const before = words[at - 1]?.value
  const earlier = words[at - 2]?.value ?? ''
  return isOver(next) && (before === 'the' ? /^(on|from|along)$/.test(earlier) : before === 'on')
}

/** Clocks of Europe, by what stands before 'time': 'Central European working hours', 'UK time', 'GMT hours'. */
function zoneOfEurope(words: readonly MessageWord[], at: number): SaidZone | null {
  const [first = '', second = ''] = valuesOf(words, { from: at, to: at + 2 })
  const isEuropean = /^(central|west|western|eastern)$/.test(first) && second === 'european'
  if (!isEuropean && !/^(uk|british|gmt)$/.test(first)) return null
  let to = isEuropean ? at + 2 : at + 1
  while (to < at + 4 && (between.has(words[to]?.value ?? '') || words[to]?.value === 'summer')) to += 1
  if (words[to]?.value !== 'time' && words[to]?.value !== 'hours' && words[to]?.value !== 'clock') return null
  const timezone = !isEuropean
    ? 'Europe/London'
    : first === 'central'
      ? 'Europe/Paris'
      : first === 'eastern'
        ? 'Europe/Athens'
        : 'Europe/Lisbon'
  return { timezone, from: at, to: to + 1 }
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
  if (behindTime && (isWritten || !/^(et|est|at|ast|pt|mt|ct|cet|cest|ist)$/.test(word.value) || beforeClock))
    return said
  if (behindTime && word.value === 'est' && (next === undefined || isParted(next))) return said
  if (beforeClock && (isWritten || (word.value.length === 3 && !/^(cet|ist)$/.test(word.value)))) return said
  const isLabelled = zoneLabels.has(words[at - 1]?.value ?? '') && /[:=]/.test(word.gap)
  if (isLabelled && isWritten) return said
  const isUnmistakable = /^(pst|pdt|mst|mdt|cst|cdt|edt)$/.test(word.value) && isParted(word)
  if ((!isWritten && !isUnmistakable) || word.value.length < 3) return null
  const [before = ''] = valuesOf(words, { from: at - 1, to: at })
  const isTax =
    /^(hst|pst)$/.test(word.value) && valuesOf(words, { from: at - 5, to: at }).some((value) => taxes.has(value))
  if (isTax || taxWords.has(before) || taxWords.has(next?.value ?? '')) return null
  // Alone it is the tax more often than Hawaii's clock.
  if (word.value === 'hst') return null
  return isOver(next) || beforeClock || between.has(next?.value ?? '') ? said : null
}

function zoneInFrench(words: readonly MessageWord[], at: number): SaidZone | null {
  const [first = '', second = '', earlier = ''] = [words[at]?.value, words[at + 1]?.value, words[at - 1]?.value]
  if (first === 'cote' && /^(sur|de)$/.test(words[at - 2]?.value ?? earlier) && /^(est|ouest)$/.test(second))
    return { timezone: second === 'est' ? 'America/Toronto' : 'America/Los_Angeles', from: at, to: at + 2 }
  if (!/^(heure|heures|horaire|fuseau)$/.test(first)) return null
  for (let to = at + 1; to < Math.min(words.length, at + 6); to += 1) {
    const word = words[to] as MessageWord
    if (startsSentence(word)) return null
    // 'Cet horaire est flexible' has a verb.
    const isVerb = word.value === 'est' && word.written === 'est' && !/l['’]\s*$/i.test(word.gap)
    const timezone = !isVerb && Object.hasOwn(zoneOfFrench, word.value) ? zoneOfFrench[word.value] : undefined
    if (timezone !== undefined) return { timezone, from: at, to: to + 1 }
    if (!/^(horaire|de|du|des|l|la|le|normale|avancee|terre|bureau|affaires|cote|d|ouverture)$/.test(word.value))
      return null
  }
  return null
}

/** Whose clock counts, if the message says so; a place counts only where it says where the client is. */
export function zoneIn(vocabulary: Vocabulary, places: Places, words: readonly MessageWord[]): SaidZone | null {
  let best: { said: SaidZone; clarity: number } | null = null
  const long = words.filter(({ written }) => written.length > 4)
  const isShouting = long.length > 1 && words.every(({ written }) => written === written.toUpperCase())
  const keep = (said: SaidZone | null, clarity: number) => {
    if (said !== null && clarity > (best?.clarity ?? 0)) best = { said, clarity }
  }
  for (let at = 0; at < words.length; at += 1) {
    keep(zoneOfEurope(words, at) ?? zoneByName(words, at) ?? zoneInFrench(words, at), clear.clock)
    if (!isShouting) keep(zoneByLetters(words, at), clear.clock)
    const place = zoneOfPlace(vocabulary, places, words, at, isShouting)
    if (place !== null) keep(place.said, place.clarity)
  }
  return (best as { said: SaidZone } | null)?.said ?? null
}
