import { postStems } from '../desk-words.ts'
import { stemOf } from '../normalise.ts'
import { doneAlready, doneByClient, doneByStatus, doneInSum, refusedBehind } from './done-already.ts'
import { englishMarker, frenchMarker, haveMarker, lackBehind, sayingMarker, someone } from './exclusion-markers.ts'
import { type Exclusion, scopeEnd } from './exclusion-scope.ts'
import {
  isParted,
  type MessageWord,
  sentenceStart,
  startsSentence,
  type WordRange,
  valuesOf,
  wordSet,
} from './message-words.ts'
import { doneByOthers } from './named-doers.ts'

const havers = wordSet(
  'have has got handle handles do does cover covers covered manage manages avons ai a faisons fais fait gere gerons done',
)

const everything = wordSet('everything all anything tout rest everythings')

const requests = wordSet(
  'someone somebody need needs want looking who person help hire anyone quelquun cherche besoin veux veut voulons voudrais voudrions aimerais aimerions cherchons delegate outsource offload',
)

/** 'We have everything except someone to edit videos' asks for what stands behind it. */
function isAskedByException(words: readonly MessageWord[], at: number): boolean {
  const from = sentenceStart(words, at, 14)
  const before = valuesOf(words, { from, to: at + 1 })
  const what = before.findLastIndex((value) => everything.has(value))
  if (what === -1) return false
  const upTo = before.slice(0, what)
  const after = before.slice(what + 1)
  if (upTo.some((value) => requests.has(value))) return false
  // 'Everything is covered apart from the books'
  if (after.some((value) => covered.has(value))) return true
  const subject = upTo.findLast((value) => havers.has(value) || ours.has(value))
  return subject !== undefined && upTo.some((value) => ours.has(value))
}

const ours = wordSet('we i nous on jai je team weve ive id ill our')

const covered = wordSet('covered handled done sorted taken care fait couvert')

const exceptions = wordSet('except but apart aside other sauf excepte hormis part minus excluding')

/** A point of a list begins. */
const bullet = /\n\s*[-–•*·]\s*$/

function isNextPoint({ gap }: MessageWord): boolean {
  return bullet.test(gap) && !/\n\s*\n/.test(gap)
}

const longestLabel = 8
/** Two words in a row of a label that make it refuse what stands behind it: 'not part of this role:', 'we don't need:', 'hors mandat :'. */
const refusing: Readonly<Record<string, ReadonlySet<string>>> = {
  not: wordSet(
    'needed required included wanted part in looking your our for do doing cover covered need want hiring asking touch include',
  ),
  dont: wordSet('need want require'),
  wont: wordSet('need want do be'),
  no: wordSet('need thanks'),
  isnt: wordSet('needed required included part'),
  arent: wordSet('needed required included part'),
  already: wordSet('covered handled done have outsourced taken filled sorted staffed'),
  we: wordSet('keep retain'),
  i: wordSet('keep'),
  stays: wordSet('with in here'),
  stay: wordSet('with in here'),
  out: wordSet('of'),
  outside: wordSet('of scope the'),
  handled: wordSet('in by elsewhere internally'),
  outsourced: wordSet('already elsewhere'),
  hors: wordSet('mandat tache poste portee'),
  non: wordSet('requis inclus compris demande necessaire'),
  pas: wordSet('inclus compris requis demande besoin necessaire dans'),
  ferez: wordSet('pas'),
  voulons: wordSet('pas'),
  veux: wordSet('pas'),
  a: wordSet('exclure'),
  nous: wordSet('gardons'),
  on: wordSet('garde'),
  reste: wordSet('chez a avec'),
  deja: wordSet('couvert fait pris gere comble'),
}
const refusingAlone = wordSet('excluded excludes exclusions exclude excluding exclu exclus')
/** And these make it speak of something else: 'not only:', 'do not apply if:'. */
const notRefusing = wordSet('only sure why experience later but more than if apply hours heures budget contact')

/** How many words a label has that begins here and refuses what stands behind its colon or as its list; 0 where none does. */
function labelLength(words: readonly MessageWord[], at: number): number {
  let isRefusing = false
  for (let to = at; to < Math.min(words.length, at + longestLabel); to += 1) {
    const word = words[to] as MessageWord
    if (to > at && isParted(word)) break
    if (notRefusing.has(word.value)) return 0
    const next = words[to + 1]
    const gap = next?.gap ?? ''
    const isPair = Object.hasOwn(refusing, word.value) && refusing[word.value]?.has(next?.value ?? '') === true
    if (refusingAlone.has(word.value) || (isPair && next !== undefined && !isParted(next))) isRefusing = true
    // 'You will not: answer phones'
    if (/^(not|pas)$/.test(word.value) && gap.includes(':')) isRefusing = true
    if (gap.includes(':') || bullet.test(gap)) return isRefusing ? to + 1 - at : 0
  }
  return 0
}

/** 'Not needed: tax returns, CFO advice': a label, and all of the line behind it. */
function labelledList(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  if (at > 0 && !isParted(word)) return null
  const length = labelLength(words, at)
  if (length === 0) return null
  const what = at + length
  const gap = words[what]?.gap ?? ''
  const isBulleted = bullet.test(gap)
  if (!gap.includes(':') && !isBulleted) return null
  const rest = words.slice(what + 1)
  const over = rest.findIndex((each) => startsSentence(each) && !(isBulleted && isNextPoint(each)))
  const to = over === -1 ? words.length : what + 1 + over
  return { from: at, to, what: { from: what, to } }
}

/** What stands between a verb and the words that make it a refusal: 'leave the ads to me', 'keep the calls in house', 'have payroll covered'. */
const circumfixes: readonly { readonly verbs: RegExp; readonly ends: readonly string[] }[] = [
  { verbs: /^(leave|laissez)$/, ends: ['to me', 'to us', 'to my', 'to our', 'alone', 'out', 'aside', 'de cote'] },
  {
    verbs: /^(keep|keeping)$/,
    ends: ['in house', 'inhouse', 'internal', 'to ourselves', 'for ourselves', 'a interne'],
  },
  {
    verbs: /^(have|has|got)$/,
    ends: [
      'covered',
      'under control',
      'handled',
      'sorted',
      'in hand',
      'taken care',
      'figured out',
      'dialed in',
      'down',
    ],
  },
]
const reachOfCircumfix = 6

function leftToClient(words: readonly MessageWord[], at: number): Exclusion | null {
  const { value } = words[at] as MessageWord
  const circumfix = circumfixes.find(({ verbs }) => verbs.test(value))
  if (circumfix === undefined) return null
  // 'You have to have payroll covered', 'who has social media down'
  if (
    /^(to|must|who|you|need|should|not|dont|never|what)$/.test(words[at - 1]?.value ?? '') &&
    value !== 'keep' &&
    value !== 'leave'
  )
    return null
  // 'Contracts and leave tracking' has a noun.
  const isVerb =
    at === 0 ||
    isParted(words[at] as MessageWord) ||
    /^(please|to|just|you|can|well|ill|id|rather|must|should|we|i)$/.test(words[at - 1]?.value ?? '')
  if (/^(leave|keep)$/.test(value) && !isVerb) return null
  const what = /^(got|already)$/.test(words[at + 1]?.value ?? '') ? at + 2 : at + 1
  if (/^(been|to|had)$/.test(words[what]?.value ?? '')) return null
  for (let to = what + 1; to < Math.min(words.length, at + 2 + reachOfCircumfix); to += 1) {
    const word = words[to] as MessageWord
    if (isParted(word) || /^(to|not|never|someone|somebody|who|that)$/.test(words[to - 1]?.value ?? '')) return null
    const [first = '', second = ''] = valuesOf(words, { from: to, to: to + 2 })
    const end = circumfix.ends.find((each) => each === first || each === `${first} ${second}`)
    if (end !== undefined)
      return { from: at, to: Math.min(words.length, to + end.split(' ').length), what: { from: what, to } }
  }
  return null
}

/** 'Cold calls no': what a piece ends with. */
function refusedByNo(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  const next = words[at + 1]
  if (!/^(no|non)$/.test(word.value) || isParted(word) || (next !== undefined && !isParted(next))) return null
  let from = at
  while (from > 0 && at - from < 6 && !isParted(words[from] as MessageWord)) from -= 1
  return at - from > 4 || at === from ? null : { from, to: at + 1, what: { from, to: at } }
}

/** 'Transcription? no thanks': a short question that is answered at once. */
function answeredNo(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  if (!/^(no|non|nope)$/.test(word.value) || !/\?/.test(word.gap)) return null
  const next = words[at + 1]
  if (next !== undefined && !isParted(next) && !/^(thanks|thank|merci)$/.test(next.value)) return null
  let from = at - 1
  while (from > 0 && !startsSentence(words[from] as MessageWord)) from -= 1
  if (/^(want|need|do|can|are|is|have|does|would|tu|vous|cherche)$/.test(words[from]?.value ?? '')) return null
  return at - from > 4 ? null : { from, to: at + 1, what: { from, to: at } }
}

/** Whether what is said to be had is someone who does work ('we have a bookkeeper'), and stays. */
function isPostThatStays(words: readonly MessageWord[], { from, to }: WordRange): boolean {
  const isPost = words.slice(from, to).some(({ value }) => postStems.has(stemOf(value)) || posts.has(stemOf(value)))
  const isOver = words[to] === undefined || isParted(words[to] as MessageWord)
  const behind = isOver ? [] : valuesOf(words, { from: to, to: to + 3 })
  const isNumbered =
    /^(a|an|one|two|three|four|our|great|good|enough|plenty|lots|several)$/.test(words[from]?.value ?? '') ||
    words[from]?.number != null
  return (
    isPost &&
    isNumbered &&
    !behind.some((value) => /^(but|who|leaving|left|quit|whos|that|looking|needing|mais)$/.test(value))
  )
}

const posts = new Set(
  [
    'guy',
    'agency',
    'service',
    'team',
    'retoucher',
    'photographer',
    'stylist',
    'telemarket',
    'dispatch',
    'secretari',
    'receptionist',
    'bookkeep',
    'sdr',
    'va',
  ].map((word) => stemOf(word)),
)

/** 'No mods with under two years of experience' says whom, and refuses no work. */
function restrictsWhom(words: readonly MessageWord[], at: number, to: number): boolean {
  if (!/^(no|pas|aucun)$/.test(words[at]?.value ?? '')) return false
  const said = valuesOf(words, { from: at, to: to + 4 })
  const which = said.findIndex((value) => /^(with|without|under|avec|sans)$/.test(value))
  return (
    which > 1 && said.slice(which).some((value) => /^(experience|years|year|ans|annees|references|accent)$/.test(value))
  )
}

/** 'I have no assistant, no system and no time': of what is lacking one is no work at all. */
function isOneOfLacks(words: readonly MessageWord[], at: number): boolean {
  if (words[at]?.value !== 'no') return false
  const from = sentenceStart(words, at, 10)
  for (let other = from; other < Math.min(words.length - 1, at + 10); other += 1) {
    if (other > at && startsSentence(words[other] as MessageWord)) return false
    if (
      words[other]?.value === 'no' &&
      /^(clue|idea|time|patience|skills|skill|energy|help)$/.test(words[other + 1]?.value ?? '')
    )
      return true
  }
  return false
}

/** 'The books are done by our accountant, the store side by Julie': who does the other thing, without a verb. */
function doneLikewise(words: readonly MessageWord[], { from, to }: WordRange): Exclusion | null {
  const by = (at: number) => /^(by|par)$/.test(words[at]?.value ?? '')
  let at = to
  while (at < words.length && at - to < 6 && !isParted(words[at] as MessageWord)) at += 1
  const start = at
  const sign = words[start]
  if (sign === undefined || !/^\s*,/.test(sign.gap) || !words.slice(from, start).some((_, which) => by(from + which)))
    return null
  while (at < words.length && at - start < 5 && !by(at)) {
    at += 1
    if (words[at] === undefined || isParted(words[at] as MessageWord)) return null
  }
  return by(at) && at > start
    ? { from: start, to: Math.min(words.length, at + 2), what: { from: start, to: at } }
    : null
}

/** What a message excludes, in order. `asides`: what leads to an exception that asks, as in 'all but someone to edit videos'. */
export function exclusionsIn(words: readonly MessageWord[]): { exclusions: Exclusion[]; asides: WordRange[] } {
  const exclusions: Exclusion[] = []
  const asides: WordRange[] = []
  let free = 0
  for (let at = 0; at < words.length; at += 1) {
    const done =
      doneAlready(words, at) ??
      answeredNo(words, at) ??
      refusedByNo(words, at) ??
      labelledList(words, at) ??
      leftToClient(words, at) ??
      doneByClient(words, at) ??
      doneByOthers(words, at) ??
      doneByStatus(words, at) ??
      doneInSum(words, at)
    if (done !== null) {
      exclusions.push(done)
      free = Math.max(free, done.to)
      continue
    }
    const behind = refusedBehind(words, at, free)
    if (behind !== null && behind.from >= free) {
      // Of 'trucks get dispatched' the verb says what is done.
      const isPassive = /^gets?$/.test(words[at]?.value ?? '')
      exclusions.push({ ...behind, what: { from: behind.from, to: isPassive ? behind.to : at } })
      free = behind.to
      const likewise = doneLikewise(words, behind)
      if (likewise !== null) {
        exclusions.push(likewise)
        free = likewise.to
      }
      continue
    }
    if (at < free) continue
    const marker =
      sayingMarker(words, at) ?? englishMarker(words, at) ?? haveMarker(words, at) ?? frenchMarker(words, at)
    if (marker === null || marker.what >= words.length) continue
    if (exceptions.has(words[at]?.value ?? '') && isAskedByException(words, at)) {
      asides.push({ from: sentenceStart(words, at, 14), to: marker.what })
      free = marker.what
      continue
    }
    let what = marker.what
    while (
      what < words.length &&
      someone.has(words[what]?.value ?? '') &&
      !isParted(words[what] as MessageWord) &&
      !marker.isPost
    )
      what += 1
    const to = scopeEnd(words, what)
    if (to <= what) continue
    const said = valuesOf(words, { from: what, to: Math.min(words.length, to + 1) })
    if (/^(no|not)$/.test(words[at]?.value ?? '') && said.some((value) => lackBehind.has(value))) continue
    if (marker.isPost) {
      const isAlready = said.includes('already')
      if (!isAlready && !isPostThatStays(words, { from: what, to })) continue
    }
    if (restrictsWhom(words, at, to) || isOneOfLacks(words, at)) continue
    exclusions.push({ from: marker.from, to, what: { from: what, to } })
    free = to
  }
  return { exclusions, asides }
}
