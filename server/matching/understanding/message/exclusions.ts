import { postStems } from '../desk-words.ts'
import { stemOf } from '../normalise.ts'
import { doneAlready, doneByClient, refusedBehind } from './done-already.ts'
import { englishMarker, frenchMarker, haveMarker, lackBehind, someone } from './exclusion-markers.ts'
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

/** 'Not needed: tax returns, CFO advice': a label, and all of the line behind it. */
function labelledList(words: readonly MessageWord[], at: number): Exclusion | null {
  const word = words[at] as MessageWord
  if (at > 0 && !isParted(word)) return null
  const labels = [
    ['not', 'needed'],
    ['dont', 'need'],
    ['do', 'not', 'need'],
    ['dont', 'want'],
    ['no', 'need'],
    ['not', 'required'],
    ['not', 'included'],
    ['not', 'wanted'],
    ['what', 'you', 'will', 'not', 'do'],
    ['what', 'you', 'wont', 'do'],
    ['not', 'part', 'of', 'the', 'job'],
    ['not', 'your', 'job'],
    ['already', 'covered'],
    ['already', 'handled'],
    ['handled', 'in', 'house'],
    ['we', 'already', 'have'],
    ['no', 'need', 'for'],
    ['non', 'requis'],
    ['pas', 'inclus'],
    ['pas', 'requis'],
    ['a', 'exclure'],
    ['deja', 'couvert'],
    ['vous', 'ne', 'ferez', 'pas'],
    ['ce', 'que', 'vous', 'ne', 'ferez', 'pas'],
    ['will', 'not'],
    ['you', 'will', 'not'],
    ['you', 'wont'],
    ['what', 'stays', 'with', 'us'],
    ['stays', 'with', 'us'],
    ['what', 'we', 'keep'],
    ['we', 'keep'],
    ['ce', 'que', 'nous', 'gardons'],
    ['ce', 'que', 'on', 'garde'],
    ['wont', 'do'],
    ['will', 'not', 'do'],
    ['out', 'of', 'scope'],
    ['excluded'],
    ['exclusions'],
    ['excludes'],
    ['non', 'inclus'],
    ['exclus'],
    ['pas', 'besoin'],
  ]
  const [label] = labels
    .filter((each) => each.every((value, which) => words[at + which]?.value === value))
    .toSorted((left, right) => right.length - left.length)
  if (label === undefined) return null
  const what = at + label.length
  const gap = words[what]?.gap ?? ''
  const isBulleted = bullet.test(gap)
  if (!gap.includes(':') && !isBulleted) return null
  const rest = words.slice(what + 1)
  const length = rest.findIndex((each) => startsSentence(each) && !(isBulleted && isNextPoint(each)))
  const to = length === -1 ? words.length : what + 1 + length
  return { from: at, to, what: { from: what, to } }
}

/** 'Leave the ads to me' */
function leftToClient(words: readonly MessageWord[], at: number): Exclusion | null {
  if (words[at]?.value !== 'leave' && words[at]?.value !== 'laissez') return null
  for (let to = at + 2; to < Math.min(words.length, at + 8); to += 1) {
    if (startsSentence(words[to] as MessageWord)) return null
    if (words[to]?.value === 'to' && /^(me|us|my|our)$/.test(words[to + 1]?.value ?? ''))
      return { from: at, to: to + 2, what: { from: at + 1, to } }
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
    /^(a|an|one|two|three|four|our|great|good)$/.test(words[from]?.value ?? '') || words[from]?.number != null
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
      doneByClient(words, at)
    if (done !== null) {
      exclusions.push(done)
      free = Math.max(free, done.to)
      continue
    }
    const behind = refusedBehind(words, at)
    if (behind !== null && behind.from >= free) {
      exclusions.push({ ...behind, what: { from: behind.from, to: at } })
      free = behind.to
      continue
    }
    if (at < free) continue
    const marker = englishMarker(words, at) ?? haveMarker(words, at) ?? frenchMarker(words, at)
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
    exclusions.push({ from: marker.from, to, what: { from: what, to } })
    free = to
  }
  return { exclusions, asides }
}
