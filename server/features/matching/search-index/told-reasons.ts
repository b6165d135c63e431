import type { MatchReason } from '@talentplace/contract/matching/search.routes'
import { matchParts } from '../../../rules/match-weights.ts'

type Code = MatchReason['code']

/** A reason as JSON in UTF-8, with what stands before it in a match, and its points. */
export interface Told {
  readonly json: Uint8Array
  readonly points: number
}

const mostKept = 20_000
/** Points and weights are below this. */
const levels = 128

const places = Object.fromEntries(matchParts.map((code, place) => [code, place])) as Record<Code, number>

/** @param text as JSON */
export function tellReason(code: Code, text: string, points: number, of: number): Told {
  // Roles are always told, and first: theirs opens the match.
  const before = code === 'roles' ? '{"reasons":[' : ','
  return { json: Buffer.from(`${before}{"code":"${code}","text":${text},"points":${points},"of":${of}}`), points }
}

/** Reasons told in earlier searches, ready to be told again: what is told of people is mostly the same. */
export class ToldReasons {
  readonly #told = new Map<number, Told>()

  /**
   * @param what of the part someone has, with all that the text is made of
   * @param text as JSON
   */
  tell(code: Code, what: number, points: number, of: number, text: () => string): Told {
    const key = ((what * matchParts.length + places[code]) * levels + of) * levels + points
    const before = this.#told.get(key)
    if (before) return before
    const told = tellReason(code, text(), points, of)
    if (this.#told.size === mostKept) this.#told.clear()
    this.#told.set(key, told)
    return told
  }
}
