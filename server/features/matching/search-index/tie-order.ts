// People with equal scores take turns: their order is a mix of the uuid's last 32 bits and the UTC day, so it is the
// same for everybody all day and another one tomorrow. The mix is a bijection that SQL can compute too.

const millisecondsPerDay = 86_400_000
const factor = 0x045d9f3b
/** Beside 32 bits of order, a number holds a place below this exactly. */
const mostPlaces = 2 ** 21

/** Days since 1970-01-01, UTC. */
export function utcDay(instant: Date): number {
  return Math.floor(instant.getTime() / millisecondsPerDay)
}

/** Slots of people with the same score in their order of the day. */
export function inTieOrder(
  slots: readonly number[],
  people: { readonly tieSeed: Int32Array; readonly id: Int32Array },
  day: number,
): number[] {
  const order = (slot: number) => tieOrder(people.tieSeed[slot] ?? 0, day)
  // Order and place in one number: plain numbers are sorted without calling back.
  const keys = new Float64Array(slots.length)
  for (const [place, slot] of slots.entries()) keys[place] = order(slot) * mostPlaces + place
  keys.sort()
  const twins = keys.some((key, place) => place > 0 && Math.floor(key / mostPlaces) === Math.floor((keys[place - 1] ?? 0) / mostPlaces))
  if (!twins && slots.length <= mostPlaces) return Array.from(keys, (key) => slots[key % mostPlaces] ?? 0)
  return slots.toSorted((a, b) => order(a) - order(b) || (people.id[a] ?? 0) - (people.id[b] ?? 0))
}

/** Where among its equals a person stands that day: smaller comes first. `seed` = the last 32 bits of the uuid. */
export function tieOrder(seed: number, day: number): number {
  let mixed = seed ^ Math.imul(day, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), factor)
  mixed = Math.imul(mixed ^ (mixed >>> 16), factor)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
