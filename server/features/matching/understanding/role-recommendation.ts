import { comparable } from './normalise.ts';
import { read } from './reading.ts';
import type { RoleRow } from './reference.ts';
import { reasonsFor } from './role-reasons.ts';
import { type Weighing, weighRoles } from './role-weighing.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a client has entered: chosen names by group, and free words or sentences in `default`. */
export interface Needs {
  roles: string[];
  skills: string[];
  tools: string[];
  default: string[];
}

export interface RecommendedRole {
  id: number;
  value: string;
  description: string;
  keywords: string[];
  /** Comparable within one answer only; 0 for a role that was not looked for. */
  score: number;
  /** Short sentences saying why the role is here. */
  reasons: string[];
}

export interface RoleRecommendation {
  recognised: boolean;
  roles: RecommendedRole[];
}

const mostRoles = 12;
const mostItems = 60;
const keywordsShown = 8;

/** A chosen role speaks louder than any words. */
const chosenRole = 4;

/** Below this nothing was really said. */
const leastScore = 0.2;

/** What a kind of business must say for a role to be recommended for it alone. */
const clearTrade = 0.8;

/** A role stays while it has this share of the best one's score. */
const closeEnough = 0.3;

/** The same where only skills and tools were chosen, which many roles share. */
const closeEnoughByLinks = 0.5;

/** When the best role is named outright, only near equals stay beside it. */
const closeToNamed = 0.75;

/** What a role must say to words that no kept role covers, to be added for them; and how many are added. */
const needOfItsOwn = 0.75;
const mostAdded = 3;

/** Offered when nothing was recognised: the roles most small businesses start with. */
const commonRoles = [
  'general-virtual-assistant',
  'executive-assistant',
  'bookkeeper',
  'customer-support',
  'social-media-manager',
  'administrative-assistant',
  'marketing-assistant',
  'data-entry-specialist',
  'project-coordinator',
];

/** Recommends roles for a client's needs, best first, at most 12; the common roles when nothing is recognised. */
export function recommendRoles(vocabulary: Vocabulary, needs: Needs): RoleRecommendation {
  const weighings = weighNeeds(vocabulary, needs);
  const { roles } = vocabulary.reference;
  const scores = new Float64Array(roles.length);
  for (const weighing of weighings) weighing.scores.forEach((score, role) => (scores[role] = (scores[role] ?? 0) + score));
  const order = [...scores.keys()].sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right);
  const top = scores[order[0] ?? 0] ?? 0;
  if (top < leastScore) return { recognised: false, roles: rolesNamed(vocabulary, commonRoles) };
  const named = weighings.every((weighing) => weighing.named);
  const chosen = weighings.every((weighing) => weighing.chosen !== undefined);
  const share = named ? closeToNamed : chosen ? closeEnoughByLinks : closeEnough;
  const about = scoresOfContext(weighings, roles.length);
  const close = order.filter((role, place) => place === 0 || (scores[role] ?? 0) - (about[role] ?? 0) >= top * share);
  const kept = (named ? close : [...close, ...rolesForTheRest(order, close, weighings, roles.length)]).slice(0, mostRoles);
  return {
    recognised: true,
    roles: kept.flatMap((position) => {
      const role = roles[position];
      if (role === undefined) return [];
      const reasons = reasonsFor(position, weighings);
      return [describe(vocabulary, role, Math.round((scores[position] ?? 0) * 1000) / 1000, reasons)];
    }),
  };
}

/** How much of each role's score comes from words that only say whom the work is for. */
function scoresOfContext(weighings: WeighedNeed[], roleCount: number): Float64Array {
  const scores = new Float64Array(roleCount);
  for (const { byWord, context } of weighings) {
    context.forEach((isContext, row) => {
      if (!isContext) return;
      for (let role = 0; role < roleCount; role += 1) scores[role] = (scores[role] ?? 0) + (byWord[row * roleCount + role] ?? 0);
    });
  }
  return scores;
}

/** Roles for what the kept ones leave undone: the second and third need of a sentence or of a list of words. */
function rolesForTheRest(order: number[], kept: number[], weighings: WeighedNeed[], roleCount: number): number[] {
  const added: number[] = [];
  const done = weighings.map(({ byWord }) =>
    Float64Array.from({ length: byWord.length / roleCount }, (_, row) => kept.reduce((most, role) => Math.max(most, byWord[row * roleCount + role] ?? 0), 0)),
  );
  for (const role of order) {
    if (kept.includes(role)) continue;
    let rest = 0;
    weighings.forEach(({ byWord, context }, which) => {
      done[which]?.forEach((amount, row) => {
        if (context[row] !== true) rest += Math.max(0, (byWord[row * roleCount + role] ?? 0) - amount);
      });
    });
    if (rest < needOfItsOwn) continue;
    added.push(role);
    weighings.forEach(({ byWord }, which) => {
      const rows = done[which];
      rows?.forEach((amount, row) => (rows[row] = Math.max(amount, byWord[row * roleCount + role] ?? 0)));
    });
    if (added.length === mostAdded) break;
  }
  return added;
}

/** The roles with these ids, in the order asked; ids that don't exist are passed over. */
export function rolesByIds(vocabulary: Vocabulary, ids: number[]): RecommendedRole[] {
  const byId = new Map(vocabulary.reference.roles.map((role) => [role.id, role]));
  return [...new Set(ids)].flatMap((id) => {
    const role = byId.get(id);
    return role === undefined ? [] : [describe(vocabulary, role, 0, [])];
  });
}

function rolesNamed(vocabulary: Vocabulary, slugs: string[]): RecommendedRole[] {
  const bySlug = new Map(vocabulary.reference.roles.map((role) => [role.slug, role]));
  return slugs.flatMap((slug) => {
    const role = bySlug.get(slug);
    return role === undefined ? [] : [describe(vocabulary, role, 0, [])];
  });
}

function describe(vocabulary: Vocabulary, role: RoleRow, score: number, reasons: string[]): RecommendedRole {
  const keywords = vocabulary.keywords.roleKeywords.get(role.id) ?? [];
  return { id: role.id, value: role.value, description: role.description, keywords: keywords.slice(0, keywordsShown), score, reasons };
}

/** One thing the client entered, weighed. */
export interface WeighedNeed extends Weighing {
  text: string;
  words: { start: number; end: number }[];
  /** For each row of `byWord`: whether it only says whom the work is for. */
  context: boolean[];
  chosen: 'role' | 'skill' | 'tool' | undefined;
  /** The reference data's own name of what was chosen. */
  value: string;
  /** It names one role outright. */
  named: boolean;
}

function weighNeeds(vocabulary: Vocabulary, needs: Needs): WeighedNeed[] {
  const weighings: WeighedNeed[] = [];
  for (const value of needs.roles.slice(0, mostItems)) weighings.push(weighChosen(vocabulary, 'role', value));
  for (const value of needs.skills.slice(0, mostItems)) weighings.push(weighChosen(vocabulary, 'skill', value));
  for (const value of needs.tools.slice(0, mostItems)) weighings.push(weighChosen(vocabulary, 'tool', value));
  for (const value of needs.default.slice(0, mostItems)) weighings.push(weighText(vocabulary, value));
  return weighings;
}

function weighChosen(vocabulary: Vocabulary, type: 'role' | 'skill' | 'tool', value: string): WeighedNeed {
  const entry = vocabulary.keywords.byName.get(`${type}:${comparable(value)}`);
  if (entry === undefined) return weighText(vocabulary, value);
  const scores = new Float64Array(vocabulary.reference.roles.length);
  const factor = type === 'role' ? chosenRole : 1 / Math.max(1, entry.links.reduce((sum, link) => sum + link.weight, 0)) ** 0.5;
  for (const { role, weight } of entry.links) scores[role] = weight * factor;
  const most = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const byWord = scores.map((score) => (most === 0 ? 0 : score / most));
  return { scores, byWord, context: [], matches: [], text: value, words: [], chosen: type, value: entry.value, named: type === 'role' };
}

function weighText(vocabulary: Vocabulary, text: string): WeighedNeed {
  const reading = read(vocabulary.words, text);
  const weighing = weighRoles(vocabulary.evidence, reading);
  const named = vocabulary.keywords.byName.get(`role:${reading.comparable}`) !== undefined;
  const content = reading.words.filter((word) => !word.known.light && !word.known.weak);
  // A kind of business alone ('restaurant') asks for nothing, unless it is clearly somebody's trade ('realtor').
  if (content.every((word) => word.context) && weighing.scores.every((score) => score < clearTrade)) weighing.scores.fill(0);
  return { ...weighing, text: reading.text, words: reading.words, context: reading.words.map((word) => word.context), chosen: undefined, value: '', named };
}
