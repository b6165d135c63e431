import type { Exclusion } from './exclusion-scope.ts'
import { isParted, type MessageWord, startsSentence, wordSet } from './message-words.ts'

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
const notRefusing = wordSet('only alone sure why experience later but more than if apply hours heures budget contact')

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
export function labelledList(words: readonly MessageWord[], at: number): Exclusion | null {
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
  return { from: at, to, what: { from: what, to }, isDone: false }
}
