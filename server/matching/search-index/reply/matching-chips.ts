import { matchingVisible } from '@talentplace/contract/core/criteria/limits'
import { named } from '@talentplace/contract/matching/search.routes'
import type { Named } from '../../candidate-of.ts'
import type { ReplyWriter } from './reply-writer.ts'
import type { RolePartition } from '../role-partition.ts'
import { wideBytes, type WideBytes } from './wide-bytes.ts'

/** A chip is never longer: its name is a line of a reference list. */
const longestChip = 2_048

const start = wideBytes('[')
const comma = wideBytes(',')

/**
 * B4.6: the skills or tools that a card shows, as JSON with what follows them in a listed candidate. Which they are is
 * read from the partition's bits. The JSON of all of them stands in one stretch of memory, which stays close to the
 * processor.
 */
export class MatchingChips {
  readonly #json: DataView
  /** Where a feature's JSON begins, and the one after it; both are the same where a number is none of them. */
  readonly #starts: Uint32Array
  readonly #after: WideBytes

  /**
   * @param items by the number of the feature
   * @param features above the largest number of a feature
   */
  constructor(items: ReadonlyMap<number, Named>, features: number, after: string) {
    const chips = Array.from({ length: features }, (_, feature) => jsonOf(items.get(feature)))
    this.#starts = new Uint32Array(features + 1)
    for (const [feature, chip] of chips.entries())
      this.#starts[feature + 1] = (this.#starts[feature] ?? 0) + Buffer.byteLength(chip)
    this.#json = wideBytes(chips.join('')).view
    this.#after = wideBytes(after)
  }

  /** @param matching numbers of the features to show, the first of which lead */
  write(reply: ReplyWriter, matching: readonly number[], partition: RolePartition, position: number): void {
    reply.reserve(matchingVisible * longestChip)
    reply.short(start)
    let count = 0
    for (let at = 0; at < matching.length && count < matchingVisible; at++) {
      const feature = matching[at] ?? 0
      if (!partition.has(feature, position)) continue
      if (count > 0) reply.short(comma)
      reply.part(this.#json, this.#starts[feature] ?? 0, this.#starts[feature + 1] ?? 0)
      count += 1
    }
    reply.short(this.#after)
  }
}

function jsonOf(item: Named | undefined): string {
  return item === undefined ? '' : JSON.stringify(named.parse(item))
}
