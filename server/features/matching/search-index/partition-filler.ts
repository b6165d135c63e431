import { mostPositions } from './hit.ts'
import { spareOf, type RankedFacts } from './ranked-facts.ts'
import { isMain, knownTogether } from './role-fits.ts'
import type { RoleMembers } from './role-members.ts'
import { mostSpareHours, type RolePartition } from './role-partition.ts'

/** About what a main role is worth, in key skills. */
const mainWorth = 4
/** Above everybody's. */
const bestFit = 32
const usualFeatures = 32
const peopleBetweenRests = 4096

/** What filling asks of those who have a role. */
export interface PeopleToPlace {
  readonly facts: RankedFacts
  /** Nobody has more features. */
  readonly mostFeatures: number
  /** Writes the numbers of a person's features into `into` from `at` on; returns where they end. */
  readFeatures(docId: number, into: Uint16Array, at: number): number
  tieSeed(docId: number): number
}

/**
 * Fills empty partitions, each with everybody who has its role. Those who fit it best get the first positions, and among
 * them those with the most spare hours: the best scores come early, and what follows is passed over 32 at a time.
 */
export class PartitionFiller {
  readonly #people: PeopleToPlace
  /** Used again for one partition after the other. */
  #features = new Uint16Array(0)

  constructor(people: PeopleToPlace) {
    this.#people = people
  }

  /** Yields wherever other work may come in between. */
  *fill(partition: RolePartition, members: RoleMembers): Generator<void> {
    const { facts, mostFeatures } = this.#people
    const { size } = members
    const order = this.#inOrder(members)
    const contents = {
      size,
      docIds: new Int32Array(size),
      tieSeeds: new Int32Array(size),
      weeks: new Int32Array(size),
      reviewsAndSpare: new Int32Array(size),
      fits: new Uint8Array(size),
      starts: new Uint32Array(size + 1),
    }
    let end = 0
    for (let position = 0; position < size; position++) {
      const member = (order[position] ?? 0) % mostPositions
      const docId = members.docIds[member] ?? 0
      contents.docIds[position] = docId
      contents.fits[position] = members.fits[member] ?? 0
      contents.weeks[position] = facts.week(docId)
      contents.reviewsAndSpare[position] = facts.reviewsAndSpare(docId)
      contents.tieSeeds[position] = this.#people.tieSeed(docId)
      if (end + mostFeatures > this.#features.length) this.#grow(Math.max(end + mostFeatures, size * usualFeatures))
      end = this.#people.readFeatures(docId, this.#features, end)
      contents.starts[position + 1] = end
      if (position % peopleBetweenRests === 0) yield
    }
    partition.fill({ ...contents, features: this.#features })
  }

  /** Turn and number of each member in one number, smallest first: plain numbers are sorted without calling back. */
  #inOrder({ docIds, fits, size }: RoleMembers): Float64Array {
    const order = new Float64Array(size)
    for (let member = 0; member < size; member++) {
      const spare = spareOf(this.#people.facts.reviewsAndSpare(docIds[member] ?? 0))
      order[member] = turn(fits[member] ?? 0, spare) * mostPositions + member
    }
    return order.sort()
  }

  #grow(length: number): void {
    const before = this.#features
    this.#features = new Uint16Array(Math.ceil(length * 1.25))
    this.#features.set(before)
  }
}

/** Smaller for those who come first. */
function turn(fit: number, spare: number): number {
  const fitness = knownTogether(fit) + (isMain(fit) ? mainWorth : 0)
  return (bestFit - fitness) * (mostSpareHours + 1) + mostSpareHours - spare
}
