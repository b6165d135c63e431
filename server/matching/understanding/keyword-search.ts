import { type FormTally, met, startTally, tallyForms } from './form-tally.ts'
import { readersKeyword, type Keyword, type KeywordForm, type KeywordType } from './keyword-index.ts'
import { comparable } from './normalise.ts'
import { LeastKeys } from './least-keys.ts'
import { read } from './reading.ts'
import { weighRoles } from './role-weighing.ts'
import { negations, stopWords, weakWords } from './small-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { beginningWith, nearlyBeginningWith } from './word-beginnings.ts'
import { isPlain, lookUp } from './word-table.ts'

export interface KeywordQuery {
  searchQuery: string
  types: KeywordType[]
  limit: number
  offset: number
  /** By name instead of by closeness. */
  sortByValue?: boolean
}

/** Only this much of a query is looked at. */
const queryLimit = 400
const wordLimit = 24

/** Kinds of match, best first; closeness within a kind adds less than 1. */
const tier = { exact: 7, exactAlias: 6, beginning: 5, wordBeginning: 4, synonym: 3, nearly: 2, partly: 1 }

/** What a general word of job titles counts in a query of several words. */
const weakWeight = 0.35

/** What a form must gather from a longer query to count by itself; a general word of job titles isn't enough. */
const leastWeight = 0.55

/** The least a sentence must say for a role to be brought up by its meaning alone, and the share of the best. */
const leastMeaning = 0.5
const closeMeaning = 0.55

/** A page that ends further down than this is sorted out of all that match. */
const maxInserted = 200
const leastKeys = new LeastKeys()

/** Finds roles, skills and tools for what a person has typed so far. An empty query brings all, the most useful first. */
export function searchKeywords(vocabulary: Vocabulary, query: KeywordQuery): { keywords: Keyword[]; count: number } {
  const { entries, byRank, scores } = vocabulary.keywords
  const text = query.searchQuery.slice(0, queryLimit)
  const typed = comparable(text)
  scores.begin()
  if (typed === '') for (let position = 0; position < entries.length; position += 1) scores.raise(position, 1)
  else scoreEntries(vocabulary, typed, text)
  const max = Math.min(query.offset + query.limit, entries.length)
  if (max <= maxInserted) leastKeys.begin(max)
  const keys = max <= maxInserted ? null : new Float64Array(scores.count)
  let count = 0
  for (let which = 0; which < scores.count; which += 1) {
    const position = scores.entry(which)
    const entry = entries[position]
    if (entry === undefined || !query.types.includes(entry.type)) continue
    const key =
      query.sortByValue === true
        ? entry.nameRank * entries.length + entry.rank
        : sortKey(scores.of(position), entry.rank, entries.length)
    if (keys === null) leastKeys.offer(key)
    else keys[count] = key
    count += 1
  }
  const page =
    keys === null
      ? leastKeys.from(query.offset)
      : keys
          .subarray(0, count)
          .sort()
          .subarray(query.offset, query.offset + query.limit)
  const keywords: Keyword[] = []
  for (const key of page) {
    const entry = byRank[((key % entries.length) + entries.length) % entries.length]
    if (entry !== undefined) keywords.push(readersKeyword(entry))
  }
  return { keywords, count }
}

/** One number that sorts by closeness, the closest first, then by rank, which can be read back from it. */
function sortKey(score: number, rank: number, ranks: number): number {
  return rank - ranks - Math.round(score * 1e6) * ranks
}

/** The roles, skills or tools with these ids, type by type in the order asked; unknown ids are passed over. */
export function keywordsByIds(vocabulary: Vocabulary, ids: number[], types: KeywordType[]): Keyword[] {
  return [...new Set(types)].flatMap((type) =>
    [...new Set(ids)].flatMap((id) => {
      const entry = vocabulary.keywords.byId.get(`${type}:${id}`)
      return entry === undefined ? [] : [readersKeyword(entry)]
    }),
  )
}

/** Scores the entries that match what was typed. */
function scoreEntries(vocabulary: Vocabulary, typed: string, text: string): void {
  const { forms, tally, scores } = vocabulary.keywords
  const words = contentWords(typed)
  startTally(tally)
  let total = 0
  words.forEach((word, at) => {
    const weight = weakWords.has(word) && words.length > 1 ? weakWeight : 1
    total += weight
    const last = at === words.length - 1
    tallyWord(vocabulary, word, at, weight, last)
    tallyFrench(vocabulary, word, at, weight, last)
  })
  let named = false
  for (let which = 0; which < tally.count; which += 1) {
    const position = tally.touched[which] ?? 0
    const form = forms[position]
    if (form === undefined) continue
    const score = scoreForm(form, position, tally, typed, words.length, total)
    scores.raise(form.entry, score)
    named ||= score >= tier.wordBeginning
  }
  if (words.length > 1 && !named) addRolesByMeaning(vocabulary, text)
}

/** The words that say something; the last one when none does. */
function contentWords(typed: string): string[] {
  const words = typed.split(' ', wordLimit)
  const content = words.filter((word) => !stopWords.has(word) && !negations.has(word))
  return content.length > 0 ? [...new Set(content)] : words.slice(-1)
}

/** French names have their words as they are written, the last one as far as it is typed. */
function tallyFrench(
  { keywords: { french, tally } }: Vocabulary,
  word: string,
  at: number,
  weight: number,
  last: boolean,
) {
  const { from, to } = beginningWith(french, word)
  for (let position = from; position < to; position += 1) {
    const isWhole = french.sortedWords[position] === word
    if (isWhole || last)
      tallyForms(tally, french.formsByWord[position], at, weight, isWhole ? met.whole : met.beginning)
  }
}

function tallyWord(vocabulary: Vocabulary, word: string, at: number, weight: number, last: boolean): void {
  const { keywords: index, words: table } = vocabulary
  const { tally } = index
  let found = false
  if (last) {
    const { from, to } = beginningWith(index, word)
    found = to > from
    for (let position = from; position < to; position += 1) {
      tallyForms(
        tally,
        index.formsByWord[position],
        at,
        weight,
        index.sortedWords[position] === word ? met.whole : met.beginning,
      )
    }
  }
  const written = table.known.get(word)
  if (written === undefined && (found || (last && word.length < 3))) return
  const known = written ?? lookUp(table, word)
  const own = known?.meanings[0]?.weight ?? 0
  known?.meanings.forEach((meaning, which) => {
    const how = which > 0 ? met.relative * own : own === 1 ? met.whole : met.nearly
    tallyForms(tally, index.formsByTerm.get(meaning.term), at, weight, how)
  })
  if (!last || found || known !== undefined || isPlain(word)) return
  for (const position of nearlyBeginningWith(index, word))
    tallyForms(tally, index.formsByWord[position], at, weight, met.nearly)
}

/** How close a form is to what was typed: the kind of match, then how much of both is covered; 0 for no match. */
function scoreForm(
  form: KeywordForm,
  position: number,
  tally: FormTally,
  typed: string,
  wordCount: number,
  total: number,
): number {
  const found = tally.found[position] ?? 0
  const weight = tally.weight[position] ?? 0
  const worst = tally.worst[position] ?? 0
  const ofQuery = weight / total
  const ofForm = Math.min(1, found / form.wordCount)
  const closeness = 0.6 * ofQuery + 0.35 * ofForm
  const isName = form.kind === 'name' || form.kind === 'french'
  const spoken = form.kind === 'keyword' || form.kind === 'everyday'
  if (form.text === typed)
    return isName ? tier.exact : form.kind === 'everyday' ? tier.synonym + closeness : tier.exactAlias
  if (found === wordCount) {
    const begins = form.text.startsWith(typed)
    const named = isName || (form.kind === 'alias' && begins)
    if (named && worst >= met.beginning) return (begins ? tier.beginning : tier.wordBeginning) + closeness
    if (worst >= met.relative) return tier.synonym + closeness
    // Mistyped, a thing's own name is meant rather than the roles it is spoken of with.
    return tier.nearly + (spoken ? closeness / 2 : closeness)
  }
  const whole =
    found >= form.wordCount && worst >= met.relative && (!spoken || form.wordCount > 1) && weight >= leastWeight
  return whole || (ofQuery > 0.5 && ofForm > 0.5) ? tier.partly + closeness : 0
}

function addRolesByMeaning(vocabulary: Vocabulary, text: string): void {
  const { scores: roles } = weighRoles(vocabulary.evidence, read(vocabulary.words, text))
  const top = roles.reduce((max, score) => Math.max(max, score), 0)
  if (top < leastMeaning) return
  roles.forEach((score, role) => {
    if (score < top * closeMeaning) return
    // Roles stand first among the entries, in the same order.
    vocabulary.keywords.scores.raise(role, tier.partly + 0.99 * (score / top))
  })
}
