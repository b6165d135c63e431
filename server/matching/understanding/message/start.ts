import { en } from 'chrono-node'
import * as fr from 'chrono-node/fr'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'

/** When the work is to begin. */
export interface SaidStart extends WordRange {
  /** YYYY-MM-DD */
  readonly date: string
}

/** A day of the calendar. */
export interface Today {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
  readonly day: number
}

/** How many words behind a cue can say a day, and how far ahead it may be. */
const reach = 7
const farthestDays = 550
const dayLength = 86_400_000

const english = new Set([
  'start',
  'starts',
  'starting',
  'begin',
  'begins',
  'beginning',
  'commencing',
  'commence',
  'effective',
  'kickoff',
])
const french = new Set([
  'commencer',
  'commencant',
  'commence',
  'debut',
  'debuter',
  'debutant',
  'entree',
  'des',
  'compter',
  'partir',
])
const littleWords = wordSet(
  'on in from as of at by the date around approximately ideally preferably work with le la au en du de a fonction poste is would be no later than',
)

const dateOf = ({ year, month, day }: Today) => Date.UTC(year, month - 1, day, 12)
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day of the next Monday. */
function nextMonday(today: Today): number {
  const time = dateOf(today)
  const weekday = (new Date(time).getUTCDay() + 6) % 7
  return time + (7 - weekday) * dayLength
}

/** The library looks for days in forty ways; it needn't where nothing of a day is said. */
const ofDays =
  /\d|\b(jan|feb|f[ée]v|mar|apr|avr|may|mai|jun|jui|jul|aug|ao[uû]t|sep|oct|nov|dec|d[ée]c|mon|tue|wed|thu|fri|sat|sun|lun|mer|jeu|ven|sam|dim)|week|month|year|day|jour|semaine|mois|ann[ée]e|soon|tomorrow|tonight|demain|prochain|next|new year|spring|summer|fall|autumn|winter|printemps|automne|hiver|[ée]t[ée]/i

/** The day that a few words say, read by the library; null where they say none, one that is past or one far off. */
function dayIn(
  text: string,
  today: Today,
  isFrench: boolean,
): { time: number; start: number; end: number; isRange: boolean } | null {
  const phrase = /^\s*(?:the\s+|la\s+)?(next week|semaine prochaine|next month|mois prochain|new year)/i.exec(text)
  if (phrase !== null) {
    const said = (phrase[1] ?? '').toLowerCase()
    const time = /week|semaine/.test(said)
      ? nextMonday(today)
      : said === 'new year'
        ? Date.UTC(today.year + 1, 0, 1, 12)
        : Date.UTC(today.year, today.month, 1, 12)
    return { time, start: 0, end: phrase[0].length, isRange: false }
  }
  if (!ofDays.test(text)) return null
  const reader = isFrench ? fr.casual : en.casual
  const [found] = reader.parse(text, { instant: new Date(dateOf(today)), timezone: 0 }, { forwardDate: true })
  if (found === undefined) return null
  const { start, index } = found
  // A time of day alone is no day.
  if (!start.isCertain('day') && !start.isCertain('weekday') && !start.isCertain('month')) return null
  const before = text.slice(0, index)
  const isMonthAlone = start.isCertain('month') && !start.isCertain('day')
  const day = isMonthAlone
    ? /\b(mid|mi)\W*$/i.test(before)
      ? 15
      : /\b(late|end of|fin)\W*$/i.test(before)
        ? 25
        : 1
    : start.get('day')
  const [year, month] = [start.get('year'), start.get('month')]
  if (year === null || month === null || day === null) return null
  let time = Date.UTC(year, month - 1, day, 12)
  // On a Monday, 'Monday' is the next one.
  if (start.isCertain('weekday') && !start.isCertain('day') && time === dateOf(today)) time += 7 * dayLength
  if (isMonthAlone && time < dateOf(today) && month === today.month) time = dateOf(today)
  const days = (time - dateOf(today)) / dayLength
  return days < 0 || days > farthestDays
    ? null
    : { time, start: index, end: index + found.text.length, isRange: found.end != null }
}

/** Whether what begins here leads to a day: 'start on', 'à partir de', 'dès', 'as of', 'from' with a month or day behind. */
function cueAt(words: readonly MessageWord[], at: number): { to: number; isFrench: boolean } | null {
  const word = words[at] as MessageWord
  const next = words[at + 1]?.value ?? ''
  const before = words[at - 1]?.value ?? ''
  const isFrench = french.has(word.value) && word.value !== 'commence'
  if (isFrench && word.value === 'partir' && !/^(a)$/.test(before)) return null
  if (isFrench && word.value === 'compter' && !/^(a)$/.test(before)) return null
  if (isFrench && word.value === 'des' && !/^dès$/i.test(word.written)) return null
  if (isFrench) return { to: at + 1, isFrench }
  if (english.has(word.value)) {
    // What the business began, or begins each time, isn't when this work begins.
    if (
      /^(we|our|class|classes|school|season|semester|term|course|launch|tickets|meetings)$/.test(before) &&
      word.value.endsWith('s')
    )
      return null
    if (/^(business|company|podcast|blog)$/.test(next)) return null
    return { to: at + 1, isFrench: false }
  }
  if (word.value === 'start' || word.value === 'kick') return { to: at + 1, isFrench: false }
  if ((word.value === 'as' && next === 'of') || (word.value === 'available' && next === 'from'))
    return { to: at + 2, isFrench: false }
  if (word.value === 'from') return { to: at + 1, isFrench: false }
  return null
}

const months =
  /^(jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/

function datedAt(words: readonly MessageWord[], at: number, today: Today, text: string): SaidStart | null {
  const cue = cueAt(words, at)
  if (cue === null) return null
  let from = cue.to
  while (
    from < words.length &&
    from < cue.to + 4 &&
    littleWords.has(words[from]?.value ?? '') &&
    !startsSentence(words[from] as MessageWord)
  )
    from += 1
  const first = words[from]
  if (first === undefined || startsSentence(first)) return null
  let to = from
  while (to < Math.min(words.length, from + reach) && (to === from || !startsSentence(words[to] as MessageWord)))
    to += 1
  // 'In two weeks' loses its sense without its first word.
  const lead = words[from - 1]
  const begin = lead !== undefined && from > cue.to && /^(in|en|dans)$/.test(lead.value) ? lead.start : first.start
  const last = words[to - 1] as MessageWord
  const said = text.slice(begin, last.end)
  // 'Dès janvier': a month alone is no date to the library's French.
  const isMonth = cue.isFrench && months.test(first.value) && words[from + 1]?.number == null
  const monthAlone = isMonth ? dayIn(`1 ${first.written}`, today, true) : null
  if (monthAlone !== null && from === cue.to) return { date: textOf(monthAlone.time), from: at, to: from + 1 }
  const found = dayIn(said, today, cue.isFrench) ?? (cue.isFrench ? dayIn(said, today, false) : null)
  // What stands first behind the cue is the day; one further on is of something else.
  if (
    found === null ||
    !/^\W*(in|en|dans|early|mid|late|end of|the|mi|fin|début|le|la|week of|semaine du)?[\s\W]*$/i.test(
      said.slice(0, found.start),
    )
  )
    return null
  const lastOfRange = words.findLastIndex((word) => word.start < begin + found.end)
  const isOnlyFrom = words[at]?.value === 'from'
  if (
    isOnlyFrom &&
    (!words.slice(from, lastOfRange + 1).some(({ value }) => months.test(value)) ||
      ((found.isRange || /^(to|until|till|through)$/.test(words[lastOfRange + 1]?.value ?? '')) &&
        words.slice(from, lastOfRange + 1).every(({ number }) => number === null)))
  )
    return null
  const isRange =
    (!isOnlyFrom && /^(to|through|thru|au)$/.test(words[lastOfRange + 1]?.value ?? '')) ||
    (/^\s*[-–—]/.test(words[lastOfRange + 1]?.gap ?? '') &&
      /day$|^(mon|tue|wed|thu|fri)/.test(words[lastOfRange + 1]?.value ?? ''))
  if (isRange) return null
  const startAt = words[at - 1]?.value === 'a' && /^(partir|compter)$/.test(words[at]?.value ?? '') ? at - 1 : at
  return { date: textOf(found.time), from: startAt, to: lastOfRange + 1 }
}

const atOnce: readonly (readonly string[])[] = [
  ['asap'],
  ['immediately'],
  ['right', 'away'],
  ['straight', 'away'],
  ['as', 'soon', 'as', 'possible'],
  ['immediate', 'start'],
  ['today'],
  ['des', 'que', 'possible'],
  ['aussitot', 'que', 'possible'],
  ['immediatement'],
  ['tout', 'de', 'suite'],
  ['des', 'maintenant'],
]
const hires = wordSet(
  'need needs want looking hire hiring start starting starts begin someone somebody help seeking join besoin cherche cherchons commencer debut embauche available urgent',
)
const answers = wordSet(
  'reply replied respond answered answer returned return call called ship shipped post posted pay paid send sent notify notified alert escalate rappeler',
)

function atOnceAt(words: readonly MessageWord[], at: number): WordRange | null {
  const said = atOnce.find((saying) => saying.every((value, which) => words[at + which]?.value === value))
  if (said === undefined) return null
  const to = at + said.length
  const before = valuesOf(words, { from: sentenceStart(words, at, 16), to: at })
  const start = cueStart(words, at)
  if (start !== at) return { from: start, to }
  if (said[0] === 'today' || (said[0] === 'des' && said[1] === 'maintenant')) return null
  if (before.some((value) => answers.has(value))) return null
  const next = words[to]
  const isEnd = next === undefined || isParted(next)
  const isAlone = before.length === 0 || isParted(words[at] as MessageWord)
  if (said[1] === 'start') return { from: at, to }
  return isEnd && (isAlone || before.some((value) => hires.has(value))) ? { from: at, to } : null
}

/** Where the cue begins that stands right before, if one does: 'start ASAP'. */
function cueStart(words: readonly MessageWord[], at: number): number {
  const before = words[at - 1]
  if (before === undefined || startsSentence(words[at] as MessageWord)) return at
  const earlier = words[at - 2]
  if (english.has(before.value) || /^(commencer|debut|debuter)$/.test(before.value)) return at - 1
  return earlier !== undefined && /^(date|work)$/.test(before.value) && english.has(earlier.value) ? at - 2 : at
}

/** 'February 1 start': the day stands before what it is of. */
function datedBefore(words: readonly MessageWord[], at: number, today: Today, text: string): SaidStart | null {
  const word = words[at] as MessageWord
  const next = words[at + 1]
  if (word.value !== 'start' || isParted(word) || (next !== undefined && !isParted(next))) return null
  let from = at - 1
  while (
    from >= 0 &&
    at - from <= 4 &&
    !months.test(words[from]?.value ?? '') &&
    !isParted(words[from + 1] as MessageWord)
  )
    from -= 1
  const first = words[from]
  if (first === undefined || !months.test(first.value)) return null
  const found = dayIn(text.slice(first.start, word.start), today, false)
  return found === null ? null : { date: textOf(found.time), from, to: at + 1 }
}

/** 'May through September', 'Feb to end of April', 'début janvier' say when by themselves, where a sentence begins with them. */
function seasonAt(words: readonly MessageWord[], at: number, today: Today): SaidStart | null {
  const word = words[at] as MessageWord
  // 'Du 20 décembre au 3 janvier'
  const [second, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]]
  if (
    word.value === 'du' &&
    (at === 0 || isParted(word)) &&
    second?.number != null &&
    months.test(third?.value ?? '') &&
    fourth?.value === 'au'
  ) {
    const first = dayIn(`${second.written} ${third?.written ?? ''}`, today, true)
    return first === null ? null : { date: textOf(first.time), from: at, to: at + 4 }
  }
  // '18 hours a week May to September'
  const isBehindHours = /^(week|wk|month|day|semaine|mois|jour)$/.test(words[at - 1]?.value ?? '')
  if (at > 0 && !isParted(word) && !isBehindHours) return null
  const isEarly = /^(debut|early)$/.test(word.value)
  const month = isEarly ? words[at + 1] : word
  if (month === undefined || !months.test(month.value)) return null
  // 'Mar' alone is no date to the library, its first day is.
  const found = dayIn(`${month.written} 1`, today, false) ?? dayIn(`1 ${month.written}`, today, true)
  if (found === null) return null
  const next = words[at + (isEarly ? 2 : 1)]
  if (isEarly) return next === undefined || isParted(next) ? { date: textOf(found.time), from: at, to: at + 2 } : null
  if (next === undefined || startsSentence(next)) return null
  const isJoined = /^(to|through|thru|until|till|a|au)$/.test(next.value)
  const isDash = /^\s*[-–—]\s*$/.test(next.gap)
  if (!isJoined && !isDash) return null
  for (let to = isDash ? at + 1 : at + 2; to < Math.min(words.length, at + 5); to += 1) {
    const last = words[to] as MessageWord
    if (startsSentence(last)) return null
    if (months.test(last.value)) return { date: textOf(found.time), from: at, to: to + 1 }
    if (!/^(the|end|of|mid|early|late|fin|la|mi)$/.test(last.value)) return null
  }
  return null
}

/** When the work is to begin, if the message says so; reckoned from today. */
export function startIn(words: readonly MessageWord[], text: string, today: Today): SaidStart | null {
  for (let at = 0; at < words.length; at += 1) {
    const dated = datedAt(words, at, today, text) ?? datedBefore(words, at, today, text) ?? seasonAt(words, at, today)
    if (dated !== null) return dated
    const now = atOnceAt(words, at)
    if (now !== null) return { date: textOf(dateOf(today)), ...now }
  }
  return null
}
