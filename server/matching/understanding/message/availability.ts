import { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'

/** Parts of days of the week that one stretch of a message asks for, e.g. `monday_morning`. */
export interface SaidAvailability extends WordRange {
  readonly availabilities: readonly string[]
}

type Part = (typeof dayParts)[number]['part']

const everyPart: readonly Part[] = ['morning', 'afternoon', 'evening']
const workdays = [0, 1, 2, 3, 4]
const weekend = [5, 6]
const everyDay = [...workdays, ...weekend]

const dayNames: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'monday mon lundi mondays lundis',
    'tuesday tue tues mardi tuesdays mardis',
    'wednesday wed weds mercredi wednesdays mercredis',
    'thursday thu thur thurs jeudi thursdays jeudis',
    'friday fri vendredi fridays vendredis',
    'saturday sat samedi saturdays samedis',
    'sunday sun dimanche sundays dimanches',
  ].flatMap((names, day) => names.split(' ').map((name) => [name, day])),
)
/** These are also other words. */
const shortNames = wordSet('sat sun mon wed')

const partNames: Readonly<Record<string, Part>> = {
  morning: 'morning',
  mornings: 'morning',
  matin: 'morning',
  matins: 'morning',
  matinee: 'morning',
  matinees: 'morning',
  afternoon: 'afternoon',
  afternoons: 'afternoon',
  evening: 'evening',
  evenings: 'evening',
  night: 'evening',
  nights: 'evening',
  soir: 'evening',
  soirs: 'evening',
  soiree: 'evening',
  soirees: 'evening',
}

interface Days extends WordRange {
  readonly kind: 'days'
  readonly days: readonly number[]
  /** 'Weekdays', 'weekends', 'Mondays', 'Monday to Friday' tell when by themselves; 'Monday' doesn't. */
  readonly tells: boolean
}
interface Parts extends WordRange {
  readonly kind: 'parts'
  readonly parts: readonly Part[]
  readonly tells: boolean
  /** Clock times are kept as they are, and meet the parts they fill. */
  readonly isTimes: boolean
}
type Item = Days | Parts

function daysAt(words: readonly MessageWord[], at: number): Days | null {
  const word = words[at] as MessageWord
  const next = words[at + 1]
  const third = words[at + 2]
  const said = (days: readonly number[], to: number, tells = true): Days => ({
    kind: 'days',
    days,
    from: at,
    to,
    tells,
  })
  const isNext = (value: string) => next?.value === value && !startsSentence(next)
  if (/^(weekdays?|workdays?)$/.test(word.value)) return said(workdays, at + 1)
  if (/^(week|work|business)$/.test(word.value) && (isNext('days') || isNext('day')))
    return said(workdays, at + 2, word.value === 'business' || isNext('days'))
  if (word.value === 'en' && isNext('semaine')) return said(workdays, at + 2)
  if (word.value === 'jours' && /^(ouvrables|semaine)$/.test(next?.value ?? '')) return said(workdays, at + 2)
  if (word.value === 'jours' && isNext('de') && third?.value === 'semaine') return said(workdays, at + 3)
  if (word.value === 'weekends') return said(weekend, at + 1)
  if (word.value === 'weekend') return said(weekend, at + 1, /^(on|the|le|la)$/.test(words[at - 1]?.value ?? ''))
  if (word.value === 'week' && (isNext('ends') || isNext('end')))
    return said(weekend, at + 2, next?.value === 'ends' || /^(on|the|le|la)$/.test(words[at - 1]?.value ?? ''))
  if (/^fins?$/.test(word.value) && isNext('de') && third?.value === 'semaine')
    return said(weekend, at + 3, word.value === 'fins' || /^(la|en)$/.test(words[at - 1]?.value ?? ''))
  if (word.number === 7 && isNext('days') && /^(a|per)$/.test(third?.value ?? '') && words[at + 3]?.value === 'week')
    return said(everyDay, at + 4)
  const day = Object.hasOwn(dayNames, word.value) ? dayNames[word.value] : undefined
  if (day === undefined) return null
  const until = words[at + 2]
  const isRange = next !== undefined && /^(to|through|thru|till|until|au|a)$/.test(next.value) && !startsSentence(next)
  // 'Between Wednesday and Sunday'
  const isBetween =
    next !== undefined &&
    /^(and|et)$/.test(next.value) &&
    /^(between|entre)$/.test(words[at - 1]?.value ?? '') &&
    !startsSentence(next)
  const end =
    (isRange || isBetween) && until !== undefined && Object.hasOwn(dayNames, until.value)
      ? dayNames[until.value]
      : undefined
  if (end !== undefined) return said(daysBetween(day, end), at + 3)
  const dash =
    next !== undefined && /^\s*[-–—]\s*$/.test(next.gap) && Object.hasOwn(dayNames, next.value)
      ? dayNames[next.value]
      : undefined
  if (dash !== undefined) return said(daysBetween(day, dash), at + 2)
  if (shortNames.has(word.value) && !/^\p{Lu}/u.test(word.written) && !isBesideDay(words, at)) return null
  if (word.value === 'monday' && /^\.com/i.test(next === undefined ? '' : `${next.gap}${next.value}`)) return null
  return said([day], at + 1, word.value.endsWith('s') && !/^(tues|weds|thurs)$/.test(word.value))
}

function isBesideDay(words: readonly MessageWord[], at: number): boolean {
  return [-2, -1, 1, 2].some((step) => Object.hasOwn(dayNames, words[at + step]?.value ?? ''))
}

function daysBetween(from: number, to: number): number[] {
  return everyDay.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to))
}

/** 'Every evening of the week', 'every morning 7 days a week' are of all days. */
function isOfEveryDay(words: readonly MessageWord[], at: number): boolean {
  const said = valuesOf(words, { from: at, to: at + 5 }).join(' ')
  return /^\w+ (of the week|de la semaine|(7|seven) days (a|per) week|(7|sept) jours)/.test(said)
}

function partAt(words: readonly MessageWord[], at: number): Parts | null {
  const word = words[at] as MessageWord
  if (word.value === 'daytime')
    return { kind: 'parts', parts: ['morning', 'afternoon'], from: at, to: at + 1, tells: false, isTimes: false }
  const next = words[at + 1]
  const before = words[at - 1]?.value ?? ''
  const said = (part: Part, to: number, tells: boolean): Parts => ({
    kind: 'parts',
    parts: [part],
    from: at,
    to,
    tells,
    isTimes: false,
  })
  const inFrench =
    /^(le|la|les|en|l|du|de)$/.test(before) && !/^(ce|cet|cette|chaque)$/.test(words[at - 2]?.value ?? '')
  if (word.value === 'apres' && /^midis?$/.test(next?.value ?? ''))
    return said('afternoon', at + 2, inFrench || next?.value === 'midis' || /l['’]\s*$/i.test(word.gap))
  if (word.value === 'avant' && /^midis?$/.test(next?.value ?? '') && next?.gap === '-')
    return said(
      'morning',
      at + 2,
      inFrench || next.value === 'midis' || /^(seulement|svp)$/.test(words[at + 2]?.value ?? ''),
    )
  if (word.value === 'after' && next?.value === 'noons') return said('afternoon', at + 2, true)
  const part = Object.hasOwn(partNames, word.value) ? partNames[word.value] : undefined
  if (part !== undefined && /^(every|chaque)$/.test(before) && isOfEveryDay(words, at)) return said(part, at + 1, true)
  if (part === undefined || /^(good|this|bon|bonne|ce|cet|last|tomorrow|every|at|one|all|hier|demain)$/.test(before))
    return null
  // 'A ski trip, 3 nights' is how long.
  const isCounted = /^nights?$/.test(word.value) && words[at - 1]?.number != null
  if (isCounted && !/^(a|per|every|each|weekly)$/.test(next?.value ?? '')) return null
  const isEnglish = /^(morning|afternoon|evening|night)s?$/.test(word.value)
  const tells = isEnglish
    ? word.value.endsWith('s') && !/^(my|our|your|most)$/.test(before)
    : inFrench || word.value.endsWith('s')
  // 'One evening a month' is no rhythm of weeks.
  const rhythm = valuesOf(words, { from: at + 1, to: at + 3 }).join(' ')
  if (/^(a|per|every|each|par) (month|year|quarter|mois|annee)$/.test(rhythm)) return null
  return said(part, at + 1, tells)
}

interface Time {
  readonly hour: number
  readonly half: 'am' | 'pm' | null
  /** Written as a time: '9am', '9 h', '9:30', 'noon'. */
  readonly isPlain: boolean
  readonly to: number
}

function timeAt(words: readonly MessageWord[], at: number): Time | null {
  const word = words[at]
  if (word === undefined) return null
  if (/^(noon|midi)$/.test(word.value)) return { hour: 12, half: 'pm', isPlain: true, to: at + 1 }
  if (/^(midnight|minuit)$/.test(word.value)) return { hour: 24, half: 'pm', isPlain: true, to: at + 1 }
  if (word.number === null || !Number.isInteger(word.number) || word.number > 24 || /[$€#]\s*$/.test(word.gap))
    return null
  let to = at + 1
  let minutes = 0
  let isPlain = false
  const next = words[to]
  if (next !== undefined && /^[:]$/.test(next.gap) && next.number !== null && next.number < 60) {
    minutes = next.number
    isPlain = true
    to += 1
  } else if (next !== undefined && /^(h|heures?)$/.test(next.value) && !/[,;.]/.test(next.gap)) {
    isPlain = true
    to += 1
    const more = words[to]
    if (more !== undefined && more.number !== null && more.number < 60 && more.gap === '') {
      minutes = more.number
      to += 1
    }
  }
  const half = words[to]
  const isHalf = half !== undefined && /^(am|pm)$/.test(half.value) && half.gap.length <= 1
  return {
    hour: word.number + minutes / 60,
    half: isHalf ? (half.value as 'am' | 'pm') : null,
    isPlain: isPlain || isHalf,
    to: isHalf ? to + 1 : to,
  }
}

const unitsOfTimes = wordSet(
  'eastern central mountain pacific atlantic newfoundland est edt cst cdt mst mdt pst pdt et ct mt pt time weekdays weekday daily in on my your local',
)

/** '9 to 5', '8am-1pm', 'de 17 h à 22 h', 'between 9 and noon', 'after 5 pm'. */
function timesAt(words: readonly MessageWord[], at: number): Parts | null {
  const before = words[at - 1]?.value ?? ''
  const first = timeAt(words, at)
  if (first === null) {
    if (words[at]?.value === 'after' || words[at]?.value === 'apres') {
      const from = timeAt(words, at + 1)
      if (from !== null && from.isPlain && from.half === 'pm' && from.hour < 12)
        return window(at, from.to, from.hour + 12, 22)
    }
    return null
  }
  const joint = words[first.to]
  if (joint === undefined || startsSentence(joint)) return null
  const isDash = /^\s*[-–—]\s*$/.test(joint.gap)
  const isWord = /^(to|until|till|a|et|and)$/.test(joint.value)
  if (!isDash && !isWord) return null
  if (/^(and|et)$/.test(joint.value) && !/^(between|entre)$/.test(before)) return null
  const second = timeAt(words, isDash ? first.to : first.to + 1)
  if (second === null) return null
  const next = words[second.to]
  const isFree =
    next === undefined ||
    /^(in|at|du)$/.test(next.value) ||
    isParted(next) ||
    Object.hasOwn(dayNames, next.value) ||
    unitsOfTimes.has(next.value)
  const [when = '', its = '', half = ''] = valuesOf(words, { from: second.to, to: second.to + 3 })
  const isEvening =
    /^(in|at|du|de|le)$/.test(when) && /^(evening|night|soir|afternoon)$/.test(its === 'the' ? half : its)
  const usual =
    first.hour >= 6 && first.hour <= 11 && second.hour >= 1 && second.hour <= 6 && (isFree || first.hour === 9)
  const isLed = /^(from|between|de|entre|hours|hrs|work)$/.test(before) || /:/.test(words[at]?.gap ?? '')
  if (
    !first.isPlain &&
    !second.isPlain &&
    !(isEvening && isFree) &&
    !(usual && isFree) &&
    !(first.hour <= 12 && second.hour <= 12 && isFree && (isLed || isBesideDays(words, second.to)))
  )
    return null
  // A turnaround, a number of people: '8 h' behind 'in' is a length.
  let from = first.hour
  let to = second.hour
  if (first.half === 'pm' && from < 12) from += 12
  if (second.half === 'pm' && to < 12) to += 12
  if (first.half === null && second.half === 'pm' && from < to - 12 && from < 7) from += 12
  if (to <= from && to <= 12 && second.half !== 'am') to += 12
  if (first.half === null && second.half === null && to < 7 && from < to) {
    from += 12
    to += 12
  }
  if (isEvening && from < 12 && to <= 12) {
    from += 12
    to += 12
  }
  if (to <= from) to += 24
  return window(at, second.to, from, to)
}

function isBesideDays(words: readonly MessageWord[], at: number): boolean {
  return valuesOf(words, { from: at, to: at + 3 }).some(
    (value) => Object.hasOwn(dayNames, value) || /^(weekdays?|semaine|weekends?)$/.test(value),
  )
}

/** A part is filled where one of its hours is, or half of what was said. */
function window(at: number, to: number, from: number, until: number): Parts | null {
  const least = Math.min(1, (until - from) / 2)
  const parts = dayParts
    .filter((part) => Math.min(part.to, until) - Math.max(part.from, from) >= least)
    .map(({ part }) => part)
  return parts.length === 0 ? null : { kind: 'parts', parts, from: at, to, tells: true, isTimes: true }
}

function officeHoursAt(words: readonly MessageWord[], at: number): Parts | null {
  const [first, second] = valuesOf(words, { from: at, to: at + 2 })
  if (second !== 'hours' || (first !== 'business' && first !== 'office')) return null
  const before = valuesOf(words, { from: at - 3, to: at })
  // 'Outside business hours' is the other ones, 'Pacific business hours' a clock.
  if (before.some((value) => /^(outside|after|beyond|out|our)$/.test(value))) return null
  const [nearest = '', earlier = ''] = before.toReversed()
  const isLed = /^(during|in|within|regular|normal|standard|work|cover)$/
  // 'In Laredo but office hours are Central' is of a clock.
  if (
    !isLed.test(nearest) &&
    !(isLed.test(earlier) && /^(the|your|local|usual|eastern|central|pacific|mountain|atlantic)$/.test(nearest))
  )
    return null
  return { kind: 'parts', parts: ['morning', 'afternoon'], from: at, to: at + 2, tells: true, isTimes: false }
}

const zoneWords = wordSet(
  'eastern central mountain pacific atlantic newfoundland standard daylight time hours est edt cst cdt mst mdt pst pdt et ct mt pt toronto vancouver heure avancee normale est centre pacifique atlantique',
)
const joiners = wordSet(
  'and or et ou on of from the le la les l du de des d in en only seulement during a au y to each',
)

/** How far apart what belongs together stands. */
const reach = 6

function belongTogether(words: readonly MessageWord[], one: Item, other: Item): boolean {
  const between = words.slice(one.to, other.from)
  const next = words[other.from]
  if (between.length > reach || (next !== undefined && startsSentence(next))) return false
  return between.every((word) => !startsSentence(word) && (joiners.has(word.value) || zoneWords.has(word.value)))
}

const isListed = (words: readonly MessageWord[], one: Item, other: Item) =>
  words.slice(one.to, other.from).some(({ value }) => /^(and|or|et|ou)$/.test(value)) ||
  (other.from === one.to && /[,/&+]/.test(words[other.from]?.gap ?? ''))

/** Merges 'Monday, Wednesday and Friday' and 'mornings or afternoons' to one item each. */
function merged(words: readonly MessageWord[], items: readonly Item[]): Item[] {
  const result: Item[] = []
  for (const [which, item] of items.entries()) {
    const last = result.at(-1)
    const gap = last === undefined ? Infinity : item.from - last.to
    // Of 'weekends and weekday evenings' only the weekdays have their evenings.
    const next = items[which + 1]
    const isOwn =
      item.kind === 'days' &&
      next?.kind === 'parts' &&
      next.from === item.to &&
      last?.kind === 'days' &&
      last.tells &&
      words[item.to - 1]?.value === 'weekday'
    if (isOwn) result.push(item)
    else if (last?.kind === 'days' && item.kind === 'days' && gap <= 2 && isListed(words, last, item)) {
      result[result.length - 1] = {
        ...last,
        days: [...new Set([...last.days, ...item.days])],
        to: item.to,
        // 'Sat + sun' is the weekend.
        tells: last.tells || item.tells || [...last.days, ...item.days].sort().join() === '5,6',
      }
    } else if (
      last?.kind === 'parts' &&
      item.kind === 'parts' &&
      last.isTimes === item.isTimes &&
      gap <= 2 &&
      isListed(words, last, item)
    ) {
      result[result.length - 1] = {
        ...last,
        parts: [...new Set([...last.parts, ...item.parts])],
        to: item.to,
        tells: last.tells || item.tells,
      }
    } else result.push(item)
  }
  return result
}

const asksWhen = wordSet(
  'available availability disponible disponibilite shift shifts coverage cover schedule hours only seulement work working weekly',
)

/** Words before days and parts that tell of the work's own rhythm, of a start, or of what is not wanted. */
const once = wordSet(
  'this black start starting starts begin beginning commence commencer debut due before by until past last month monthly mois',
)
const rhythm = wordSet(
  'every each chaque second third other next last this black prochain start starting starts begin beginning commence commencer debut due before by until past',
)
const rejections = wordSet('no not never pas sauf except excluding nor sans without dont aucun closed fermes ferme')

const asksFor = wordSet('need want looking like love prefer could someone somebody help hire available you for')

interface Unit extends WordRange {
  readonly days: readonly number[] | null
  readonly parts: readonly Part[] | null
  readonly isTimes: boolean
  readonly tells: boolean
}

function joinItems(days: Days | null, parts: Parts | null): Unit {
  const both = [days, parts].filter((item) => item !== null)
  return {
    days: days?.days ?? null,
    parts: parts?.parts ?? null,
    isTimes: parts?.isTimes ?? false,
    tells: both.some(({ tells }) => tells) || both.length > 1,
    from: Math.min(...both.map(({ from }) => from)),
    to: Math.max(...both.map(({ to }) => to)),
  }
}

/** Days with the parts beside them: 'Monday mornings', '9 to 5 weekdays', 'weekday mornings 9 to 12', 'evenings and weekends'. */
function unitsOf(words: readonly MessageWord[], items: readonly Item[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item
    const next = items[at + 1]
    const goesOn = next !== undefined && belongTogether(words, item, next)
    if (item.kind === 'days') {
      // 'Saturdays and evenings' are two things.
      if (goesOn && next.kind === 'parts' && !(item.tells && !next.isTimes && isAnded(words, item, next))) {
        const third = items[at + 2]
        const isNarrowed = third?.kind === 'parts' && third.isTimes && belongTogether(words, next, third)
        units.push(joinItems(item, isNarrowed ? third : next))
        at += isNarrowed ? 2 : 1
      } else units.push(joinItems(item, null))
      continue
    }
    const third = items[at + 2]
    if (goesOn && next.kind === 'parts' && next.isTimes && !item.isTimes) {
      const withDays = third?.kind === 'days' && belongTogether(words, next, third) && !isListed(words, next, third)
      units.push(joinItems(withDays ? third : null, next))
      at += withDays ? 2 : 1
    } else if (goesOn && next.kind === 'days' && !isAnded(words, item, next)) {
      units.push(joinItems(next, item))
      at += 1
    } else units.push(joinItems(null, item))
  }
  return units
}

/** 'Two afternoons a week (Tuesdays and Thursdays)' are those of these days; parts that other units give days to aren't said of every day. */
function settled(words: readonly MessageWord[], units: readonly Unit[]): Unit[] {
  const result: Unit[] = []
  for (const unit of units) {
    const last = result.at(-1)
    const isBehind = last !== undefined && words.slice(last.to, unit.from + 1).every((word) => !startsSentence(word))
    if (
      last !== undefined &&
      isBehind &&
      last.days === null &&
      unit.days !== null &&
      unit.parts === null &&
      /[(:]/.test(words[unit.from]?.gap ?? '')
    )
      result[result.length - 1] = { ...last, days: unit.days, to: unit.to, tells: true }
    else result.push(unit)
  }
  const isGiven = (unit: Unit) =>
    unit.days === null &&
    result.some(
      (other) =>
        other.days !== null && other.parts !== null && (unit.parts ?? []).every((part) => other.parts?.includes(part)),
    )
  return result.filter((unit) => !isGiven(unit))
}

function isAnded(words: readonly MessageWord[], one: Item, other: Item): boolean {
  return (
    words.slice(one.to, other.from).some(({ value }) => /^(and|or|et|ou)$/.test(value)) ||
    /[&+/]/.test(words[other.from]?.gap ?? '')
  )
}

/** 'Mornings except Fridays' */
function exceptBehind(words: readonly MessageWord[], at: number): readonly number[] {
  const cue = /^(only|seulement)$/.test(words[at]?.value ?? '') ? at + 1 : at
  const word = words[cue]
  if (word === undefined || startsSentence(word) || !/^(except|sauf|excluding|minus)$/.test(word.value)) return []
  const first = /^(on|for|le|les|la)$/.test(words[cue + 1]?.value ?? '') ? cue + 2 : cue + 1
  return first < words.length ? (daysAt(words, first)?.days ?? []) : []
}

function namesOf(words: readonly MessageWord[], { days: said, parts, from, to }: Unit): string[] {
  const days = said ?? (parts !== null && isOfEveryDay(words, from) ? everyDay : null)
  const except = exceptBehind(words, to)
  const when = (days ?? workdays).filter((day) => !except.includes(day))
  return when.flatMap((day) => {
    const usual = day < 5 ? (['morning', 'afternoon'] as const) : everyPart
    return everyPart.filter((part) => (parts ?? usual).includes(part)).map((part) => `${weekdays[day] ?? ''}_${part}`)
  })
}

function isMeant(words: readonly MessageWord[], unit: Unit): boolean {
  let piece = unit.from
  while (piece > 0 && unit.from - piece < 3 && !isParted(words[piece] as MessageWord)) piece -= 1
  const before = valuesOf(words, { from: Math.max(sentenceStart(words, unit.from), piece), to: unit.from })
  const said = words.slice(Math.max(sentenceStart(words, unit.from), unit.from - 3), unit.from)
  const rejection = said.findLastIndex(({ value }) => rejections.has(value))
  const isRefused =
    rejection !== -1 &&
    words.slice(unit.from - said.length + rejection + 1, unit.from + 1).every((word) => !isParted(word))
  if (isRefused || /^(off|closed)$/.test(words[unit.to]?.value ?? '')) return false
  const close = before.slice(-2)
  // 'You'd work 9 to 5' is asked for, 'I work 9 to 5' isn't.
  const isYours =
    /^(work|works)$/.test(before.at(-1) ?? '') &&
    /^(you|youd|youll|to|must|should|would|can|who)$/.test(before.at(-2) ?? '')
  if (!isYours && /^(spend|spends|spending|spent|waste|lose|work|works|passe|film|films)$/.test(before.at(-1) ?? ''))
    return false
  const isPrecise = unit.days !== null && unit.parts !== null
  const isOfEvery = unit.parts !== null && isOfEveryDay(words, unit.from)
  if (!unit.isTimes && !isPrecise && !isOfEvery && close.some((value) => rhythm.has(value))) return false
  if (!unit.isTimes && before.some((value) => once.has(value))) return false
  // What the clients do then themselves: 'I film on the weekend'.
  const earlier = valuesOf(words, { from: Math.max(sentenceStart(words, unit.from), unit.from - 7), to: unit.from })
  const teller = earlier.findLastIndex((value) => /^(i|we)$/.test(value))
  if (
    teller !== -1 &&
    !earlier.slice(teller).some((value) => asksFor.has(value)) &&
    unit.days !== null &&
    (unit.parts === null || (!unit.isTimes && earlier.length - teller === 2))
  )
    return false
  // 'We did everything ourselves, including nights'
  if (unit.days === null && earlier.some((value) => /^(ourselves|myself)$/.test(value))) return false
  if (
    unit.isTimes &&
    before.some((value) => /^(open|opened|ouvert|ouverte|ouverts|hours)$/.test(value)) &&
    /^(open|opened|ouvert|ouverte|ouverts)$/.test(before.at(-1) ?? '')
  )
    return false
  if (unit.tells) return true
  const around = valuesOf(words, { from: Math.max(sentenceStart(words, unit.from), unit.from - 5), to: unit.to + 2 })
  return around.some((value) => asksWhen.has(value))
}

/**
 * The parts of days that a message asks for. Mornings alone are those of workdays, evenings alone those of every day; a weekday alone is its
 * morning and afternoon, a day of the weekend all of it.
 * @param taken words that something else was read from
 */
export function availabilitiesIn(words: readonly MessageWord[], taken: readonly boolean[]): SaidAvailability[] {
  const items: Item[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (taken[at] === true) continue
    const item = timesAt(words, at) ?? officeHoursAt(words, at) ?? daysAt(words, at) ?? partAt(words, at)
    if (item === null) continue
    if (words.slice(item.from, item.to).some((_, which) => taken[item.from + which] === true)) continue
    items.push(item)
    at = item.to - 1
  }
  const named = new Set<string>()
  const said: SaidAvailability[] = []
  for (const unit of settled(words, unitsOf(words, merged(words, items)))) {
    if (!isMeant(words, unit)) continue
    const fresh = namesOf(words, unit).filter((name) => !named.has(name))
    for (const name of fresh) named.add(name)
    if (fresh.length > 0) said.push({ availabilities: fresh, from: unit.from, to: unit.to })
  }
  return said
}
