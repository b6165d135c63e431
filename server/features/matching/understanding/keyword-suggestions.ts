import type { KeywordEntry, KeywordType } from './keyword-index.ts';
import { comparable } from './normalise.ts';
import { read } from './reading.ts';
import { weighRoles } from './role-weighing.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is entered so far, by group; `last` is the newest entry as `group:word`. */
export interface Entered {
  roles: string[];
  skills: string[];
  tools: string[];
  default: string[];
  last?: string | undefined;
}

export interface Suggestions {
  roles: { value: string }[];
  skills: { value: string }[];
  tools: { value: string }[];
}

const mostOfEach = 6;
const mostEntered = 60;

/** The newest entry counts as much as this many older ones. */
const weightOfLast = 3;

/** An entry of a group in the vocabulary. */
const typeOfGroup: Record<string, KeywordType> = { roles: 'role', skills: 'skill', tools: 'tool' };

/** Suggested while nothing is entered: what businesses ask for most, from different corners. */
const popularRoles = ['executive-assistant', 'bookkeeper', 'social-media-manager', 'customer-support', 'general-virtual-assistant', 'real-estate-assistant'];

/** Popular searches that follow what is entered and never repeat it; a varied popular set while nothing is. */
export function suggestKeywords(vocabulary: Vocabulary, entered: Entered): Suggestions {
  const roleCount = vocabulary.reference.roles.length;
  const scores = new Float64Array(roleCount);
  const taken = new Set<string>();
  for (const { group, word, weight } of entriesOf(entered)) {
    const name = comparable(word);
    for (const type of ['role', 'skill', 'tool']) {
      const entry = vocabulary.keywords.byName.get(`${type}:${name}`);
      if (entry !== undefined) taken.add(`${type}:${comparable(entry.value)}`);
      taken.add(`${type}:${name}`);
    }
    addRoles(vocabulary, group, word, weight, scores);
  }
  if (scores.every((score) => score === 0)) addPopularRoles(vocabulary, scores);
  return {
    roles: suggestedRoles(vocabulary, scores, taken),
    skills: suggestedOf(vocabulary, 'skill', scores, taken),
    tools: suggestedOf(vocabulary, 'tool', scores, taken),
  };
}

function entriesOf(entered: Entered): { group: string; word: string; weight: number }[] {
  const last = entered.last ?? '';
  const parting = last.indexOf(':');
  const lastGroup = last.slice(0, Math.max(0, parting));
  const lastWord = parting < 0 ? '' : last.slice(parting + 1);
  const groups = [...Object.entries(typeOfGroup).map(([group]) => group), 'default'] as const;
  const list = groups.flatMap((group) => {
    const words = group === 'roles' ? entered.roles : group === 'skills' ? entered.skills : group === 'tools' ? entered.tools : entered.default;
    return words.slice(0, mostEntered).map((word) => ({ group, word, weight: 1 }));
  });
  const newest = list.find(({ group, word }) => group === lastGroup && comparable(word) === comparable(lastWord));
  if (newest !== undefined) newest.weight = weightOfLast;
  else if (lastWord !== '') list.push({ group: groups.find((group) => group === lastGroup) ?? 'default', word: lastWord, weight: weightOfLast });
  return list;
}

/** Adds, to each role's score, how much an entry belongs to it; an entry adds at most its weight to any role. */
function addRoles(vocabulary: Vocabulary, group: string, word: string, weight: number, scores: Float64Array): void {
  const type = typeOfGroup[group];
  const entry = type === undefined ? undefined : vocabulary.keywords.byName.get(`${type}:${comparable(word)}`);
  if (entry !== undefined) {
    const total = Math.sqrt(Math.max(1, entry.links.reduce((sum, link) => sum + link.weight, 0)));
    for (const link of entry.links) scores[link.role] = (scores[link.role] ?? 0) + (weight * link.weight) / total;
    return;
  }
  const weighing = weighRoles(vocabulary.evidence, read(vocabulary.words, word));
  const top = weighing.scores.reduce((most, score) => Math.max(most, score), 0);
  if (top === 0) return;
  weighing.scores.forEach((score, role) => {
    if (score > top * 0.3) scores[role] = (scores[role] ?? 0) + (weight * score) / top;
  });
}

function addPopularRoles(vocabulary: Vocabulary, scores: Float64Array): void {
  vocabulary.reference.roles.forEach((role, position) => {
    const place = popularRoles.indexOf(role.slug);
    if (place >= 0) scores[position] = 1 - place / 100;
  });
}

function suggestedRoles(vocabulary: Vocabulary, scores: Float64Array, taken: Set<string>): { value: string }[] {
  return best(
    vocabulary.reference.roles.map((role, position) => ({ value: role.value, score: scores[position] ?? 0, key: `role:${comparable(role.value)}` })),
    taken,
  );
}

/** Skills or tools of the roles in question, those of few roles before those of all; at most two come from one role first. */
function suggestedOf(vocabulary: Vocabulary, type: KeywordType, scores: Float64Array, taken: Set<string>): { value: string }[] {
  const scored = vocabulary.keywords.entries
    .filter((entry) => entry.type === type)
    .map((entry) => ({ value: entry.value, score: affinity(entry, scores), key: `${type}:${comparable(entry.value)}`, role: mainRole(entry, scores) }))
    .filter(({ score }) => score > 0);
  scored.sort((left, right) => right.score - left.score);
  const fromRole = new Map<number, number>();
  const varied = scored.map((candidate) => {
    const before = fromRole.get(candidate.role) ?? 0;
    fromRole.set(candidate.role, before + 1);
    return { ...candidate, score: candidate.score / (1 + before * 0.25) };
  });
  return best(varied, taken);
}

function affinity(entry: KeywordEntry, scores: Float64Array): number {
  let sum = 0;
  for (const { role, weight } of entry.links) sum += weight * (scores[role] ?? 0);
  const total = entry.links.reduce((all, link) => all + link.weight, 0);
  return sum === 0 ? 0 : sum / Math.max(1, total) ** 0.35;
}

function mainRole(entry: KeywordEntry, scores: Float64Array): number {
  const main = entry.links.reduce((most, link) => (link.weight * (scores[link.role] ?? 0) > most.worth ? { role: link.role, worth: link.weight * (scores[link.role] ?? 0) } : most), { role: -1, worth: 0 });
  return main.role;
}

function best(candidates: { value: string; score: number; key: string }[], taken: Set<string>): { value: string }[] {
  return candidates
    .filter(({ score, key }) => score > 0 && !taken.has(key))
    .sort((left, right) => right.score - left.score)
    .slice(0, mostOfEach)
    .map(({ value }) => ({ value }));
}
