import { deskStems, postStems } from '../desk-words.ts'
import { stemOf } from '../normalise.ts'
import { isPlain } from '../word-table.ts'
import { isDoer, isFirm } from './doers.ts'
import { isParted, type MessageWord, startsSentence, wordSet } from './message-words.ts'

/** A word, half of a contraction ('we' and 'are' of 'we're'), or a sign between words. */
export interface Token {
  readonly value: string
  /** Position of the word that it is of, or that follows it. */
  readonly at: number
  /** Bits of `classes`. */
  readonly classes: number
}

/** What a word does in a clause; a word may be several things: 'files' is a noun and what someone does. */
export const classNames = [
  'own',
  'det',
  'me',
  'they',
  'you',
  'it',
  'person',
  'firm',
  'name',
  'be',
  'have',
  'does',
  'verb',
  'part',
  'adv',
  'neg',
  'no',
  'need',
  'lack',
  'and',
  'but',
  'or',
  'wh',
  'of',
  'modal',
  'sign',
  'end',
  'word',
  'head',
  'praise',
  'post',
] as const
export type ClassName = (typeof classNames)[number]
export const classBit: Readonly<Record<ClassName, number>> = Object.fromEntries(
  classNames.map((name, at) => [name, 2 ** at]),
) as Record<ClassName, number>

const lists: Partial<Record<ClassName, string>> = {
  own: 'my our his her their mon ma mes notre nos son sa ses leur leurs',
  det: 'the a an any all some these those this le la les l un une du des cette ces',
  me: 'i we je nous',
  they: 'he she they il elle ils elles',
  you: 'you vous tu',
  it: 'it that this those these them ca cela ce those l le la les',
  be: 'etant is are am was were be been being est sont suis sommes etait sera seront get gets',
  have: 'have has had got ai avons ont',
  does: 'do does handle handles handling manage manages run runs cover covers keep keeps write writes file files edit edits answer answers oversee oversees own owns translate translates prepare prepares doing fait font fais faisons gere gerent gerons tient tiennent tiens assure assurent ecrit redige traduit make makes book books post posts publish publishes design designs supply supplies provide provides build builds dictate dictates',
  adv: 'ne already also usually still currently always both all fully entirely completely now well deja toujours aussi actuellement bien tous toutes completement entierement ete etre being been really only just separately mostly probably happily',
  neg: 'not pas never jamais',
  no: 'no aucun aucune zero',
  need: 'need needs needing want wants wanting looking seeking seek hire hiring hired require requires cherche cherchons recherche besoin veux veut voulons voudrais faut aimerais must make sure ensure everything nothing please svp delegate outsource help someone somebody anyone anybody quelquun',
  lack: 'left quit retired gone died leaving behind late overdue missing lacking lost lose mess overwhelmed drowning struggling hate hates sick swamped exhausted slammed debordee deborde debordes manque assez',
  and: 'and et plus pis',
  but: 'but mais though although however while',
  or: 'or nor ni ou neither',
  wh: 'who whom which what if when whenever once until till before unless how whether because since so qui que qu quand si lorsque comment parce puisque car where why than whose',
  of: 'of for in on with to at by from about around under through between entre de d du des pour avec par chez a dans sur aux au en',
  modal: 'will would can could should shall may might do does did peut peux pourrait',
  praise:
    'great wonderful amazing excellent fantastic awesome terrific perfect brilliant superb happy fine good super genial excellente staying lovely reliable loyal solid fabulous content contents',
}
const listed = new Map<string, number>()
for (const [name, list] of Object.entries(lists))
  for (const word of wordSet(list)) listed.set(word, (listed.get(word) ?? 0) | classBit[name as ClassName])

/** These stand for no thing, so that no object goes over them. */
const noThing = ['me', 'they', 'you', 'be', 'have', 'need', 'neg', 'no', 'but', 'wh', 'modal'] as const
const noThingBits = noThing.reduce((bits, name) => bits | classBit[name], 0)
const glueBits = classBit.own | classBit.det | classBit.of | classBit.and | classBit.or | classBit.adv | classBit.it

/** Two words in one, by what is written with an apostrophe or without. */
const contractions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `im=i am|ive=i have|id=i would|ill=i will|were=we are|weve=we have|wed=we would|well=we will|youll=you will|youre=you are|youd=you would|hes=he is|shes=she is|theyre=they are
its=it is|thats=that is|whos=who is|theres=there is|dont=do not|doesnt=does not|didnt=did not|isnt=is not|arent=are not|wasnt=was not|wont=will not|cant=can not|cannot=can not
wouldnt=would not|shouldnt=should not|couldnt=could not|havent=have not|hasnt=have not|jai=je ai|cest=ce est|neednt=should not|mustnt=should not|nai=ne ai|navons=ne avons|nont=ne ont|nest=ne est|yall=you|whats=what is`
    .split(/[|\n]/)
    .map((pair) => pair.split('='))
    .map(([word = '', parts = '']) => [word, parts.split(' ')]),
)
/** Without an apostrophe these are words of their own. */
const needsApostrophe = wordSet('were well wed its ill id')

const notDone = wordSet(
  'needed required wanted requested included needing unanswered neglected ignored delayed overlooked rejected missed outdated messed botched cancelled canceled stopped failed limited interested involved tired bored scared overworked overloaded confused related based located licensed experienced skilled qualified backlogged scattered disorganized speed feed seed need embed breed united married dated',
)
const participles = wordSet(
  'cut done made kept written run built sent paid taken shot dealt met put set drawn given held led donne donnee donnes donnees fait faite faits faites gere geree geres gerees pris prise prises confie confiee confies confiees couvert couverte couverts couvertes regle reglee regles reglees assure assuree assures assurees comble comblee pourvu pourvus termine terminee delegue deleguee automatise automatisee externalise externalisee ecrit ecrite ecrits ecrites redige rediges traduit traduits reserve reserves reservees sorted finished complete ready covered staffed pret prets prete pretes',
)

function isDone(value: string, written: string): boolean {
  if (notDone.has(value) || /^un.{4}/.test(value)) return false
  return participles.has(value) || (value.length > 4 && value.endsWith('ed')) || /é(e|s|es)?$/i.test(written)
}

/** Said of people, and not of work that they do. */
const noDoing = wordSet(
  'says thinks wants asks tells hates likes loves knows needs seems looks means goes comes gets keeps lets struggles forgets misses fails wishes hopes spends quits leaves falls waits pays costs dit veut pense aime part est',
)

const noNames = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english french job role position title duties google facebook instagram email everyone everybody anyone nobody someone somebody one people candidate work assistant applicant must quelquun personne remote part full local new',
)

interface Context {
  readonly isFrench: boolean
  readonly startsSentence: boolean
  readonly next: string
  readonly isShouted: boolean
}

function classesOf(
  value: string,
  written: string,
  { isFrench, startsSentence: isFirst, next, isShouted }: Context,
): number {
  let bits = listed.get(value) ?? 0
  if (value === 'on' && isFrench) bits = classBit.me
  if (value === 'a' && isFrench) bits = written === 'à' || written === 'À' ? classBit.of : classBit.have | classBit.of
  if (/^(pas|mon|son|sa|ses)$/.test(value) && !isFrench) bits = 0
  if (value === 'a' && !isFrench) bits = classBit.det
  if (value === 'help' && (isFirst || next === 'desk')) bits = 0
  if (isDone(value, written)) bits |= classBit.part
  const isKnown = bits !== 0
  if (postStems.has(stemOf(value)) || (value.endsWith('s') && isDoer(value.slice(0, -1)))) bits |= classBit.post
  // 'Our TC', 'ADP'
  const isShort = !isShouted && /^[A-Z]{2,5}s?$/.test(written) && !deskStems.has(stemOf(value))
  if (isDoer(value) || isShort) bits |= classBit.person
  if (isShort && bits === classBit.person) bits |= classBit.name
  if (isFirm(value)) bits |= classBit.firm
  const isVerb = /[^s]s$/.test(value) || (isFrench && /[et]$/.test(value))
  if (
    value.length > 3 &&
    isVerb &&
    !noDoing.has(value) &&
    !/ai(en)?t$/.test(value) &&
    (!isKnown || (bits & classBit.does) !== 0)
  )
    bits |= classBit.verb
  if (
    /^\p{Lu}\p{Ll}+$/u.test(written) &&
    !noNames.has(value) &&
    (bits & ~(classBit.verb | classBit.part | classBit.person)) === 0 &&
    !(isFirst && (isPlain(value) || isDoer(value)))
  )
    bits |= classBit.name
  if ((bits & noThingBits) === 0) bits |= classBit.word | ((bits & glueBits) === 0 ? classBit.head : 0)
  return bits
}

const french = wordSet(
  'le les une des du aux et pour dans avec chez notre nos mes cette ces qui est sont je nous vous cherche cherchons jai pas il elle ne sur par ma mon de la un au que',
)

const sign = (value: string, at: number, isEnd: boolean): Token => ({
  value,
  at,
  classes: isEnd ? classBit.end : classBit.sign,
})

function signBefore(word: MessageWord, at: number): Token[] {
  const { gap } = word
  if (startsSentence(word)) return [sign(gap.includes('?') ? '?' : gap.includes('\n') ? 'line' : '.', at, true)]
  if (!isParted(word)) return []
  return [
    sign(
      gap.includes(':') ? ':' : /[([]/.test(gap) ? '(' : /[)\]]/.test(gap) ? ')' : gap.includes(',') ? ',' : '-',
      at,
      false,
    ),
  ]
}

/** French small words that `wordsIn` leaves to the gap: 'c'est', 's'occupe'. */
const elided: Readonly<Record<string, string>> = {
  c: 'ce',
  j: 'je',
  l: 'l',
  d: 'd',
  qu: 'que',
  s: 'se',
  m: 'me',
  n: 'ne',
  t: 'te',
}

/** The words of a message as `readClauses` goes over them: contractions taken apart, signs between. */
export function tokensOf(words: readonly MessageWord[]): Token[] {
  const isFrench = words.filter(({ value }) => french.has(value)).length * 5 >= words.length
  const isShouted = words.filter(({ written }) => /^[A-Z]{3,}$/.test(written)).length * 3 > words.length
  const tokens: Token[] = []
  words.forEach((word, at) => {
    if (at > 0) tokens.push(...signBefore(word, at))
    const context = {
      isFrench,
      isShouted,
      startsSentence: at === 0 || startsSentence(word),
      next: words[at + 1]?.value ?? '',
    }
    const add = (value: string, written: string) =>
      tokens.push({ value, at, classes: classesOf(value, written, context) })
    const elision = /(?:^|[^\p{L}])([cdjlmnst]|qu)['’]$/iu.exec(word.gap)?.[1]?.toLowerCase()
    if (elision !== undefined) add(elided[elision] ?? elision, '')
    const parts = Object.hasOwn(contractions, word.value) ? contractions[word.value] : undefined
    if (parts !== undefined && (!needsApostrophe.has(word.value) || /['’]/.test(word.written))) {
      for (const part of parts) add(part, part)
      return
    }
    if (!/['’]s$/i.test(word.written)) {
      add(word.value, word.written)
      return
    }
    add(word.value.replace(/s$/, ''), word.written.slice(0, -2))
    const next = words[at + 1]
    const isBe =
      next !== undefined &&
      !isParted(next) &&
      (isDone(next.value, next.written) ||
        /['’]s$/.test(next.written) ||
        /^(been|being|not|already|all|on|with|still|going|out|in|by|my|our)$/.test(next.value))
    tokens.push({ value: isBe ? 'is' : 'poss', at, classes: isBe ? classBit.be : classBit.of | classBit.word })
  })
  return tokens
}
