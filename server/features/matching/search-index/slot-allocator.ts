import { slotsPerWord } from './feature-bits.ts'

interface Cluster {
  /** Slots of this cluster that nobody has. */
  readonly free: number[]
}

/**
 * Hands out slots so that people of the same kind share words: each word of 32 slots belongs to one cluster (people
 * with the same first roles). A search for a role then meets full words and skips empty ones, however people come and go.
 */
export class SlotAllocator {
  readonly #capacity: number
  readonly #clusters = new Map<number, Cluster>()
  readonly #clusterOfWord: Cluster[] = []

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Slots below this number may be in use. */
  get end(): number {
    return this.#clusterOfWord.length * slotsPerWord
  }

  /** A free slot beside people of the same cluster; -1 when there is no room left. */
  take(clusterKey: number): number {
    let cluster = this.#clusters.get(clusterKey)
    if (!cluster) {
      cluster = { free: [] }
      this.#clusters.set(clusterKey, cluster)
    }
    const slot = cluster.free.pop()
    if (slot !== undefined) return slot
    const first = this.end
    if (first + slotsPerWord > this.#capacity) return -1
    this.#clusterOfWord.push(cluster)
    for (let next = first + slotsPerWord - 1; next > first; next--) cluster.free.push(next)
    return first
  }

  release(slot: number): void {
    this.#clusterOfWord[Math.floor(slot / slotsPerWord)]?.free.push(slot)
  }
}
