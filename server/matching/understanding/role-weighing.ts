import type { Evidence, EvidenceIndex } from './role-evidence.ts'
import type { Reading, ReadWord } from './reading.ts'

/** A phrase found in a client's text, with the words (positions in the reading) that make it up. */
export interface Match {
  evidence: Evidence
  places: number[]
  /** 0 to about 1.5: how well it was found and how much of the text it covers. */
  quality: number
}

/** How strongly a text points to each role, and why. */
export interface Weighing {
  /** By role. */
  scores: Float64Array
  /** What each word (row) says for each role (column); the scores are the sums of its columns. */
  byWord: Float64Array
  matches: Match[]
}

/** Words further apart than this (beyond the phrase's own length) don't make a phrase. */
const slackBetweenWords = 3

const backgroundShare = 0.7
const weakShare = 0.3
const coverBonus = 0.5

interface Place {
  at: number
  weight: number
}

/** Where each term of the reading stands, the term's own word before its relatives. */
function placesByTerm(words: ReadWord[]): Map<number, Place[]> {
  const places = new Map<number, Place[]>()
  words.forEach((word, at) => {
    for (const { term, weight } of word.known.meanings) {
      const list = places.get(term)
      if (list === undefined) places.set(term, [{ at, weight }])
      else list.push({ at, weight })
    }
  })
  return places
}

/** The place of a term nearest to another place, not yet taken by the phrase. */
function nearest(places: Place[] | undefined, to: number, reach: number, taken: number[]): Place | undefined {
  let best: Place | undefined
  for (const position of places ?? []) {
    const distance = Math.abs(position.at - to)
    if (distance > reach || taken.includes(position.at)) continue
    if (best === undefined || distance - position.weight < Math.abs(best.at - to) - best.weight) best = position
  }
  return best
}

function matchAt(evidence: Evidence, term: number, position: Place, places: Map<number, Place[]>): Match | undefined {
  if (evidence.terms.length === 1) return { evidence, places: [position.at], quality: position.weight }
  const taken = [position.at]
  const inOrder: number[] = []
  let quality = position.weight
  const reach = evidence.terms.length + slackBetweenWords
  for (const other of evidence.terms) {
    if (other === term) {
      inOrder.push(position.at)
      continue
    }
    const found = nearest(places.get(other), position.at, reach, taken)
    if (found === undefined) return undefined
    taken.push(found.at)
    inOrder.push(found.at)
    quality *= found.weight
  }
  return { evidence, places: inOrder, quality }
}

function areSaid(terms: readonly number[], isSaid: Uint8Array): boolean {
  for (let which = 0; which < terms.length; which += 1) if (isSaid[terms[which] ?? 0] !== 1) return false
  return true
}

/** Every phrase of the index that the reading contains, in any word order. */
export function matchesIn(index: EvidenceIndex, words: ReadWord[]): Match[] {
  const places = placesByTerm(words)
  const isSaid = new Uint8Array(index.byTerm.length)
  for (const term of places.keys()) isSaid[term] = 1
  const matches: Match[] = []
  words.forEach((word, at) => {
    for (const { term, weight } of word.known.meanings) {
      for (const evidence of index.byTerm[term] ?? []) {
        const { terms } = evidence
        if (terms.length === 1 && word.known.light) continue
        // Of most phrases of a word the others aren't said at all.
        if (terms.length > 1 && !areSaid(terms, isSaid)) continue
        const match = matchAt(evidence, term, { at, weight }, places)
        if (match !== undefined) matches.push(match)
      }
    }
  })
  return matches
}

/** Weighs the roles by a reading: each word of the text counts for a role once, by its best phrase. */
export function weighRoles(index: EvidenceIndex, reading: Reading): Weighing {
  const { roleCount } = index
  const { words } = reading
  const byWord = new Float64Array(words.length * roleCount)
  const matches = matchesIn(index, words)
  const content = words.filter((word) => !word.known.light && word.share === 1).length
  for (const match of matches) {
    adjust(match, words, content)
    spreadOverWords(match, index, words, byWord)
  }
  words.forEach((word, at) => addBackground(word, at, index, byWord))
  const scores = new Float64Array(roleCount)
  for (let row = 0; row < byWord.length; row += roleCount)
    for (let role = 0; role < roleCount; role += 1) scores[role] = (scores[role] ?? 0) + (byWord[row + role] ?? 0)
  return { scores, byWord, matches }
}

function adjust(match: Match, words: ReadWord[], content: number): void {
  let share = 0
  let covered = 0
  for (const at of match.places) {
    const word = words[at]
    if (word === undefined) continue
    share += word.share
    if (!word.known.light && word.share === 1) covered += 1
    if (word.known.weak && match.places.length === 1 && content > 1) match.quality *= weakShare
  }
  match.quality *=
    (share / match.places.length) * (1 + (coverBonus * covered) / Math.max(1, content)) * coherence(match.places, words)
}

/** A phrase counts less when it is scattered or turned round, most of all one that lives from small words ('keep customers'). */
function coherence(places: number[], words: ReadWord[]): number {
  if (places.length === 1) return 1
  const span = Math.max(...places) - Math.min(...places) + 1
  const turned = places.some((position, which) => which > 0 && position < (places[which - 1] ?? 0))
  const light = places.some((position) => words[position]?.known.light === true)
  return (places.length / span) ** (light ? 0.9 : 0.45) * (turned ? (light ? 0.5 : 0.9) : 1)
}

function spreadOverWords(match: Match, index: EvidenceIndex, words: ReadWord[], byWord: Float64Array): void {
  const worth = match.places.map((at) => {
    const word = words[at]
    const term = word?.known.meanings[0]?.term
    if (word === undefined || term === undefined || word.known.light) return 0.1
    return 0.15 + (index.rarity[term] ?? 0)
  })
  const total = worth.reduce((sum, amount) => sum + amount, 0)
  match.places.forEach((at, which) => {
    const part = (match.quality * (worth[which] ?? 0)) / total
    for (const { role, strength } of match.evidence.points) {
      const cell = at * index.roleCount + role
      byWord[cell] = Math.max(byWord[cell] ?? 0, strength * part)
    }
  })
}

function addBackground(word: ReadWord, at: number, index: EvidenceIndex, byWord: Float64Array): void {
  if (word.known.light) return
  const factor = backgroundShare * word.share * (word.known.weak ? weakShare : 1)
  for (const { term, weight } of word.known.meanings) {
    for (const { role, strength } of index.background[term] ?? []) {
      const cell = at * index.roleCount + role
      byWord[cell] = Math.max(byWord[cell] ?? 0, strength * weight * factor)
    }
  }
}
