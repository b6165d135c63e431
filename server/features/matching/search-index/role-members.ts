import { mostPositions } from './hit.ts'
import { mostSpareHours, spareOf, type RankedFacts } from './ranked-facts.ts'
import { isMain, knownTogether } from './role-fits.ts'

const leastRoom = 64
const growth = 1.5
/** About what a main role is worth, in key skills. */
const mainWorth = 4
/** Above everybody's. */
const bestFit = 32

/** Those who have a role, collected one by one before its partition is filled with all of them. */
export class RoleMembers {
  size = 0
  docIds = new Int32Array(leastRoom)
  fits = new Uint8Array(leastRoom)

  add(docId: number, fit: number): void {
    const member = this.size
    if (member === this.docIds.length) this.#grow()
    this.size += 1
    this.docIds[member] = docId
    this.fits[member] = fit
  }

  /**
   * The members as they should stand: who fits the role best comes first, and among equals who has the most spare hours. The
   * best scores come early then, and what follows is passed over 32 at a time.
   */
  inOrder(facts: RankedFacts): Int32Array {
    const keys = new Float64Array(this.size)
    for (let member = 0; member < this.size; member++) {
      // Turn and member in one number: plain numbers are sorted without calling back.
      keys[member] = this.#turn(member, facts) * mostPositions + member
    }
    return Int32Array.from(keys.sort(), (key) => key % mostPositions)
  }

  /** Smaller for those who come first. */
  #turn(member: number, facts: RankedFacts): number {
    const fit = this.fits[member] ?? 0
    const fitness = knownTogether(fit) + (isMain(fit) ? mainWorth : 0)
    const spare = spareOf(facts.reviewsAndSpare(this.docIds[member] ?? 0))
    return (bestFit - fitness) * (mostSpareHours + 1) + mostSpareHours - spare
  }

  #grow(): void {
    const room = Math.ceil(this.size * growth)
    const { docIds, fits } = this
    this.docIds = new Int32Array(room)
    this.docIds.set(docIds)
    this.fits = new Uint8Array(room)
    this.fits.set(fits)
  }
}
