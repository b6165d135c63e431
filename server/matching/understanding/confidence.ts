import { deskStems, postStems } from './desk-words.ts'
import { stemOf } from './normalise.ts'
import { outsideStems } from './outside-words.ts'
import type { Reading, ReadWord } from './reading.ts'
import type { Weighing } from './role-weighing.ts'
import type { WordTable } from './word-table.ts'

/** What a text shows of whether work of ours is meant at all, apart from which. Counts are capped, shares are 0 to 1. */
export interface Signs {
  readonly always: 1
  /** What all words say for the best role, and what those say that aren't of other work. */
  readonly best: number
  readonly inside: number
  /** The strongest saying of several words. */
  readonly saying: number
  /** The strongest name, title, keyword or skill of ours, and the strongest tool, by whichever role they are. */
  readonly named: number
  readonly tool: number
  /** Shares of the text's words: clearly the best role's, of other work, unknown. */
  readonly covered: number
  readonly outside: number
  readonly unknown: number
  /** 1 or 0: one word only, nothing but other work, a post is named. */
  readonly single: number
  readonly onlyOutside: number
  readonly post: number
  /** Words of desk work. */
  readonly desk: number
  /** 1 or 0: more than five words, small ones counted; a business speaks ('our', 'we', 'customers') and not a household. */
  readonly sentence: number
  readonly business: number
  /** 1 or 0: every word is known and none of other work; a post or desk work is named and no other work. */
  readonly plain: number
  readonly asksForWork: number
}

/** Fitted on the tuned halves of the measured phrases (`bench/recognition.ts --fit` prints them anew). */
const weights: Readonly<Record<keyof Signs, number>> = {
  always: -3.11,
  best: 1.12,
  inside: 0.44,
  saying: 0.34,
  named: 0.7,
  tool: 1.05,
  covered: 0.14,
  outside: -2,
  unknown: -1.15,
  single: -0.33,
  onlyOutside: -1,
  post: 0.41,
  desk: 0.19,
  plain: 0.76,
  asksForWork: 0.89,
  sentence: 1.2,
  business: 1.6,
}

const keys = Object.keys(weights) as (keyof Signs)[]

/** Below this we ask instead of recommending; below the other we don't even ask about a role by name. */
const leastConfidence = -0.35
const leastToReport = -2.5

/** What a word says for a role when it is clearly that role's. */
const clearly = 0.35

const ofBusiness = /\b(we|our|us|ours|team|company|clients?|customers?|staff|business|agency|notre|nos|nous)\b/i

/** A general word of job titles is half a word of the text. */
const weakWord = 0.5

interface Terms {
  readonly outside: ReadonlySet<number>
  readonly post: ReadonlySet<number>
  readonly desk: ReadonlySet<number>
}

const termsByTable = new WeakMap<WordTable, Terms>()

function termsOf(table: WordTable): Terms {
  const known = termsByTable.get(table)
  if (known !== undefined) return known
  const numbered = (stems: ReadonlySet<string>) => new Set([...stems].flatMap((stem) => table.terms.get(stem) ?? []))
  const terms = { outside: numbered(outsideStems), post: numbered(postStems), desk: numbered(deskStems) }
  termsByTable.set(table, terms)
  return terms
}

/** How clearly a text asks for work of ours: surely, perhaps (then we ask, naming what it may be), or not at all. */
export type Confidence = 'sure' | 'perhaps' | 'none'

export function confidenceIn(table: WordTable, reading: Reading, weighing: Weighing): Confidence {
  const signs = signsOf(table, reading, weighing)
  const sum = keys.reduce((total, key) => total + weights[key] * signs[key], 0)
  if (sum >= leastConfidence) return 'sure'
  return sum >= leastToReport && signs.outside === 0 ? 'perhaps' : 'none'
}

interface WordOfWork {
  readonly word: ReadWord
  readonly term: number
  /** What it says for the best role. */
  readonly says: number
}

/** The words of a text that aren't small; those that say whom the work is for only where they say something for the role. */
function wordsOfWork(words: readonly ReadWord[], saysAt: (at: number) => number): WordOfWork[] {
  let asksForWork = false
  return words.flatMap((word, at) => {
    const term = word.known.meanings[0]?.term
    const says = saysAt(at)
    if (term === undefined || word.known.light || (word.context && asksForWork && says <= clearly)) return []
    if (!word.known.weak) asksForWork = true
    return [{ word, term, says }]
  })
}

export function signsOf(table: WordTable, reading: Reading, { scores, byWord, matches }: Weighing): Signs {
  const terms = termsOf(table)
  const role = scores.reduce((top, score, which) => (score > (scores[top] ?? 0) ? which : top), 0)
  let words = reading.unknown.length
  let own = 0
  let inside = 0
  let covered = 0
  let outside = reading.unknown.filter((word) => outsideStems.has(stemOf(word))).length
  const work = wordsOfWork(reading.words, (at) => byWord[at * scores.length + role] ?? 0)
  for (const { word, term, says } of work) {
    const counts = word.known.weak ? weakWord : 1
    own += counts
    if (terms.outside.has(term)) outside += word.share * counts
    else {
      inside += says
      if (says > clearly) covered += counts
    }
  }
  words = Math.max(1, words + own)
  const isOutside = (at: number) => terms.outside.has(reading.words[at]?.known.meanings[0]?.term ?? -1)
  const strongest = { saying: 0, named: 0, tool: 0 }
  for (const { evidence, places, quality } of matches) {
    const { kind, points } = evidence
    if (kind === 'hint' || places.every(isOutside)) continue
    if (places.length > 1) {
      const own = points.find((point) => point.role === role)?.strength ?? 0
      strongest.saying = Math.max(strongest.saying, own * quality)
    }
    if (kind === 'clear') continue
    const max = points.reduce((highest, { strength }) => Math.max(highest, strength), 0) * quality
    const which = kind === 'tool' ? 'tool' : 'named'
    strongest[which] = Math.max(strongest[which], max)
  }
  const post = work.some(({ term }) => terms.post.has(term))
  const desk = new Set(work.flatMap(({ term }) => (terms.desk.has(term) ? term : []))).size
  return {
    always: 1,
    best: Math.min(3, scores[role] ?? 0),
    inside: Math.min(3, inside),
    saying: Math.min(2.5, strongest.saying),
    named: Math.min(2, strongest.named),
    tool: Math.min(1.5, strongest.tool),
    covered: covered / words,
    outside: outside / words,
    unknown: reading.unknown.length / words,
    single: words <= 1 ? 1 : 0,
    onlyOutside: outside > 0 && outside >= own ? 1 : 0,
    post: post ? 1 : 0,
    desk: Math.min(3, desk),
    plain: outside === 0 && reading.unknown.length === 0 ? 1 : 0,
    asksForWork: outside === 0 && (post || desk > 0) ? 1 : 0,
    sentence: reading.text.trim().split(/\s+/).length > 5 ? 1 : 0,
    business: ofBusiness.test(reading.text) ? 1 : 0,
  }
}
