import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'

/**
 * What people expect of a draft that several edit at once, written from the rules alone: whoever was added is there until
 * someone who saw them took them out; whoever was taken out is gone. Each person is added once, so that nobody
 * can come back by a second adding.
 */
export class Expectation {
  readonly #added = new Map<number, number>()
  readonly #removed = new Set<number>()

  added(person: number, role: number): void {
    this.#added.set(person, role)
  }

  removed(person: number): void {
    this.#removed.add(person)
  }

  get people(): number {
    return this.#added.size
  }

  /** People who should be in the draft and aren't. */
  lost(draft: MatchingCriteria): number[] {
    return [...this.#added]
      .filter(([person]) => !this.#removed.has(person))
      .filter(([person, role]) => !isIn(draft, person, role))
      .map(([person]) => person)
  }

  /** People who were taken out and are there nevertheless. */
  returned(draft: MatchingCriteria): number[] {
    return [...this.#removed].filter((person) => isIn(draft, person, this.#added.get(person)))
  }
}

function isIn({ cart, alternates, rids }: MatchingCriteria, person: number, role: number | undefined): boolean {
  const items = [...cart, ...alternates].filter((item) => item.assistant_id === person)
  return items.some((item) => item.role_id === role && rids.includes(item.role_id))
}

/** Rules a draft keeps whatever was done to it: one place a role, hours beside their roles, nobody without a role. */
export function isWellFormed({ rids, hours, cart, alternates }: MatchingCriteria): boolean {
  const places = cart.map((item) => item.role_id)
  return (
    hours.length === rids.length &&
    new Set(rids).size === rids.length &&
    new Set(places).size === places.length &&
    [...cart, ...alternates].every((item) => rids.includes(item.role_id))
  )
}
