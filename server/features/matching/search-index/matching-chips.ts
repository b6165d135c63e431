import { matchingShown } from '@talentplace/contract/matching/limits'
import { named } from '@talentplace/contract/matching/search.routes'
import type { Named } from '../candidate-of.ts'
import type { RoleRoster } from './role-roster.ts'

const mostKept = 20_000
/** Numbers of features are below this; three of them make a key. */
const features = 2 ** 16

/**
 * B4.6: the skills or tools that a card shows, as JSON in UTF-8 with what follows them in a listed candidate. Which they
 * are is read from the roster's bits, and each choice of them is told once: most cards of a search show the same few.
 */
export class MatchingChips {
  readonly #items: ReadonlyMap<number, Named>
  readonly #after: string
  readonly #told = new Map<number, Uint8Array>()

  /** @param items by the number of the feature */
  constructor(items: ReadonlyMap<number, Named>, after: string) {
    this.#items = items
    this.#after = after
  }

  /** @param matching numbers of the features to show, the first of which lead */
  of(matching: readonly number[], roster: RoleRoster, place: number): Uint8Array {
    let key = 0
    let shown = 0
    for (let at = 0; at < matching.length && shown < matchingShown; at++) {
      const feature = matching[at] ?? 0
      if (!roster.has(feature, place)) continue
      key = key * features + feature
      shown += 1
    }
    const before = this.#told.get(key)
    if (before) return before
    const json = Buffer.from(JSON.stringify(this.#itemsOf(key)) + this.#after)
    if (this.#told.size === mostKept) this.#told.clear()
    this.#told.set(key, json)
    return json
  }

  #itemsOf(key: number): Named[] {
    const shown: Named[] = []
    for (let rest = key; rest > 0; rest = Math.floor(rest / features)) {
      const item = this.#items.get(rest % features)
      if (item) shown.unshift(named.parse(item))
    }
    return shown
  }
}
