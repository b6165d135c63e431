import { apostrophes, foldedLetters, hyphens } from '@talentplace/contract/shared/folded-text'
import stem from 'wink-porter2-stemmer'

/** The longest word that is looked at; what is longer is cut. */
const longestWord = 40

/** A word as typed and where it stands in the text it came from. */
export interface Word {
  value: string
  start: number
  end: number
}

const ascii = /^[\u0020-\u007e]*$/

/** Lower case without accents or apostrophes. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.replaceAll(/['`]/g, '').toLowerCase()
  return foldedLetters(text.replaceAll(apostrophes, ''))
}

/** A value reduced to what two people who mean the same would both type: folded, single spaces. */
export function comparable(text: string): string {
  return fold(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Closed forms that people also write open, so that both read alike. */
const openForms = new Map(
  Object.entries({
    setup: ['set', 'up'],
    setups: ['set', 'up'],
    cleanup: ['clean', 'up'],
    followup: ['follow', 'up'],
    followups: ['follow', 'up'],
    checkin: ['check', 'in'],
    checkins: ['check', 'in'],
    helpdesk: ['help', 'desk'],
    pdfs: ['pdf'],
  }),
)

/** What makes 'it' mean computers when it isn't in capitals. */
const computerCompany = new Set([
  'support',
  'helpdesk',
  'guy',
  'person',
  'specialist',
  'technician',
  'admin',
  'problems',
  'services',
])

/** Computers in the sense of 'IT support': a word of its own, since 'it' says nothing. */
export const informationTechnology = 'infotech'

/** Sayings that mean something else than their words, read as one word. */
const sayingList: [string[], string][] = [
  [['no', 'show'], 'noshow'],
  [['no', 'shows'], 'noshow'],
  [['no', 'showing'], 'noshow'],
  [['day', 'to', 'day'], 'daytoday'],
  [['one', 'on', 'one'], 'oneonone'],
  [['word', 'for', 'word'], 'verbatim'],
  [['step', 'by', 'step'], 'stepbystep'],
  [['back', 'to', 'back'], 'backtoback'],
  [['up', 'to', 'date'], 'uptodate'],
  [['out', 'of', 'date'], 'outofdate'],
  [['right', 'hand'], 'righthand'],
  [['front', 'desk'], 'frontdesk'],
  [['front', 'end'], 'frontend'],
  [['back', 'end'], 'backend'],
  [['white', 'paper'], 'whitepaper'],
  [['year', 'end'], 'yearend'],
  [['month', 'end'], 'monthend'],
  [['clean', 'up'], 'cleanup'],
  [['cleaning', 'up'], 'cleanup'],
  [['cleaned', 'up'], 'cleanup'],
  [['human', 'resources'], 'humanresources'],
  [['human', 'resource'], 'humanresources'],
  [['rendez', 'vous'], 'rendezvous'],
  [['sous', 'titre'], 'soustitre'],
  [['sous', 'titres'], 'soustitre'],
  [['sous', 'titrage'], 'soustitre'],
]

const sayings = Map.groupBy(sayingList, ([parts]) => parts[0] ?? '')

const otherLetter = /[\p{L}\p{N}\p{M}\u2018\u2019\u00b4]/u

/** Whether a character belongs to a word; apostrophes do. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code > 127) return otherLetter.test(text.charAt(at))
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 39 ||
    code === 96
  )
}

const digit = /\d/

/**
 * The end of the word that starts here. A single letter joins what follows it: e-mail, W-2; behind a slash only another one, A/B, since
 * '10 h/week' is two words. Two numbers stay two: 9-5.
 */
function endOfWord(text: string, start: number): number {
  let end = start
  while (end < text.length && isInWord(text, end)) end += 1
  const sign = text[end]
  if (end - start !== 1 || (sign !== '-' && sign !== '/')) return end
  let joined = end + 1
  while (joined < text.length && isInWord(text, joined)) joined += 1
  if (joined === end + 1 || (sign === '/' && joined > end + 2)) return end
  return digit.test(text.charAt(start)) && digit.test(text.charAt(end + 1)) ? end : joined
}

const elision = /^(?:[cdjlmnst]|qu)['\u2019\u00b4`](?=[\p{L}]{3})/iu

/** How much of a word is a French small word written together with it: 2 of "l'anglais". */
function elisionLength(text: string, start: number, end: number): number {
  return elision.exec(text.slice(start, end))?.[0].length ?? 0
}

/** With the signs of a plain keyboard, each in the place of its own. */
function withPlainSigns(text: string): string {
  return ascii.test(text) ? text : text.replaceAll(hyphens, '-').replaceAll(apostrophes, "'")
}

const plainWord = /^[a-z]+$/i

function valueOf(raw: string): string {
  return fold(raw)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(\d+)s$/, '$1')
    .slice(0, longestWord)
}

/** The words of a text with their places, at most `limit` of them; sayings and hyphenated single letters are one word. */
export function wordsIn(given: string, limit: number): Word[] {
  const text = withPlainSigns(given)
  const words: Word[] = []
  const shouting = text === text.toUpperCase()
  for (let start = 0; start < text.length && words.length < limit; start += 1) {
    if (!isInWord(text, start)) continue
    const end = endOfWord(text, start)
    // Nearly all words are of plain letters, which need nothing more.
    const isPlain = plainWord.test(text.slice(start, end))
    if (!isPlain) start += elisionLength(text, start, end)
    const raw = text.slice(start, end)
    const value = isPlain ? raw.toLowerCase().slice(0, longestWord) : valueOf(raw)
    if (raw === 'IT' && !shouting) words.push({ value: informationTechnology, start, end })
    else if (value !== '') for (const part of openForms.get(value) ?? [value]) words.push({ value: part, start, end })
    start = end
  }
  words.forEach((word, at) => {
    if (word.value === 'it' && computerCompany.has(words[at + 1]?.value ?? '')) word.value = informationTechnology
  })
  return withSayings(words)
}

function withSayings(words: Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined) continue
    const saying = sayings
      .get(word.value)
      ?.find(([parts]) => parts.every((part, which) => words[at + which]?.value === part))
    if (saying === undefined) {
      joined.push(word)
      continue
    }
    const [parts, value] = saying
    at += parts.length - 1
    joined.push({ value, start: word.start, end: words[at]?.end ?? word.end })
  }
  return joined
}

/** Words that the stemmer would throw together with others of another meaning, and what each stands under. */
const ownStems = new Map(
  Object.entries({
    accounting: 'accounting',
    accountant: 'accountant',
    accountants: 'accountant',
    marketing: 'marketing',
    marketer: 'marketing',
    marketers: 'marketing',
    listing: 'listing',
    listings: 'listing',
    books: 'books',
    booking: 'booking',
    bookings: 'booking',
    building: 'building',
    buildings: 'building',
    training: 'training',
    trainings: 'training',
    closing: 'closing',
    closings: 'closing',
    showing: 'showing',
    showings: 'showing',
    hosting: 'hosting',
    personal: 'personal',
    business: 'business',
    businesses: 'business',
    organic: 'organic',
    production: 'production',
    customs: 'customs',
    customer: 'customer',
    customers: 'customer',
    international: 'international',
    publicity: 'publicist',
    operator: 'operator',
    operators: 'operator',
    accountable: 'accountable',
    accountability: 'accountable',
    paid: 'paid',
    taxi: 'taxi',
    taxis: 'taxi',
    news: 'news',
    organization: 'organization',
    planner: 'plan',
    planners: 'plan',
    tester: 'test',
    testers: 'test',
    writer: 'write',
    writers: 'write',
    writing: 'write',
    written: 'write',
    wrote: 'write',
    editor: 'edit',
    editors: 'edit',
    coder: 'code',
    coders: 'code',
    caller: 'caller',
    callers: 'caller',
    sent: 'send',
    bought: 'buy',
    kept: 'keep',
    sold: 'sell',
    found: 'find',
    told: 'tell',
    ran: 'run',
    made: 'make',
    caught: 'catch',
    taught: 'teach',
    lost: 'lost',
    shot: 'shot',
    people: 'people',
    children: 'kid',
    wont: 'not',
    programming: 'programmer',
    programmer: 'programmer',
    programmers: 'programmer',
    reporter: 'reporter',
    reporters: 'reporter',
    hospitality: 'hospitality',
    animal: 'animal',
    animals: 'animal',
    important: 'important',
    internal: 'internal',
    cleaning: 'cleaning',
    cleanings: 'cleaning',
  }),
)

/** One spelling for the British and the American form. Applied to both sides, so an odd outcome does no harm. */
function oneSpelling(word: string): string {
  if (word.length < 5) return word
  let spelled = word
    .replace(/isation(s?)$/, 'ization$1')
    .replace(/is(e|es|ed|ing|er|ers)$/, 'iz$1')
    .replace(/ys(e|es|ed|ing)$/, 'yz$1')
    .replace(/our(s?|ed|ing|ful)$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/amme(s?)$/, 'am$1')
    .replace(/cheque/, 'check')
  if (spelled.length >= 8)
    spelled = spelled
      .replace(/ll(?=[aeiou])/, 'l')
      .replace(/lment/, 'llment')
      .replace(/lllment/, 'llment')
  return spelled
}

/** Stems that were worked out; people write the same words again and again, and each is asked for at several steps of one reading. */
const knownStems = new Map<string, string>()
const maxKnownStems = 20_000

/** What a folded word stands under: its stem in one spelling, or its own entry where the stem would mislead. */
export function stemOf(word: string): string {
  const known = knownStems.get(word)
  if (known !== undefined) return known
  const found = workOutStem(word)
  if (knownStems.size >= maxKnownStems) knownStems.clear()
  knownStems.set(word, found)
  return found
}

function workOutStem(word: string): string {
  const own = ownStems.get(word)
  if (own !== undefined) return own
  const spelled = oneSpelling(word)
  return ownStems.get(spelled) ?? stem(spelled)
}
