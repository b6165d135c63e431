import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'

/** What a client says they would pay; shown beside our price, never a filter. */
export interface SaidBudget extends WordRange {
  readonly amount_cents: number
  readonly currency: 'cad' | 'usd' | null
  readonly unit: 'hour' | 'week' | 'month' | 'year' | 'once'
}

const unitOf: Readonly<Record<string, SaidBudget['unit']>> = {
  hour: 'hour',
  hourly: 'hour',
  hr: 'hour',
  h: 'hour',
  heure: 'hour',
  lheure: 'hour',
  week: 'week',
  weekly: 'week',
  wk: 'week',
  semaine: 'week',
  month: 'month',
  monthly: 'month',
  mo: 'month',
  mois: 'month',
  year: 'year',
  yearly: 'year',
  annum: 'year',
  annually: 'year',
  annee: 'year',
  an: 'year',
}

const moneyWords = wordSet('dollars dollar bucks piastres cad usd cdn')
const pays = wordSet(
  'budget budgeted pay paying pays paid offer offering offers rate rates wage wages salary afford compensation max maximum tops willing flat total payer paie payons offrons salaire tarif prix enveloppe moyens spend depenser cap forfait forfaitaire',
)
/** Money of these is what the business turns over, sells or owes. */
const others = wordSet(
  'revenue revenues makes earns earn brings generates sales ad ads adspend media invoice invoices billed billing worth sell sells selling sold price priced prices costs charge charges donation donations grant grants deposit subscription rent loan loans owe owes owing owed debt million raise raised raising funding arr mrr ventes revenus chiffre factures orders order inventory stock gift cards prize under over above each chaque depense depenses dons pledge pledges portfolio payroll asset assets turnover refund refunds',
)

/** Words that multiply the number before them: '2k', 'two grand', 'fifteen hundred', 'deux mille'. */
const multiples: Readonly<Record<string, number>> = { k: 1000, grand: 1000, thousand: 1000, mille: 1000, hundred: 100 }

/** A number with what multiplies it. */
function numberAt(words: readonly MessageWord[], at: number): { amount: number; to: number } | null {
  const number = words[at]?.number ?? null
  if (number === null) return null
  const next = words[at + 1]
  const times = next !== undefined && Object.hasOwn(multiples, next.value) ? (multiples[next.value] ?? 1) : 1
  if (next === undefined || times === 1 || isParted(next) || (next.value === 'k' && next.gap !== ''))
    return { amount: number, to: at + 1 }
  return { amount: number * times, to: at + 2 }
}

function isMoneyAt(words: readonly MessageWord[], at: number): { currency: SaidBudget['currency']; to: number } | null {
  const word = words[at]
  const said = numberAt(words, at)
  if (word === undefined || said === null) return null
  let { to } = said
  const next = words[to]
  const sign = /(CA|C|US|CAD|USD)?\s?\$\s*$/i.exec(word.gap)
  const codeBefore = words[at - 1]?.value
  const named = next !== undefined && moneyWords.has(next.value) && !startsSentence(next) ? next.value : null
  const signBehind = /^\s?\$/.test(words[to - 1]?.behind ?? '')
  const isGrand = words[to - 1]?.value === 'grand'
  const isBare =
    sign === null && named === null && !signBehind && !isGrand && codeBefore !== 'cad' && codeBefore !== 'usd'
  if (isBare && !isPaidBare(words, at, to)) return null
  let currency: SaidBudget['currency'] = null
  const codes = [named, codeBefore, sign?.[1]?.toLowerCase(), next?.value]
  if (codes.some((code) => code === 'cad' || code === 'cdn' || code === 'ca' || code === 'c')) currency = 'cad'
  if (codes.some((code) => code === 'usd' || code === 'us')) currency = 'usd'
  if (named !== null || /^(cad|usd|cdn)$/.test(next?.value ?? '')) to += 1
  return { currency, to }
}

const fillers = wordSet('is of around about max maximum up to at de environ est roughly approximately maybe say')
/** An hour of an assistant costs so much; more or less in an hour is of something else. */
const hourlyPay = { least: 12, most: 150 }

/** 'Budget 2500', 'I can pay 800 a month', '25/hr': a sum without its sign, right behind what makes it one or right before its unit. */
function isPaidBare(words: readonly MessageWord[], at: number, to: number): boolean {
  const number = numberAt(words, at)?.amount ?? 0
  let first = at - 1
  // Of '20-25 hourly' the second one is behind the first.
  if (/^\s*[-–—]\s*$/.test(words[at]?.gap ?? '') && words[first]?.number != null) first -= 1
  while (first >= 0 && at - first <= 4 && fillers.has(words[first]?.value ?? '')) first -= 1
  const cue = words[first]?.value ?? ''
  if (cue === 'budget' && number >= 50) return !/^(hours|hrs|h|heures)$/.test(words[to]?.value ?? '')
  const unit = unitAt(words, to)
  if (unit === null) return false
  if (/^(pay|paying|paie|payer|offer|spend|afford|rate|wage|tarif)$/.test(cue)) return true
  const behind = words[unit.to]
  const isOver = behind === undefined || isParted(behind) || /^(for|pour|max|maximum|tops)$/.test(behind.value)
  const isStart = at === 0 || isParted(words[at] as MessageWord)
  // 'Data entry, 30 an hour.', '25/hr'
  if (unit.unit === 'hour' && isOver && number >= hourlyPay.least && number <= hourlyPay.most)
    return words[to]?.gap.includes('/') === true || isStart
  // '1,800/month.', 'up to 1,500 a month' as a sentence of its own; of so much nothing else is told so shortly.
  let start = at
  while (start > 0 && !startsSentence(words[start] as MessageWord) && fillers.has(words[start - 1]?.value ?? ''))
    start -= 1
  const isWhole = start === 0 || startsSentence(words[start] as MessageWord)
  const isMultiplied = number >= 1000 && to > at + 1
  return isWhole && isOver && number >= 300 && (words[to]?.gap === '/' || start < at || isMultiplied)
}

function amountAt(words: readonly MessageWord[], at: number): number {
  return numberAt(words, at)?.amount ?? 0
}

function unitAt(words: readonly MessageWord[], at: number): { unit: SaidBudget['unit']; to: number } | null {
  const word = words[at]
  if (word === undefined || startsSentence(word)) return null
  const own = Object.hasOwn(unitOf, word.value) ? unitOf[word.value] : undefined
  if (own !== undefined && (word.value.endsWith('ly') || word.gap.includes('/'))) return { unit: own, to: at + 1 }
  if (!/^(per|a|an|each|every|par|the|de|l|chaque)$/.test(word.value)) return null
  const second = words[at + 1]
  const unit = second !== undefined && Object.hasOwn(unitOf, second.value) ? unitOf[second.value] : undefined
  return unit === undefined || second === undefined || startsSentence(second) ? null : { unit, to: at + 2 }
}

/** Where 'budget' begins that leads to a sum: 'budget is around 800' asks for no one who makes budgets. */
function withCue(words: readonly MessageWord[], from: number): number {
  let at = from - 1
  while (at >= 0 && from - at <= 3 && fillers.has(words[at]?.value ?? '')) at -= 1
  return words[at]?.value === 'budget' ? at : from
}

const pieceLength = 8

/** Budgets of something else, and those that somebody is to look after: 'ad budget', 'manage a budget of …'. */
function isOthersBudget(words: readonly MessageWord[], from: number, to: number): boolean {
  const said = valuesOf(words, { from: Math.max(0, from - 4), to })
  const at = said.indexOf('budget')
  if (at === -1) return false
  return (
    /^(ad|ads|media|marketing|advertising|travel|event|wedding|production|family|household)$/.test(
      said[at - 1] ?? '',
    ) ||
    said
      .slice(Math.max(0, at - 4), at)
      .some((value) => /^(manage|managing|track|tracking|oversee|balance|gerer|suivre)$/.test(value))
  )
}

const least = 50

/** Where a sum ends that is said for all of the work: '$400.' alone, '1400 dollars for the lot', '500 $ en tout'. */
function wholeEnd(words: readonly MessageWord[], from: number, to: number): number | null {
  if (amountAt(words, from) < least) return null
  const [first = '', second = '', third = ''] = valuesOf(words, { from: to, to: to + 3 })
  if (/^(for|pour)$/.test(first) && /^(the|le|la|all|tout|everything)$/.test(second))
    return /^(lot|job|project|whole|projet|tout|contrat|mandat|of|it)$/.test(third) ||
      /^(all|everything|tout)$/.test(second)
      ? to + 3
      : null
  if (first === 'en' && second === 'tout') return to + 2
  if (first === 'all' && second === 'in') return to + 2
  const next = words[to]
  const isEnd = next === undefined || startsSentence(next)
  const others = words.some((word, at) => at !== from && word.number !== null && /\$\s*$/.test(word.gap))
  return isEnd && !others && isParted(words[from] as MessageWord) && !/:/.test(words[from]?.gap ?? '') ? to : null
}

function candidateAt(words: readonly MessageWord[], at: number): (SaidBudget & { readonly isSure: boolean }) | null {
  const money = isMoneyAt(words, at)
  if (money === null) return null
  let from = at
  let to = money.to
  let amount = amountAt(words, at)
  const joint = words[to]
  const isRange =
    joint !== undefined && (/^(to|a|and|or|et|ou)$/.test(joint.value) || /^\s*[-–—]\s*\$?$/.test(joint.gap))
  const second = joint !== undefined && joint.number === null ? to + 1 : to
  const other = words[second]
  if (isRange && other !== undefined && other.number !== null && other.number > (words[at]?.number ?? 0)) {
    amount = (amount + amountAt(words, second)) / 2
    to = isMoneyAt(words, second)?.to ?? second + 1
  } else {
    const low = words[at - 2]
    const dash = words[at - 1]
    const lowNumber =
      dash?.number != null && /^\s*[-–—]\s*$/.test(words[at]?.gap ?? '')
        ? dash.number
        : /^(to|a)$/.test(dash?.value ?? '') ||
            (/^(and|et)$/.test(dash?.value ?? '') && /^(between|entre)$/.test(words[at - 3]?.value ?? ''))
          ? (low?.number ?? null)
          : null
    if (lowNumber !== null && lowNumber < amount) {
      amount = (amount + lowNumber) / 2
      from = dash?.number != null ? at - 1 : at - 2
    }
  }
  const unit = unitAt(words, to)
  const start = Math.max(sentenceStart(words, from), from - pieceLength)
  let pieceStart = from
  while (pieceStart > start && !isParted(words[pieceStart] as MessageWord)) pieceStart -= 1
  let pieceEnd = unit?.to ?? to
  const last = pieceEnd + 4
  while (pieceEnd < Math.min(words.length, last) && !isParted(words[pieceEnd] as MessageWord)) pieceEnd += 1
  const near = valuesOf(words, { from: pieceStart, to: pieceEnd })
  const before = valuesOf(words, { from: start, to: from })
  const isPaid =
    near.some((value) => pays.has(value)) ||
    /^(budget|pay|rate|salary|budgeted|salaire|tarif|compensation|wage)$/.test(before.at(-1) ?? '')
  if (isOthersBudget(words, pieceStart, pieceEnd)) return null
  if (
    near.some((value, which) => others.has(value) && !(value === 'media' && near[which - 1] === 'social')) &&
    !/^(pay|budget|offer|afford|paying)$/.test(near.find((value) => pays.has(value)) ?? '')
  )
    return null
  const whole = unit === null ? wholeEnd(words, from, to) : null
  if (!isPaid && unit === null && whole === null) return null
  // 'Per video' is a price of pieces.
  if (
    unit === null &&
    whole === null &&
    /^(per|par|each|a|chaque|la|le)$/.test(words[to]?.value ?? '') &&
    !startsSentence(words[to] as MessageWord)
  )
    return null
  const behind = words[unit?.to ?? to]
  const isWhole = whole !== null || /^(total|flat|once|all|maximum|max)$/.test(behind?.value ?? '')
  if (
    !isPaid &&
    whole === null &&
    unit?.unit !== 'hour' &&
    behind !== undefined &&
    /^(in|of|worth|de|en)$/.test(behind.value)
  )
    return null
  const monthly = before.some((value) => /^(monthly|mensuel)$/.test(value))
  const hourly = before.some((value) => value === 'hourly')
  const yearly = before.some((value) => /^(annual|yearly|annuel|annuelle)$/.test(value))
  return {
    amount_cents: Math.round(amount * 100),
    currency: money.currency,
    unit: unit?.unit ?? (isWhole ? 'once' : monthly ? 'month' : hourly ? 'hour' : yearly ? 'year' : 'once'),
    from: withCue(words, from),
    to: unit?.to ?? to,
    isSure: isPaid || whole !== null,
  }
}

/** What the client would pay, if the message says so; what the business turns over, sells or spends elsewhere isn't it. */
export function budgetIn(words: readonly MessageWord[]): SaidBudget | null {
  let best: (SaidBudget & { readonly isSure: boolean }) | null = null
  for (let at = 0; at < words.length; at += 1) {
    const found = candidateAt(words, at)
    if (found !== null && (best === null || (found.isSure && !best.isSure))) best = found
  }
  if (best === null || best.amount_cents <= 0 || best.amount_cents > 100_000_000_00) return null
  const { isSure: _, ...said } = best
  return said
}

/** Sums with a budget of something else, which ask for nobody who makes budgets: '$3,000 ad budget a month'. */
export function budgetsOfOthers(words: readonly MessageWord[]): WordRange[] {
  const found: WordRange[] = []
  for (let at = 0; at < words.length; at += 1) {
    const money = isMoneyAt(words, at)
    const what = words.slice(money?.to ?? at, (money?.to ?? at) + 3).findIndex(({ value }) => value === 'budget')
    if (money === null || what === -1) continue
    const to = money.to + what + 1
    if (isOthersBudget(words, at, to)) found.push({ from: at, to: unitAt(words, to)?.to ?? to })
  }
  return found
}
