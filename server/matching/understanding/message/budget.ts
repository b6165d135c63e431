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
  'budget budgeted pay paying pays paid offer offering offers rate rates wage wages salary afford compensation max maximum tops willing flat total payer paie payons offrons salaire tarif prix enveloppe moyens spend depenser cap',
)
/** Money of these is what the business turns over, sells or owes. */
const others = wordSet(
  'revenue revenues makes earns earn brings generates sales ad ads adspend media invoice invoices billed billing worth sell sells selling sold price priced prices costs charge charges donation donations grant grants deposit subscription rent loan loans owe owes owing owed debt million raise raised raising funding arr mrr ventes revenus chiffre factures orders order inventory stock gift cards prize under over above each chaque depense depenses dons pledge pledges portfolio payroll asset assets turnover refund refunds',
)

function isMoneyAt(words: readonly MessageWord[], at: number): { currency: SaidBudget['currency']; to: number } | null {
  const word = words[at]
  if (word === undefined || word.number === null) return null
  const thousands = words[at + 1]?.value === 'k' && words[at + 1]?.gap === ''
  let to = at + (thousands ? 2 : 1)
  const next = words[to]
  const sign = /(CA|C|US|CAD|USD)?\s?\$\s*$/i.exec(word.gap)
  const codeBefore = words[at - 1]?.value
  const named = next !== undefined && moneyWords.has(next.value) && !startsSentence(next) ? next.value : null
  const signBehind = /^\s?\$/.test(word.behind)
  const isBare = sign === null && named === null && !signBehind && codeBefore !== 'cad' && codeBefore !== 'usd'
  if (isBare && !isPaidBare(words, at, to)) return null
  let currency: SaidBudget['currency'] = null
  const codes = [named, codeBefore, sign?.[1]?.toLowerCase(), next?.value]
  if (codes.some((code) => code === 'cad' || code === 'cdn' || code === 'ca' || code === 'c')) currency = 'cad'
  if (codes.some((code) => code === 'usd' || code === 'us')) currency = 'usd'
  if (named !== null || /^(cad|usd|cdn)$/.test(next?.value ?? '')) to += 1
  return { currency, to }
}

/** 'Budget 2500', 'I can pay 800 a month': a sum without its sign, right behind what makes it one. */
function isPaidBare(words: readonly MessageWord[], at: number, to: number): boolean {
  const number = words[at]?.number ?? 0
  const before = words[at - 1]?.value ?? ''
  const earlier = words[at - 2]?.value ?? ''
  const cue = /^(is|of|around|about|max|up|to|at|de|environ)$/.test(before) ? earlier : before
  if (/^(budget)$/.test(cue) && number >= 50) return !/^(hours|hrs|h|heures)$/.test(words[to]?.value ?? '')
  // '1,800/month.' as a piece of its own; of so much nothing else is told so shortly.
  const unit = unitAt(words, to)
  const isWhole = at === 0 || startsSentence(words[at] as MessageWord)
  const behind = words[unit?.to ?? to]
  if (isWhole && number >= 300 && unit !== null && words[to]?.gap === '/' && (behind === undefined || isParted(behind)))
    return true
  return /^(pay|paying|paie|payer|offer)$/.test(cue) && unit !== null
}

function amountAt(words: readonly MessageWord[], at: number): number {
  return (words[at]?.number ?? 0) * (words[at + 1]?.value === 'k' && words[at + 1]?.gap === '' ? 1000 : 1)
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
  while (at >= 0 && from - at <= 3 && /^(is|of|around|about|max|up|to|at|de|environ|est)$/.test(words[at]?.value ?? ''))
    at -= 1
  return words[at]?.value === 'budget' ? at : from
}

const pieceLength = 8

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
        : /^(to|a)$/.test(dash?.value ?? '')
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
  if (
    near.some((value) => others.has(value)) &&
    !/^(pay|budget|offer|afford|paying)$/.test(near.find((value) => pays.has(value)) ?? '')
  )
    return null
  if (!isPaid && unit === null) return null
  // 'Per video' is a price of pieces.
  if (
    unit === null &&
    /^(per|par|each|a|chaque|la|le)$/.test(words[to]?.value ?? '') &&
    !startsSentence(words[to] as MessageWord)
  )
    return null
  const behind = words[unit?.to ?? to]
  const isWhole = /^(total|flat|once|all|maximum|max)$/.test(behind?.value ?? '')
  if (!isPaid && unit?.unit !== 'hour' && behind !== undefined && /^(in|of|worth|de|en)$/.test(behind.value))
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
    isSure: isPaid,
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
