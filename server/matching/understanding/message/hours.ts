import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'

/** How much work is asked for. */
export interface SaidHours extends WordRange {
  /** Whole hours a month; null where only 'part time' or 'full time' was said. */
  readonly per_month: number | null
  readonly kind: 'number' | 'part_time' | 'full_time'
}

const weeksAMonth = 52 / 12
const workdaysAWeek = 5
/** A day has no more working hours than these, nor has a week, nor a month. */
const maxADay = 16
const maxAWeek = 112
const maxAMonth = 744

const hourWords = wordSet('hour hours hr hrs h heure heures')
const minuteWords = wordSet('minute minutes min mins')
const perWords = wordSet('per a an each every par chaque the by la le aux les')
const toWords = wordSet('to or a ou and et until jusqua')

type Period = 'day' | 'week' | 'fortnight' | 'month' | 'year'
const periods: Readonly<Record<string, Period>> = {
  day: 'day',
  days: 'day',
  weekday: 'day',
  workday: 'day',
  daily: 'day',
  jour: 'day',
  jours: 'day',
  week: 'week',
  weeks: 'week',
  wk: 'week',
  w: 'week',
  weekly: 'week',
  semaine: 'week',
  semaines: 'week',
  sem: 'week',
  hebdomadaire: 'week',
  hebdomadaires: 'week',
  biweekly: 'fortnight',
  fortnight: 'fortnight',
  month: 'month',
  mo: 'month',
  mth: 'month',
  monthly: 'month',
  mois: 'month',
  mensuel: 'month',
  mensuelles: 'month',
  year: 'year',
  yearly: 'year',
  annee: 'year',
}
/** 'Each morning' is a day's work. */
const partsOfDays = wordSet('morning afternoon evening night matin avantmidi soir shift')
const everyWords = wordSet('each every chaque par per')

/** These say 'per' by themselves: '15 hours weekly'. */
const adverbs = wordSet('daily weekly biweekly monthly yearly hebdomadaire hebdomadaires mensuel mensuelles')

/** Hours of these are what is worked on: 'two hours of footage a week'. */
const material = wordSet(
  'footage audio video videos recording recordings tape tapes lectures interviews episodes content calls meetings classes sleep driving enregistrement enregistrements entrevues podcasts traffic',
)
const workNouns = wordSet('editing work help support montage montages transcription assistance admin time')

/** Hours of these are how long something may take. */
const ofWaiting = wordSet(
  'turnaround turn response reply notice window delivery deadline emergency hotline waiting wait delai drive flight',
)

/** Whoever says this tells of hours that are, not of hours that are wanted. */
const ownTime = wordSet(
  'spend spends spending spent waste wastes wasting wasted lose loses losing lost takes taking took eats eating costs costing save saves saving open opened operating operate ouvert ouverte ouverts passe passons perds perdons within every after apres toutes away works worked worth log logs logging overtime',
)
const workers = wordSet('i we he she they staff people team crew je on nous')
const works = wordSet('work working travaille travaillons do fais faisons put am')

function periodAt(words: readonly MessageWord[], at: number): { period: Period; to: number } | null {
  const word = words[at]
  if (word === undefined || startsSentence(word)) return null
  const own = periods[word.value]
  if (own !== undefined && (adverbs.has(word.value) || word.gap.includes('/'))) return { period: own, to: at + 1 }
  if (!perWords.has(word.value)) return null
  const next = words[at + 1]
  // 'Every two weeks', 'aux deux semaines'.
  if (next?.number === 2 && periods[words[at + 2]?.value ?? ''] === 'week') return { period: 'fortnight', to: at + 3 }
  if (next !== undefined && everyWords.has(word.value) && partsOfDays.has(next.value))
    return { period: 'day', to: at + 2 }
  const period = next === undefined || adverbs.has(next.value) ? undefined : periods[next.value]
  if (period === undefined || next === undefined || startsSentence(next)) return null
  // 'A day' and 'the week' are said of much else.
  if (word.value === 'the' && period !== 'week' && period !== 'month') return null
  return { period, to: at + 2 }
}

/** The amount whose last word stands here, with what a range has before it. */
function amountEndingAt(words: readonly MessageWord[], at: number): { amount: number; from: number } | null {
  const last = words[at]
  if (last === undefined) return null
  // '5 or so hours', '20 odd hours'
  if (last.value === 'so' && words[at - 1]?.value === 'or') return amountEndingAt(words, at - 2)
  if (last.value === 'odd') return amountEndingAt(words, at - 1)
  // 'Seven and a half hours'
  if (last.value === 'half' && words[at - 1]?.value === 'a' && words[at - 2]?.value === 'and') {
    const whole = amountEndingAt(words, at - 3)
    return whole === null ? null : { amount: whole.amount + 0.5, from: whole.from }
  }
  // 'Une couple d'heures'
  if (/^(paire|couple|coupe)$/.test(last.value) && /d['’]\s*$/i.test(words[at + 1]?.gap ?? ''))
    return { amount: 2, from: words[at - 1]?.value === 'une' ? at - 1 : at }
  // 'A couple of hours'
  if (last.value === 'of' && words[at - 1]?.value === 'couple')
    return { amount: 2, from: words[at - 2]?.value === 'a' ? at - 2 : at - 1 }
  if (last.number === null) {
    const isOne = (last.value === 'an' || last.value === 'a') && hourWords.has(words[at + 1]?.value ?? '')
    if (!isOne || words[at - 1]?.number != null || isMoney(words, at - 1)) return null
    return words[at - 1]?.value === 'half' ? { amount: 0.5, from: at - 1 } : { amount: 1, from: at }
  }
  if (/[$€£]\s*$/.test(last.gap)) return null
  const before = words[at - 1]
  if (before !== undefined && before.number !== null && /^\s*[-–—/]\s*$/.test(last.gap))
    return range(before.number, last.number, at - 1)
  if (before !== undefined && toWords.has(before.value)) {
    const first = words[at - 2]
    if (first !== undefined && first.number !== null) return range(first.number, last.number, at - 2)
    // '15 h à 20 h'.
    const number = words[at - 3]
    if (first !== undefined && hourWords.has(first.value) && number !== undefined && number.number !== null)
      return range(number.number, last.number, at - 3)
  }
  return { amount: last.number, from: at }
}

function range(low: number, high: number, from: number): { amount: number; from: number } | null {
  return low < high ? { amount: (low + high) / 2, from } : null
}

const moneyWords = wordSet('dollars dollar bucks cad usd cents')

function isMoney(words: readonly MessageWord[], at: number): boolean {
  const word = words[at]
  return (
    word !== undefined &&
    (moneyWords.has(word.value) || /[$€£]/.test(word.gap) || /[$€£]/.test(words[at + 1]?.gap ?? ''))
  )
}

function perMonth(amount: number, period: Period, daysAWeek: number): number | null {
  const isSensible =
    amount > 0 &&
    amount <= { day: maxADay, week: maxAWeek, fortnight: 2 * maxAWeek, month: maxAMonth, year: 12 * maxAMonth }[period]
  if (!isSensible) return null
  const times = {
    day: daysAWeek * weeksAMonth,
    week: weeksAMonth,
    fortnight: weeksAMonth / 2,
    month: 1,
    year: 1 / 12,
  }[period]
  return Math.min(maxAMonth, Math.max(1, Math.round(amount * times)))
}

/** The days a week that are said close behind hours a day: 'three hours a day, two days a week'; and where that ends. */
function daysBehind(words: readonly MessageWord[], begin: number): { days: number; to: number } {
  // 'Du lundi au mercredi', 'from Monday to Wednesday'
  const from = /^(du|from)$/.test(words[begin]?.value ?? '') ? begin + 1 : begin
  const [first, joint = '', last = ''] = valuesOf(words, { from, to: from + 3 })
  if (first === 'weekdays') return { days: workdaysAWeek, to: from + 1 }
  if (/^(on|en)$/.test(first ?? '') && /^(weekdays|semaine)$/.test(joint)) return { days: workdaysAWeek, to: from + 2 }
  // 'Three hours a day, Monday to Friday' counts the days, and says nothing of which hours.
  if (first !== undefined && !startsSentence(words[from] as MessageWord)) {
    if (weekdayNames.test(first) && weekdayNames.test(last) && /^(to|through|thru|au|a)$/.test(joint))
      return { days: daysFrom(first, last), to: from + 3 }
    if (weekdayNames.test(first) && weekdayNames.test(joint) && /[-–—]/.test(words[from + 1]?.gap ?? ''))
      return { days: daysFrom(first, joint), to: from + 2 }
  }
  // 'Two hours a day, Monday, Wednesday and Friday'
  const listed = daysListed(words, from)
  if (listed !== null) return listed
  for (let at = from; at < Math.min(words.length - 2, from + 5); at += 1) {
    const word = words[at]
    if (word === undefined || startsSentence(word)) break
    if (word.number === null || word.number < 1 || word.number > 7) continue
    if (periods[words[at + 1]?.value ?? ''] !== 'day') continue
    const per = periodAt(words, at + 2)
    return { days: word.number, to: per?.period === 'week' ? per.to : at + 2 }
  }
  return { days: workdaysAWeek, to: begin }
}

/** Several weekdays one after the other, and where they end. */
function daysListed(words: readonly MessageWord[], begin: number): { days: number; to: number } | null {
  const named = new Set<number>()
  let to = begin
  for (let at = begin; at < words.length; at += 1) {
    const word = words[at] as MessageWord
    if (startsSentence(word)) break
    const singular = word.value.replace(/(day|di)s$/, '$1')
    if (weekdayNames.test(singular)) {
      named.add(placeOf(singular))
      to = at + 1
    } else if (!/^(and|et|on|the|le|les)$/.test(word.value)) break
  }
  return named.size < 2 ? null : { days: named.size, to }
}

/** '3 days x 5 hours a week', '3 days of 8 hours every month': how many days, and where that begins. */
function daysTimes(words: readonly MessageWord[], at: number): { days: number; from: number } {
  const near = words.slice(Math.max(0, at - 4), at).map(({ value, number }) => number ?? value)
  // '3 clinic days of 7 hours'
  const isNamed = near.length === 4 && typeof near[0] === 'number' && typeof near[1] === 'string'
  const [days, unit = '', joint = ''] =
    isNamed && periods[String(near[2])] === 'day' ? [near[0], near[2], near[3]] : near.slice(-3)
  const isDays = typeof days === 'number' && periods[String(unit)] === 'day' && /^(x|of|de|at|a)$/.test(String(joint))
  return isDays && days >= 1 && days <= 31 ? { days, from: isNamed ? at - 4 : at - 3 } : { days: 1, from: at }
}

/** The days of a working week in their order, as they begin. */
const weekdayOrder = ['mon lun', 'tue mar', 'wed mer', 'thu jeu', 'fri ven', 'sat sam', 'sun dim'].map((starts) =>
  starts.split(' '),
)
const weekdayNames =
  /^(mon|tues?|weds?|thu|thurs?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/

function placeOf(day: string): number {
  return weekdayOrder.findIndex((starts) => starts.includes(day.slice(0, 3)))
}

/** How many days there are from one to the other. */
function daysFrom(first: string, last: string): number {
  return ((placeOf(last) - placeOf(first) + 7) % 7) + 1
}

const countedDays = wordSet(
  'day days morning mornings afternoon afternoons evening evenings night nights shift shifts jour jours matin matins soir soirs fois times',
)

/** The days a week said before hours a day: 'three mornings a week, four hours each morning'. */
function daysBefore(words: readonly MessageWord[], from: number): number | null {
  for (let at = from - 3; at >= Math.max(0, from - 7); at -= 1) {
    const word = words[at]
    if (word === undefined || word.number === null || word.number < 1 || word.number > 7) continue
    if (!countedDays.has(words[at + 1]?.value ?? '')) continue
    const period = periodAt(words, at + 2)
    if (period?.period === 'week' && period.to <= from) return word.number
  }
  return null
}

/** How far behind the hours their period may stand: '15 hours of admin help each week'. */
const reach = 6
const leadsOn = wordSet('of de d for on in or so total du max')

/** The period of hours whose unit stands at `unit`, behind it or right before the amount. */
function periodOf(
  words: readonly MessageWord[],
  unit: number,
  from: number,
): { period: Period; from: number; to: number } | null {
  const next = words[unit + 1]
  const mayLead = next !== undefined && leadsOn.has(next.value)
  for (let at = unit + 1; at <= unit + 1 + (mayLead ? reach : 0); at += 1) {
    const word = words[at]
    if (word === undefined || startsSentence(word)) break
    const found = periodAt(words, at)
    if (found !== null) return { ...found, from }
    if (word.number !== null) break
  }
  // '15-hour weeks'
  if (next !== undefined && (next.value === 'week' || next.value === 'weeks') && !startsSentence(next))
    return { period: 'week', from, to: unit + 2 }
  // '3-hour days'
  if (next !== undefined && next.value === 'days' && !startsSentence(next)) return { period: 'day', from, to: unit + 2 }
  for (const length of [1, 2, 3]) {
    const start = from - length
    const found = start < 0 ? null : periodAt(words, start)
    if (found !== null && found.to === from && words[from]?.gap.trim() !== '.') return { ...found, from: start }
    const adverb = words[from - 1]
    if (length === 1 && adverb !== undefined && adverbs.has(adverb.value))
      return { period: periods[adverb.value] ?? 'week', from: from - 1, to: unit + 1 }
  }
  return null
}

function isOfMaterial(words: readonly MessageWord[], unit: number): boolean {
  const of = words[unit + 1]?.value
  if (of !== 'of' && of !== 'de') return false
  const [first = '', second = '', third = ''] = valuesOf(words, { from: unit + 2, to: unit + 5 })
  if (material.has(first)) return !workNouns.has(second)
  return material.has(second) && !workNouns.has(third)
}

/** Whether the words before tell of hours that someone spends, is open or has: 'I lose ten hours a week'. */
function isOwnTime(words: readonly MessageWord[], from: number): boolean {
  const before = valuesOf(words, { from: Math.max(sentenceStart(words, from), from - 7), to: from })
  return before.some(
    (value, at) =>
      (ownTime.has(value) && !(value === 'works' && /^(who|that|qui)$/.test(before[at - 1] ?? ''))) ||
      (works.has(value) && workers.has(before[at - 1] ?? '') && !before.slice(at).includes('for')),
  )
}

/** 'Hours: 20 per week', 'Hours per week: 15-20', 'heures par semaine : 10'. */
function labelled(words: readonly MessageWord[], unit: number): SaidHours | null {
  const label = words[unit]
  if (label === undefined || !/^(hours|hrs|heures)$/.test(label.value)) return null
  let at = unit + 1
  const before = periodAt(words, at)
  if (before !== null) at = before.to
  if (!/[:=]/.test(words[at]?.gap ?? '')) return null
  while (at < words.length && /^(about|around|approx|approximately|environ|up)$/.test(words[at]?.value ?? '')) at += 1
  let last = at
  while (last + 1 < words.length && last < at + 3 && amountEndingAt(words, last + 1) !== null) last += 1
  if (words[last + 1] !== undefined && toWords.has(words[last + 1]?.value ?? '') && words[last + 2]?.number != null)
    last += 2
  const amount = amountEndingAt(words, last)
  if (amount === null || amount.from < at) return null
  const behind = periodAt(words, hourWords.has(words[last + 1]?.value ?? '') ? last + 2 : last + 1)
  const period = before?.period ?? behind?.period
  if (period === undefined) return null
  const per_month = perMonth(amount.amount, period, workdaysAWeek)
  return per_month === null ? null : { per_month, kind: 'number', from: unit, to: behind?.to ?? last + 1 }
}

function numberAt(words: readonly MessageWord[], unit: number): SaidHours | null {
  const word = words[unit]
  if (word === undefined) return null
  const isMinutes = minuteWords.has(word.value)
  if (!isMinutes && !hourWords.has(word.value)) return null
  const inLabel = labelled(words, unit)
  if (inLabel !== null) return inLabel
  const adverb = words[unit - 1]
  const isBetween = adverb !== undefined && adverbs.has(adverb.value) && words[unit - 2]?.number != null
  const whole = amountEndingAt(words, isBetween ? unit - 2 : unit - 1)
  if (whole === null) return null
  // 'Dix-sept heures et demie'
  const isHalf = words[unit + 1]?.value === 'et' && /^demie?$/.test(words[unit + 2]?.value ?? '')
  const amount = isHalf ? { ...whole, amount: whole.amount + 0.5 } : whole
  const said = isBetween
    ? { period: periods[adverb.value] ?? 'week', from: amount.from, to: unit + 1 }
    : periodOf(words, isHalf ? unit + 2 : unit, amount.from)
  // '24 hour turnaround'
  if (ofWaiting.has(words[unit + 1]?.value ?? '') && !startsSentence(words[unit + 1] as MessageWord)) return null
  // 'Twelve files a week, 30 minutes each'
  if (isMinutes && said !== null && said.from < amount.from) return null
  if (said === null || isOfMaterial(words, unit) || isOwnTime(words, amount.from)) return null
  const behind = said.period === 'day' ? daysBehind(words, said.to) : { days: workdaysAWeek, to: said.to }
  const isCounted = behind.to > said.to
  const days = isCounted ? behind.days : (daysBefore(words, said.from) ?? behind.days)
  const { to } = behind
  const times = said.period === 'day' ? { days: 1, from: said.from } : daysTimes(words, said.from)
  const hours = (isMinutes ? amount.amount / 60 : amount.amount) * times.days
  const per_month = perMonth(hours, said.period, days)
  return per_month === null ? null : { per_month, kind: 'number', from: times.from, to: Math.max(to, unit + 1) }
}

/** Of these a share of time is said that isn't asked for: 'payroll for twelve full time employees'. */
const ofOthers = wordSet(
  'job jobs students student staff employees employee workers teachers drivers mom dad parent nurses crew emploi employes etudiants etudiant',
)
const ownPost = wordSet(
  'have has had work works working my our am teach study travaille mon notre nos avons ont ai already deja',
)
const wanted = wordSet(
  'need needs want wants looking seeking hire hiring for cherche cherchons besoin recherche like prefer someone somebody',
)

function shareAt(words: readonly MessageWord[], at: number): SaidHours | null {
  const pair = `${words[at]?.value ?? ''} ${words[at + 1]?.value ?? ''}`
  const single = words[at]?.value
  const isTwo = /^(part|full|half) time$|^temps (partiel|plein|complet)$|^mi temps$/.test(pair)
  if (!isTwo && !/^(parttime|fulltime)$/.test(single ?? '')) return null
  const to = at + (isTwo ? 2 : 1)
  if (isTwo && startsSentence(words[at + 1] as MessageWord)) return null
  if (ofOthers.has(words[to]?.value ?? '')) return null
  let from = at
  while (from > 0 && at - from < 7 && !isParted(words[from] as MessageWord)) from -= 1
  const before = valuesOf(words, { from, to: at })
  if (/^(no|not|pas|non)$/.test(before.at(-1) ?? '')) return null
  for (const value of before.toReversed()) {
    if (wanted.has(value)) break
    if (ownPost.has(value)) return null
  }
  const isFull = /full|plein|complet/.test(isTwo ? pair : (single ?? ''))
  return { per_month: null, kind: isFull ? 'full_time' : 'part_time', from: at, to }
}

/** The hours that a message asks for; numbers of anything else ("30 employees", "48 hours turnaround") say nothing. */
export function hoursIn(words: readonly MessageWord[]): SaidHours | null {
  let number: SaidHours | null = null
  let share: SaidHours | null = null
  for (let at = 0; at < words.length; at += 1) {
    number ??= numberAt(words, at)
    share ??= shareAt(words, at)
  }
  if (number === null || share === null) return number ?? share
  return { ...number, kind: share.kind }
}
