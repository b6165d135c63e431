import type { MatchingCriteria } from '../../core/criteria/criteria.ts'

type Item = MatchingCriteria['cart'][number]

/** Who was chosen for one role: its place in the talent pool, and those who wait beside it. */
export interface RolePeople {
  /** Its items of the cart: a person, or the placeholder. */
  readonly places: readonly Item[]
  readonly alternates: readonly Item[]
}

const isPerson = ({ assistant_id }: Item): boolean => assistant_id > 0

function idsOf(items: readonly Item[]): number[] {
  return items.filter(isPerson).map((item) => item.assistant_id)
}

/** The people of a role, in its place or beside it. */
export function peopleOf({ places, alternates }: RolePeople): number[] {
  return [...idsOf(places), ...idsOf(alternates)]
}

function hasSameRatePlans(one: RolePeople, other: RolePeople): boolean {
  const ids = ({ places }: RolePeople) => places.map((item) => item.assistant_id).join()
  return ids(one) === ids(other)
}

/** Whoever both sides have, or one side added: a removal counts only of someone that side knew. */
function surviving(before: RolePeople, mine: RolePeople, stored: RolePeople): Set<number> {
  const [known, here, there] = [before, mine, stored].map((side) => new Set(peopleOf(side))) as [
    Set<number>,
    Set<number>,
    Set<number>,
  ]
  const retained = [...here].filter((id) => there.has(id) || !known.has(id))
  const added = [...there].filter((id) => !here.has(id) && !known.has(id))
  return new Set([...retained, ...added])
}

/** The places of whichever side alone changed them; where both did, of one that still has any. */
function openPlaces(before: RolePeople, mine: RolePeople, stored: RolePeople): readonly Item[] {
  if (hasSameRatePlans(before, mine)) return stored.places
  if (hasSameRatePlans(before, stored) || mine.places.length > 0) return mine.places
  return stored.places
}

/**
 * Joins what two sides did with the people of one role since `before`. The place goes to whom `mine` gave it, else to
 * whom `stored` has there; everybody else who survives waits beside it, so that nobody is lost. A placeholder is nobody:
 * it never takes a person's place.
 */
export function mergePeople(before: RolePeople, mine: RolePeople, stored: RolePeople): RolePeople {
  const alive = surviving(before, mine, stored)
  const living = ({ places }: RolePeople) => places.filter((item) => alive.has(item.assistant_id))
  const isChanged = ({ places }: RolePeople) => idsOf(before.places).join() !== idsOf(places).join()
  // A place that was emptied here stays empty, unless someone else was chosen for it there.
  const isMine = isChanged(mine) && (living(mine).length > 0 || !isChanged(stored))
  const chosen = living(isMine ? mine : stored)
  const seated = new Set(idsOf(chosen))
  const all = [...stored.places, ...stored.alternates, ...mine.places, ...mine.alternates]
  const waiting = new Map(
    all
      .filter((item) => alive.has(item.assistant_id) && !seated.has(item.assistant_id))
      .map((item) => [item.assistant_id, item]),
  )
  return {
    places: chosen.length > 0 ? chosen : openPlaces(before, mine, stored).filter((item) => !isPerson(item)),
    alternates: [...waiting.values()],
  }
}
