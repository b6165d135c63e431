import type { KeywordEntry, KeywordForm, KeywordIndex, KeywordType } from './keyword-index.ts';
import { comparable } from './normalise.ts';
import { read } from './reading.ts';
import { weighRoles } from './role-weighing.ts';
import { negations, stopWords, weakWords } from './small-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { beginningWith, nearlyBeginningWith } from './word-beginnings.ts';
import { lookUp } from './word-table.ts';

export interface KeywordQuery {
  searchQuery: string;
  types: KeywordType[];
  limit: number;
  offset: number;
  /** By name instead of by closeness. */
  sortByValue?: boolean;
}

/** A role, skill or tool as the search answers it. */
export interface Keyword {
  id: number;
  value: string;
  type: KeywordType;
  description: string;
}

/** Only this much of a query is looked at. */
const queryLimit = 400;
const wordLimit = 24;

/** Kinds of match, best first; closeness within a kind adds less than 1. */
const tier = { exact: 7, exactAlias: 6, beginning: 5, wordBeginning: 4, synonym: 3, nearly: 2, partly: 1 };

/** How well one word of the query met a word of a form. */
const met = { whole: 1, beginning: 0.9, relative: 0.6, nearly: 0.4 };

/** A query word: 1, or less where it is a general word of job titles. */
const weakWeight = 0.35;

interface Tally {
  /** Sum of query word weights found in the form. */
  weight: number;
  /** The worst way any word was met. */
  worst: number;
  found: number;
  /** The query word counted last, and how well; a word counts once for a form. */
  last: number;
  lastMet: number;
}

/** Finds roles, skills and tools for what a person has typed so far. An empty query brings all, the most useful first. */
export function searchKeywords(vocabulary: Vocabulary, query: KeywordQuery): { keywords: Keyword[]; count: number } {
  const { keywords: index } = vocabulary;
  const text = query.searchQuery.slice(0, queryLimit);
  const typed = comparable(text);
  const scores = typed === '' ? everything(index) : scoreEntries(vocabulary, typed, text);
  const found: { entry: KeywordEntry; score: number }[] = [];
  for (const [position, score] of scores) {
    const entry = index.entries[position];
    if (entry !== undefined && query.types.includes(entry.type)) found.push({ entry, score });
  }
  if (query.sortByValue === true) found.sort((left, right) => compareNames(left.entry, right.entry));
  else found.sort((left, right) => right.score - left.score || left.entry.rank - right.entry.rank);
  const page = found.slice(query.offset, query.offset + query.limit);
  return { keywords: page.map(({ entry }) => keywordOf(entry)), count: found.length };
}

/** The roles, skills or tools with these ids, type by type in the order asked; unknown ids are passed over. */
export function keywordsByIds(vocabulary: Vocabulary, ids: number[], types: KeywordType[]): Keyword[] {
  return [...new Set(types)].flatMap((type) =>
    [...new Set(ids)].flatMap((id) => {
      const entry = vocabulary.keywords.byId.get(`${type}:${id}`);
      return entry === undefined ? [] : [keywordOf(entry)];
    }),
  );
}

function keywordOf({ id, value, type, description }: KeywordEntry): Keyword {
  return { id, value, type, description };
}

function compareNames(left: KeywordEntry, right: KeywordEntry): number {
  return left.value.localeCompare(right.value, 'en') || left.position - right.position;
}

function everything(index: KeywordIndex): Map<number, number> {
  return new Map(index.entries.map((entry) => [entry.position, 0]));
}

function scoreEntries(vocabulary: Vocabulary, typed: string, text: string): Map<number, number> {
  const { keywords: index } = vocabulary;
  const words = contentWords(typed);
  const tallies = new Map<number, Tally>();
  let total = 0;
  words.forEach((word, at) => {
    const weight = weakWords.has(word) && words.length > 1 ? weakWeight : 1;
    total += weight;
    tallyWord(vocabulary, word, at, weight, at === words.length - 1, tallies);
  });
  const scores = new Map<number, number>();
  for (const [position, tally] of tallies) {
    const form = index.forms[position];
    if (form === undefined) continue;
    const score = scoreForm(form, tally, typed, words.length, total);
    if (score > (scores.get(form.entry) ?? 0)) scores.set(form.entry, score);
  }
  if (words.length > 1) addRolesByMeaning(vocabulary, text, scores);
  return scores;
}

/** The words that say something; all of them when none does. */
function contentWords(typed: string): string[] {
  const words = typed.split(' ').slice(0, wordLimit);
  const content = words.filter((word) => !stopWords.has(word) && !negations.has(word));
  return content.length > 0 ? [...new Set(content)] : words.slice(-1);
}

function tallyWord(vocabulary: Vocabulary, word: string, at: number, weight: number, last: boolean, tallies: Map<number, Tally>): void {
  const { keywords: index, words: table } = vocabulary;
  const count = (forms: readonly number[] | undefined, how: number) => {
    for (const form of forms ?? []) tallyForm(tallies, form, at, weight, how);
  };
  let found = false;
  if (last) {
    const { from, to } = beginningWith(index, word);
    for (let position = from; position < to; position += 1) count(index.formsByWord[position], index.sortedWords[position] === word ? met.whole : met.beginning);
    found = to > from;
  }
  if (last && word.length < 3) return;
  const known = table.known.has(word) || !found ? lookUp(table, word) : undefined;
  known?.meanings.forEach((meaning, which) => {
    const own = which === 0;
    const how = own ? (meaning.weight === 1 ? met.whole : met.nearly) : met.relative * (known.meanings[0]?.weight === 1 ? 1 : 0.7);
    count(index.formsByTerm.get(meaning.term), how);
  });
  if (last && !found && known === undefined) for (const position of nearlyBeginningWith(index, word)) count(index.formsByWord[position], met.nearly);
}

function tallyForm(tallies: Map<number, Tally>, form: number, at: number, weight: number, how: number): void {
  const tally = tallies.get(form);
  if (tally === undefined) {
    tallies.set(form, { weight: weight * how, worst: how, found: 1, last: at, lastMet: how });
    return;
  }
  if (tally.last === at) {
    if (how <= tally.lastMet) return;
    tally.weight += weight * (how - tally.lastMet);
    tally.lastMet = how;
    if (tally.found === 1) tally.worst = how;
    return;
  }
  tally.found += 1;
  tally.weight += weight * how;
  tally.last = at;
  tally.lastMet = how;
  tally.worst = Math.min(tally.worst, how);
}

/** How close a form is to what was typed: the kind of match, then how much of both is covered; 0 for no match. */
function scoreForm(form: KeywordForm, tally: Tally, typed: string, wordCount: number, total: number): number {
  const ofQuery = tally.weight / total;
  const ofForm = Math.min(1, tally.found / form.wordCount);
  const closeness = 0.5 * ofQuery + 0.45 * ofForm;
  if (form.text === typed) return form.kind === 'name' ? tier.exact : tier.exactAlias;
  if (tally.found === wordCount) {
    if (tally.worst >= met.beginning && form.kind === 'name') return (form.text.startsWith(typed) ? tier.beginning : tier.wordBeginning) + closeness;
    return (tally.worst >= met.relative ? tier.synonym : tier.nearly) + closeness;
  }
  const whole = tally.found >= form.wordCount && tally.weight >= 0.6;
  const half = ofQuery >= 0.5 && ofForm >= 0.5;
  return whole || half ? tier.partly + closeness : 0;
}

/** The least a sentence must say for a role to be brought up by its meaning alone, and the share of the best. */
const leastMeaning = 0.5;
const closeMeaning = 0.55;

function addRolesByMeaning(vocabulary: Vocabulary, text: string, scores: Map<number, number>): void {
  const { scores: roles } = weighRoles(vocabulary.evidence, read(vocabulary.words, text));
  const top = roles.reduce((most, score) => Math.max(most, score), 0);
  if (top < leastMeaning) return;
  roles.forEach((score, role) => {
    if (score < top * closeMeaning) return;
    const closeness = tier.partly + 0.99 * (score / top);
    if (closeness > (scores.get(role) ?? 0)) scores.set(role, closeness);
  });
}
