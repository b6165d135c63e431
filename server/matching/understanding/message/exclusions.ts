import { stemOf } from '../normalise.ts'
import { weakWords } from '../small-words.ts'
import { classBit, type Token, tokensOf } from './clause-tokens.ts'
import { type Shape, shapeIndex } from './exclusion-shapes.ts'
import { type Exclusion, scopeEnd } from './exclusion-scope.ts'
import { labelledList } from './labelled-lists.ts'
import { type MessageWord, type WordRange, wordSet } from './message-words.ts'
import { type Reading, intervalEnd, startsClause } from './shapes.ts'

/** The roles whose work words name. */
export type RolesIn = (what: WordRange, isExactly?: boolean) => readonly number[]

/** What a post says of itself, where 'none' and 'not required' refuse no work. */
const terms = wordSet(
  'experience budget language languages langue langues french english francais anglais deadline start overtime weekends weekend evenings nights travel degree licence license car commute references contract benefits vacation remote',
)

const has = (token: Token | undefined, bit: number) => ((token?.classes ?? 0) & bit) !== 0

const needing =
  /^(need|needs|want|wants|looking|hire|seeking|cherche|cherchons|besoin|veux|veut|voulons|faut|nobody|noone|personne)$/

type RolesOfTokens = (from: number, to: number) => readonly number[]

/** Whether what stands behind in the sentence asks for it all the same: 'but can't keep up', 'and needs help with it', 'so we want the ads in house'. */
function isAskedBehind({ tokens, from, to, end }: Reading, rolesIn: RolesOfTokens): boolean {
  const said = new Set(
    tokens.slice(from, to).flatMap(({ value, classes }) => ((classes & classBit.head) === 0 ? [] : stemOf(value))),
  )
  const [first, second, third] = [tokens[end], tokens[end + 1], tokens[end + 2]]
  if (
    has(first, classBit.but | classBit.and) &&
    (has(second, classBit.lack | classBit.modal) || has(third, classBit.neg))
  )
    return !has(second, classBit.me)
  // 'And I'm drowning', 'et j'en ai assez'
  if (
    has(first, classBit.but | classBit.and) &&
    tokens.slice(end + 1, end + 6).some((token) => has(token, classBit.lack) || token.value === 'assez')
  )
    return true
  if (has(first, classBit.but | classBit.and) && /^(needs|wants|looking|needing|cherche)$/.test(second?.value ?? ''))
    return true
  // 'My partner does it, she is swamped'
  for (let at = end; at < tokens.length && !has(tokens[at], classBit.end); at += 1)
    if (has(tokens[at], classBit.they) && has(tokens[at + 1], classBit.be) && has(tokens[at + 2], classBit.lack))
      return true
  let needed = -1
  let at = end
  for (; at < tokens.length && !has(tokens[at], classBit.end); at += 1) {
    const token = tokens[at] as Token
    if (needing.test(token.value)) needed = has(tokens[at - 1], classBit.neg | classBit.no) ? -1 : at + 1
    else if (
      needed !== -1 &&
      (/^(it|them|that)$/.test(token.value) ||
        (token.value === 'you' && tokens[at + 1] === undefined) ||
        said.has(stemOf(token.value)))
    )
      return true
  }
  if (needed === -1 || needed >= at) return false
  // 'My wife does the books, but she is leaving, so we need a bookkeeper'
  const isWanted = new Set(rolesIn(needed, at))
  return rolesIn(from, to).some((role) => isWanted.has(role))
}

/** 'Is payroll covered?' asks. */
function isQuestion(tokens: readonly Token[], { end }: Reading): boolean {
  let at = end
  while (at < tokens.length && !has(tokens[at], classBit.end)) at += 1
  return tokens[at]?.value === '?'
}

/** 'No mods with under two years of experience' says whom, and refuses no work. */
function restrictsWhom(tokens: readonly Token[], { from, to }: Reading): boolean {
  const said = tokens.slice(from, to + 4).map(({ value }) => value)
  const which = said.findIndex((value) => /^(with|without|under|avec|sans)$/.test(value))
  return (
    which > 0 && said.slice(which).some((value) => /^(experience|years|year|ans|annees|references|accent)$/.test(value))
  )
}

function isOfTerms(tokens: readonly Token[], { from, to }: Reading): boolean {
  const said = tokens.slice(from, to).filter((token) => has(token, classBit.head))
  return (
    said.length > 0 &&
    said.every(({ value }) => terms.has(value)) &&
    has(tokens[to], classBit.sign | classBit.end | classBit.neg | classBit.no)
  )
}

const lackBehind = /^(yet|currently|now|since|anymore|left|lately|encore|actuellement)$/

function isRefused({ kind }: Shape, at: number, reading: Reading, rolesIn: RolesOfTokens): boolean {
  const { tokens, from, to, end } = reading
  if (kind === 'work' && rolesIn(from, to).length === 0) return false
  // 'Bookkeeping: QuickBooks' says with what.
  if (
    kind === 'work' &&
    tokens
      .slice(to, end)
      .some((token, which) => has(token, classBit.name) && rolesIn(to + which, to + which + 1).length > 0)
  )
    return false
  if (kind === 'refused')
    return (
      !restrictsWhom(tokens, reading) &&
      !tokens.slice(from, to).some(({ value }) => /^(has|had)$/.test(value)) &&
      !(
        /^(no|not|aucun|aucune)$/.test(tokens[at]?.value ?? '') &&
        tokens.slice(from, to + 1).some(({ value }) => lackBehind.test(value))
      )
    )
  if (isOfTerms(tokens, reading) || isAskedBehind(reading, rolesIn)) return false
  return !isQuestion(tokens, reading) || tokens.slice(from, end).some(({ value }) => value === '?')
}

/** What a message excludes, in order. `asides`: what leads to an exception that asks, as in 'all but someone to edit videos'. */
export function exclusionsIn(
  words: readonly MessageWord[],
  rolesIn: RolesIn,
): { exclusions: Exclusion[]; asides: WordRange[] } {
  const exclusions: Exclusion[] = []
  const asides: WordRange[] = []
  const tokens = tokensOf(words)
  const wordAt = (token: number) => tokens[token]?.at ?? words.length
  const rangeOf = (from: number, to: number): WordRange => ({
    from: wordAt(from),
    to: wordAfter(tokens, to, words.length),
  })
  const tokenOf = new Int32Array(words.length + 1).fill(tokens.length)
  for (let at = tokens.length - 1; at >= 0; at -= 1)
    if (!has(tokens[at], classBit.sign | classBit.end)) tokenOf[wordAt(at)] = at
  const reading: Reading = {
    tokens,
    scopeEnd: (at) => {
      let end = tokenOf[scopeEnd(words, wordAt(at))] ?? tokens.length
      while (end > at && has(tokens[end - 1], classBit.sign | classBit.end)) end -= 1
      return end
    },
    from: 0,
    to: 0,
    end: 0,
  }
  let behind = -1
  let at = 0
  let interval = { from: 0, to: 0 }
  let possible: Shape[] = []
  while (at < tokens.length) {
    if (at === 0 || at >= interval.to || has(tokens[at - 1], classBit.end)) {
      interval = { from: at, to: intervalEnd(tokens, at) }
      possible = shapeIndex.possibleIn(tokens, interval)
    }
    const isParted = at === 0 || has(tokens[at - 1], classBit.sign | classBit.end)
    const list = isParted ? labelledList(words, wordAt(at)) : null
    if (list !== null && tokenOf[list.from] === at) {
      exclusions.push(list)
      at = tokenOf[list.to] ?? tokens.length
      behind = at
      continue
    }
    const shape = shapeAt(possible, reading, at, (each) => {
      if (each.kind === 'open') return true
      if (each.kind === 'aside') return true
      if (each.kind === 'likewise' && (behind === -1 || at - behind > 2)) return false
      return isRefused(each, at, reading, (from, to) => rolesIn(rangeOf(from, to)))
    })
    if (shape === undefined) {
      at += 1
      continue
    }
    const end = Math.max(reading.end, at + 1)
    if (shape.kind === 'aside') asides.push(rangeOf(at, end))
    else if (shape.kind !== 'open') {
      exclusions.push({
        ...rangeOf(at, end),
        what: rangeOf(reading.from, reading.to),
        isDone: shape.kind !== 'refused',
      })
      if (shape.kind === 'done') exclusions.push(...doersIn(reading, at, rangeOf, rolesIn))
      behind = end
    }
    at = end
  }
  return { exclusions, asides }
}

/** 'Our HR lady handles vacations': who does it by their trade does that too. */
function doersIn(
  { tokens, from, to, end }: Reading,
  start: number,
  rangeOf: (from: number, to: number) => WordRange,
  rolesIn: RolesIn,
): Exclusion[] {
  for (let at = start; at < end; at += 1) {
    if (!has(tokens[at], classBit.own | classBit.det) || (at >= from && at < to)) continue
    let last = at + 1
    while (last < Math.min(end, at + 4) && !has(tokens[last], classBit.person | classBit.post)) last += 1
    if (last >= end || last >= at + 4 || isGeneral(tokens.slice(at + 1, last + 1))) continue
    const what = rangeOf(at, last + 1)
    return rolesIn(what, true).length === 0 ? [] : [{ ...what, what, isDone: true }]
  }
  return []
}

/** 'My assistant', 'a consultant': of whom there may be another. */
function isGeneral(said: readonly Token[]): boolean {
  return said.every(({ value, classes }) => weakWords.has(value) || (classes & classBit.head) === 0 || value === 'va')
}

/** Where the words before a token end; half of a contraction is its word. */
function wordAfter(tokens: readonly Token[], to: number, count: number): number {
  let last = to - 1
  while (last >= 0 && has(tokens[last], classBit.sign | classBit.end)) last -= 1
  return last < 0 ? 0 : Math.min(count, (tokens[last]?.at ?? 0) + 1)
}

/** The first shape that begins at a token and holds. */
function shapeAt(
  possible: readonly Shape[],
  reading: Reading,
  at: number,
  holds: (shape: Shape) => boolean,
): Shape | undefined {
  if (has(reading.tokens[at], classBit.sign | classBit.end)) return undefined
  const isStart = startsClause(reading, at)
  return possible.find((shape) => {
    if (shape.isOfClause === true && !isStart) return false
    reading.from = at
    reading.to = at
    return shape.step(reading, at, (end) => {
      reading.end = end
      return holds(shape)
    })
  })
}
