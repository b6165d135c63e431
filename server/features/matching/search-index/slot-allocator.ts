import { slotsPerBlock, slotsPerWord } from './feature-bits.ts'

interface Group {
  /** Where the next word of the group's last block begins; at the block's end there is none. */
  nextWord: number
  lastWordEnd: number
}

interface Cluster {
  readonly group: Group
  /** Slots of this cluster that nobody has. */
  readonly free: number[]
}

/**
 * Hands out slots so that people of the same kind stand together: a block of 1024 slots belongs to one group (people
 * with the same first role), a word of 32 slots to one cluster in it (the same first two roles). A search for a role
 * then meets full words and passes over empty blocks, however people come and go.
 */
export class SlotAllocator {
  readonly #capacity: number
  readonly #groups = new Map<number, Group>()
  readonly #clusters = new Map<number, Cluster>()
  readonly #clusterOfWord: (Cluster | undefined)[] = []
  #end = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Slots below this number may be in use. */
  get end(): number {
    return this.#end
  }

  /** A free slot beside people of the same kind (two numbers below 65,536); -1 when there is no room left. */
  take(first: number, second: number): number {
    const cluster = this.#cluster(first, second)
    const slot = cluster.free.pop()
    if (slot !== undefined) return slot
    const word = this.#nextWord(cluster.group)
    if (word === -1) return -1
    this.#clusterOfWord[word / slotsPerWord] = cluster
    for (let next = word + slotsPerWord - 1; next > word; next--) cluster.free.push(next)
    return word
  }

  release(slot: number): void {
    this.#clusterOfWord[Math.floor(slot / slotsPerWord)]?.free.push(slot)
  }

  #cluster(first: number, second: number): Cluster {
    const key = first * 65_536 + second
    const known = this.#clusters.get(key)
    if (known) return known
    const group = this.#groups.get(first) ?? { nextWord: 0, lastWordEnd: 0 }
    this.#groups.set(first, group)
    const cluster = { group, free: [] }
    this.#clusters.set(key, cluster)
    return cluster
  }

  /** Where a new word of the group begins; -1 when there is no room left. */
  #nextWord(group: Group): number {
    if (group.nextWord === group.lastWordEnd) {
      if (this.#end + slotsPerBlock > this.#capacity) return -1
      group.nextWord = this.#end
      this.#end += slotsPerBlock
      group.lastWordEnd = this.#end
    }
    const word = group.nextWord
    group.nextWord += slotsPerWord
    return word
  }
}
