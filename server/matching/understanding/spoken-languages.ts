import { frenchSmallWords } from './french/french-words.ts'
import { type Word, wordsIn } from './normalise.ts'
import type { LanguageRow } from './reference.ts'
import { negations, stopWords } from './small-words.ts'

// Which languages a client's words ask for. 'Mandarin' is a language wherever it stands; 'French' may be a bakery's, so
// it counts where someone speaks it, where it stands alone, and before work that is done in it.

/** Words that are a language and nothing else, by its code; folded, as they are typed. */
const alwaysLanguages: Readonly<Record<string, string>> = {
  fr: 'francophone francophones',
  es: 'hispanophone hispanophones espanol castellano',
  pa: 'punjabi panjabi pendjabi',
  cmn: 'mandarin putonghua',
  yue: 'cantonese cantonais',
  tl: 'tagalog filipino pilipino',
  hi: 'hindi',
  ur: 'urdu ourdou',
  ar: 'arabic arabophone',
  fa: 'farsi dari',
  pt: 'lusophone lusophones',
  ta: 'tamil tamoul',
  gu: 'gujarati gudjarati',
  bn: 'bengali bangla',
  ht: 'kreyol creole',
  sw: 'swahili kiswahili',
  yo: 'yoruba',
  he: 'hebrew hebreu',
  iu: 'inuktitut',
  ase: 'asl',
}

/** Words that are also a people's or a country's. */
const alsoPeoples: Readonly<Record<string, string>> = {
  fr: 'french francais francaise',
  es: 'spanish espagnol espagnole',
  cmn: 'chinese chinois chinoise',
  ar: 'arabe',
  fa: 'persian iranian persan',
  pt: 'portuguese portugese brazilian portugais portugaise',
  it: 'italian italien italienne',
  de: 'german allemand allemande',
  pl: 'polish polonais',
  uk: 'ukrainian ukrainien',
  ru: 'russian russe',
  ko: 'korean coreen',
  ja: 'japanese japonais',
  vi: 'vietnamese vietnamien',
  nl: 'dutch',
  el: 'greek',
  so: 'somali',
  ht: 'haitian haitien haitienne',
  ro: 'romanian',
  tr: 'turkish',
  cr: 'cree',
}

const listOf = (text: string) => new Set(text.trim().split(/\s+/))

/** Behind a people's word they make it a language: 'Spanish speaking', 'French customer support', 'German emails'. */
const workInLanguage = listOf(`
  speaking speaker speakers speak language languages fluent fluency fluently native proficient skills bilingual required mandatory
  assistant assistants va receptionist receptionists secretary agent agents rep reps representative representatives support service
  translator translators translation translations translating interpreter interpreters interpretation copywriter writer copy
  copywriting proofreader proofreading editor subtitles captions transcription transcriptionist localization localisation
  customer customers client clients caller callers patients tenants leads call calls phone phones telephone email emails inbox chat
  messages letters documents posts captions content newsletter website tutor teacher lessons bookkeeper coordinator telemarketer
  documentation correspondence version virtual`)

/** Before a people's word they make it a language: 'speaks French', 'in Spanish', 'fluent German'. */
const beforeLanguage = listOf(
  'speak speaks speaking spoken parle parlant parler fluent fluency native bilingual in en into write writes written writing read reads reading understand understands know knows traducteur traductrice interprete au vers translated translate translation traduit traduits traduire manuscrits textes articles documents courriels appels livres soustitre soustitres titres transcribe transcribing transcription transcrire',
)

/** Behind a people's word, after an 'is a' at most, they ask for its language: 'Spanish a must', 'French is preferred'. */
const askedFor = listOf(
  'must required preferred needed essential mandatory asset plus bonus useful helpful ideal welcome appreciated important critical key atout obligatoire obligatoires exige requis souhaite utile',
)
const beforeAsked = listOf('a is an would be strongly big huge nice definite real very great un est')

/** Two languages, of which the other one is French unless another is named. */
const twoLanguages = listOf('bilingual bilingue bilingues bilinguals')

/** Words that name no work beside a language. */
const aboutSpeaking = listOf(
  'speaking speaker speakers speak speaks spoken language languages fluent fluently native bilingual bilingue bilingues sign parle parlant parler qui',
)

/** How well a language is to be spoken. */
const howMuch = listOf('peu little bit some basic bon bonne good')

const englishWords = listOf('english anglais anglaise anglophone')
const between = listOf('and or et ou plus y in en to into')

/** How far before a language a 'no' stands: 'no French needed', 'without any French', 'ne parle pas français'. */
const reachOfNo = 2
const noInFrench = listOf('sans pas aucun without')
/** As many words as a message of the longest length has. */
const wordLimit = 1000
const behindBilingual = 'fr'
const signLanguage = 'ase'

function codes(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
  )
}

const always = codes(alwaysLanguages)
const peoples = codes(alsoPeoples)

const isLanguage = ({ value }: Word) => always.has(value) || peoples.has(value) || englishWords.has(value)

function isAskedFor(words: readonly Word[], at: number): boolean {
  let behind = at + 1
  while (behind < at + 5 && beforeAsked.has(words[behind]?.value ?? '')) behind += 1
  return askedFor.has(words[behind]?.value ?? '')
}

/** Whether a people's word stands for its language here. @param towards where its neighbours may say so */
function isSpoken(words: readonly Word[], at: number, towards: readonly (1 | -1)[] = [1, -1]): boolean {
  const next = words[at + 1]?.value ?? ''
  const before = words[at - 1]?.value ?? ''
  if (workInLanguage.has(next) || beforeLanguage.has(before) || isAskedFor(words, at)) return true
  // 'You need French.': what is needed ends with it, and is no French bakery.
  const [word, behind] = [words[at], words[at + 1]]
  const isLast = word !== undefined && (behind === undefined || behind.start - word.end > 1)
  if (isLast && /^(need|needs|require|requires)$/.test(before)) return true
  // 'Translate certificates from Spanish'
  const isFrom = /^(from|de|du)$/.test(before)
  if (isFrom && words.slice(Math.max(0, at - 6), at).some(({ value }) => /^(translat|tradui|traduct)/.test(value)))
    return true
  // 'English and French', 'French/English', 'Spanish or Portuguese speaking': what counts for its neighbour counts for it.
  const neighbour = (step: 1 | -1) => {
    const near = words[at + step]
    const far = near !== undefined && between.has(near.value) ? at + 2 * step : at + step
    const word = words[far]
    if (word === undefined || !isLanguage(word)) return false
    return !peoples.has(word.value) || isSpoken(words, far, [step])
  }
  return towards.some(neighbour)
}

function isRejected(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - reachOfNo), at).some(({ value }) => negations.has(value) || noInFrench.has(value))
}

/** Words of sentences that speak of languages and nothing else: 'Français et un peu d'anglais.' */
function wordsOfLanguageAlone(text: string, words: readonly Word[]): ReadonlySet<Word> {
  const found = new Set<Word>()
  let from = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    const isLast = at + 1 === words.length || /[.!?;\n]/.test(text.slice(word.end, words[at + 1]?.start))
    if (!isLast) continue
    const sentence = words.slice(from, at + 1)
    from = at + 1
    const languages = sentence.filter(isLanguage)
    // 'Polish.' alone may be a verb.
    const isWritten = languages.length > 1 || /^\p{Lu}/u.test(text.slice(languages[0]?.start, languages[0]?.end))
    if (
      languages.length > 0 &&
      isWritten &&
      sentence.every(
        (each) =>
          tellsOfSpeaking(each) ||
          between.has(each.value) ||
          howMuch.has(each.value) ||
          stopWords.has(each.value) ||
          frenchSmallWords.has(each.value),
      )
    )
      for (const each of languages) found.add(each)
  }
  return found
}

const tellsOfSpeaking = (word: Word) => isLanguage(word) || aboutSpeaking.has(word.value) || askedFor.has(word.value)
const isWork = (word: Word) =>
  !stopWords.has(word.value) &&
  !frenchSmallWords.has(word.value) &&
  !howMuch.has(word.value) &&
  !tellsOfSpeaking(word) &&
  !between.has(word.value)

/** What is left of the words without the languages and what is said of speaking them: the work; empty where that is all. */
export function workBesideLanguages(text: string): string {
  const words = wordsIn(text, wordLimit)
  if (!words.some(isWork)) return ''
  return words
    .filter((word) => !tellsOfSpeaking(word))
    .map(({ value }) => value)
    .join(' ')
}

/** A language, and where a text asks for it. */
export interface SaidLanguage {
  readonly language: LanguageRow
  readonly start: number
  readonly end: number
}

/** The languages that a client's words ask for, each once, in the order they are named; never English, which everybody speaks. */
export function languagesSaid(languages: readonly LanguageRow[], text: string): SaidLanguage[] {
  const words = wordsIn(text, wordLimit)
  const isAlone = words.every((word) => stopWords.has(word.value) || isLanguage(word))
  const alone = words.some(({ value }) => peoples.has(value)) ? wordsOfLanguageAlone(text, words) : new Set<Word>()
  const named = new Map<string, Word>()
  const name = (code: string, word: Word) => {
    if (!named.has(code)) named.set(code, word)
  }
  let bilingual: Word | null = null
  for (const [at, word] of words.entries()) {
    const { value } = word
    const code = always.get(value)
    const people = peoples.get(value)
    const tells = code !== undefined || people !== undefined || value === 'sign' || twoLanguages.has(value)
    if (!tells || isRejected(words, at)) continue
    const next = words[at + 1]
    if (code !== undefined) name(code, word)
    else if (value === 'sign' && next?.value === 'language') name(signLanguage, { ...word, end: next.end })
    else if (people !== undefined && (isAlone || alone.has(word) || isSpoken(words, at))) name(people, word)
    else if (twoLanguages.has(value)) bilingual ??= word
  }
  if (bilingual !== null && named.size === 0) named.set(behindBilingual, bilingual)
  return [...named].flatMap(([code, { start, end }]) => {
    const language = languages.find((each) => each.code === code)
    return language === undefined ? [] : [{ language, start, end }]
  })
}

/** The languages that a client's words ask for, without their places. */
export function languagesIn(languages: readonly LanguageRow[], text: string): LanguageRow[] {
  return languagesSaid(languages, text).map(({ language }) => language)
}
