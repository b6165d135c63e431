import { isPlain } from '../word-table.ts'
import { isDoer } from './doers.ts'
import { type Exclusion, scopeEnd } from './exclusion-scope.ts'
import { isParted, type MessageWord, sentenceStart, startsSentence, valuesOf, wordSet } from './message-words.ts'

// Who does it already where no 'my' or 'our' says so: 'Dan does SEO', 'volunteers cover events', 'someone else writes the copy', 'HR has it'.

const verbs = wordSet(
  'does do handles handle manages manage runs run covers cover keeps keep writes write files file edits edit answers answer oversees oversee owns own has have translates translate prepares prepare fait font gere gerent tient tiennent assure assurent ecrit redige traduit',
)
const phrasal: Readonly<Record<string, RegExp>> = {
  takes: /^(care|over|on)$/,
  take: /^(care|over|on)$/,
  looks: /^after$/,
  look: /^after$/,
  deals: /^with$/,
  sees: /^to$/,
  occupe: /^(de|des|du)$/,
  soccupe: /^(de|des|du)$/,
  soccupent: /^(de|des|du)$/,
  prend: /^(en|soin)$/,
}
const isTaken = /^(photos?|pictures?|calls?|minutes|notes|bookings|orders|messages|payments|reservations)$/
const between = wordSet('already also usually still currently always deja toujours aussi actuellement s')
const groups = wordSet('volunteers staff interns students benevoles stagiaires')
/** Written large at the beginning of a sentence, and nobody's name. */
const noNames = wordSet(
  'i we you it this that these those he she they who what which everyone everybody anyone nobody someone somebody one person people candidate candidates role position job work duties assistant va applicant must should can will google facebook instagram je nous vous il elle on ce cela qui personne tout',
)

/** Said of one person: 'Dan does', and no 'Clients write'. */
const ofOne = /s$|^(fait|gere|tient|assure|ecrit|redige|traduit|prend|s?occupe)$/

/** Where the subject begins that ends right before a verb here, if it names who does things. */
function subjectStart(words: readonly MessageWord[], verb: number): number | null {
  let last = verb - 1
  while (last > 0 && between.has(words[last]?.value ?? '')) last -= 1
  const word = words[last]
  if (word === undefined || words.slice(last + 1, verb + 1).some((each) => isParted(each))) return null
  const before = words[last - 1]?.value ?? ''
  const isFirst = last === 0 || isParted(word) || /^(and|but|so|because|since|et|mais|car)$/.test(before)
  // 'Someone else', 'another agency', 'quelqu'un d'autre'
  const isOne = ofOne.test(words[verb]?.value ?? '')
  if (isOne && /^(else|autre)$/.test(word.value) && /^(someone|somebody|quelquun)$/.test(before)) return last - 1
  if (isOne && ((before === 'another' && isDoer(word.value)) || (word.value === 'office' && before === 'head')))
    return last - 1
  if (!isFirst) return null
  // 'Staff files' are papers.
  if (/^(hr|management)$/.test(word.value)) return last
  if (groups.has(word.value)) return /^(files|answers|edits|runs|covers)$/.test(words[verb]?.value ?? '') ? null : last
  const isName =
    isOne &&
    /^\p{Lu}\p{Ll}+$/u.test(word.written) &&
    !noNames.has(word.value) &&
    !isPlain(word.value) &&
    !isDoer(word.value)
  return isName ? last : null
}

const pronouns = wordSet('that those it this them these so ca cela')

export function isPronoun(value: string): boolean {
  return pronouns.has(value)
}

/** Where what is done begins behind a verb of doing things: 'handles payroll', 'takes care of the books', 's'occupe de la paie'. */
export function objectStart(words: readonly MessageWord[], verb: number): number | null {
  const value = words[verb]?.value ?? ''
  // 'Takes the photos', 'take minutes'
  const [next = '', behindNext = ''] = valuesOf(words, { from: verb + 1, to: verb + 3 })
  if (/^takes?$/.test(value) && isTaken.test(/^(the|our|my|all)$/.test(next) ? behindNext : next)) return verb + 1
  const isPhrasal = Object.hasOwn(phrasal, value)
  if (!(isPhrasal ? phrasal[value]?.test(words[verb + 1]?.value ?? '') === true : verbs.has(value))) return null
  let what = isPhrasal ? verb + 2 : verb + 1
  // 'Amazon keeps taking down our listing'
  if (/^keeps?$/.test(value) && words[what]?.value.endsWith('ing') === true) return null
  while (what < verb + 4 && /^(of|up|with|over|de|des|du|d|charge)$/.test(words[what]?.value ?? '')) what += 1
  return what
}

/** Somebody who is named, or another, does what stands behind. */
export function doneByOthers(words: readonly MessageWord[], verb: number): Exclusion | null {
  const value = words[verb]?.value ?? ''
  const what = objectStart(words, verb)
  if (what === null) return null
  const from = subjectStart(words, verb)
  if (from === null) return null
  const object = words[what]
  if (object === undefined || startsSentence(object) || isPronoun(object.value)) {
    const to = object !== undefined && isPronoun(object.value) && !startsSentence(object) ? what + 1 : what
    return { from, to, what: pieceBefore(words, from) }
  }
  // 'Has' and 'own' are said of much else: 'Dan has 40 clients'.
  if (/^(has|have|own|owns)$/.test(value) && !/^(sales|payroll|marketing|hr|books)$/.test(object.value)) return null
  const to = scopeEnd(words, what)
  const behind = valuesOf(words, { from: what, to: to + 3 })
  // 'Dan does the books but can't keep up', 'Marie runs the shop and needs help with …'
  if (to <= what || behind.some((each) => /^(but|anymore|needs|wants|looking|needing|mais|besoin|cherche)$/.test(each)))
    return null
  return { from, to, what: { from: what, to } }
}

/** What was spoken of right before: 'no forecasting, our CFO does it'; nothing where that asks for something. */
function pieceBefore(words: readonly MessageWord[], from: number): { from: number; to: number } {
  const nothing = { from, to: from }
  const sign = words[from]
  if (sign === undefined || from === 0 || startsSentence(sign)) return nothing
  let start = from - 1
  while (start > 0 && from - start < 7 && !isParted(words[start] as MessageWord)) start -= 1
  const asks = /^(need|needs|want|wants|looking|help|someone|somebody|seeking|hire|please|just|only)$/
  return valuesOf(words, { from: Math.max(sentenceStart(words, start), start), to: from }).some((value) =>
    asks.test(value),
  )
    ? nothing
    : { from: start, to: from }
}
