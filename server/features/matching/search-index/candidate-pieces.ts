import { candidate } from '@talentplace/contract/matching/search.routes'
import { candidateIn, type ReferenceNames } from './reference-names.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** Characters of ready pieces kept at most; at about 1,600 each, the 80,000 people asked for most recently. */
const mostCharacters = 128 * 1024 * 1024

/**
 * Each person's JSON, checked against the contract when it is first made and kept ready until the person changes.
 * A piece lacks its closing brace: the match of the search at hand follows.
 */
export class CandidatePieces {
  readonly #ready = new Map<number, string>()
  #characters = 0

  of(slot: number, people: SearchableAssistants, names: ReferenceNames): string {
    const ready = this.#ready.get(slot)
    if (ready !== undefined) return ready
    const piece = JSON.stringify(candidate.parse(candidateIn(people, names, slot))).slice(0, -1)
    this.#ready.set(slot, piece)
    this.#characters += piece.length
    for (const oldest of this.#ready.keys()) {
      if (this.#characters <= mostCharacters) break
      this.forget(oldest)
    }
    return piece
  }

  /** The person in this slot is no longer who they were. */
  forget(slot: number): void {
    const piece = this.#ready.get(slot)
    if (piece === undefined) return
    this.#characters -= piece.length
    this.#ready.delete(slot)
  }
}
