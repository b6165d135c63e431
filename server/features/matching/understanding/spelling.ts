/** How much of a long word is used to find its neighbours; the rest is compared when they are found. */
const prefixLength = 8;

/** Finds known words that a misspelled one may stand for. */
export interface SpellingIndex {
  /** What is left when letters are struck from a known word, and the words that leave it. */
  byRemains: Map<string, string[]>;
  /** How common each known word is; the commoner of two equal neighbours is taken. */
  weightOf: Map<string, number>;
}

/** Letters that may be wrong in a word of this length; short words are taken as they stand. */
function slack(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** What a hurried typist keeps of a word: its consonants, each once. */
function skeleton(word: string): string {
  return word.replaceAll(/[aeiouy]/g, '').replaceAll(/(.)\1+/g, '$1');
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

/**
 * Whether the edits are of the kind that slips in while typing. Another first letter, another letter in a short
 * word, or two edits that change the consonants are rather another word ('sender' isn't 'lender').
 */
function isSlip(typed: string, known: string, edits: number): boolean {
  if (edits > 1) return typed[0] === known[0] && skeleton(typed) === skeleton(known);
  if (typed.length !== known.length) return typed[0] === known[0];
  return sortedLetters(typed) === sortedLetters(known) || (typed.length > 5 && typed[0] === known[0]);
}

/** A word and what is left of it with up to `count` of its first letters struck, each once. */
function remainsOf(word: string, count: number): Set<string> {
  const head = word.slice(0, prefixLength);
  const remains = new Set([head]);
  let layer = [head];
  for (let struck = 0; struck < count; struck += 1) {
    const next: string[] = [];
    for (const part of layer) {
      for (let at = 0; at < part.length; at += 1) {
        const rest = part.slice(0, at) + part.slice(at + 1);
        if (remains.has(rest)) continue;
        remains.add(rest);
        next.push(rest);
      }
    }
    layer = next;
  }
  return remains;
}

export function buildSpelling(weightOf: Map<string, number>): SpellingIndex {
  const byRemains = new Map<string, string[]>();
  for (const word of weightOf.keys()) {
    const count = slack(word.length);
    if (count === 0) continue;
    for (const rest of remainsOf(word, count)) {
      const words = byRemains.get(rest);
      if (words === undefined) byRemains.set(rest, [word]);
      else words.push(word);
    }
  }
  return { byRemains, weightOf };
}

/** Edits (a letter more, less, other, or two swapped) between two words, or `most + 1` when there are more. */
export function editsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[right.length] ?? most + 1;
}

/** The known word that an unknown one most likely stands for, or undefined. */
export function correct(index: SpellingIndex, word: string): { word: string; edits: number } | undefined {
  const most = slack(word.length);
  if (most === 0) return undefined;
  let best: { word: string; edits: number; cost: number } | undefined;
  const seen = new Set<string>();
  for (const rest of remainsOf(word, most)) {
    for (const known of index.byRemains.get(rest) ?? []) {
      if (seen.has(known)) continue;
      seen.add(known);
      const edits = editsBetween(word, known, Math.min(most, slack(known.length)));
      if (edits > Math.min(most, slack(known.length)) || !isSlip(word, known, edits)) continue;
      const cost = edits - Math.log1p(index.weightOf.get(known) ?? 0) * 0.05;
      if (best === undefined || cost < best.cost || (cost === best.cost && known < best.word)) {
        best = { word: known, edits, cost };
      }
    }
  }
  return best === undefined ? undefined : { word: best.word, edits: best.edits };
}
