// People with equal scores take turns: their order is a mix of the uuid's last 32 bits and the UTC day, so it is the
// same for everybody all day and another one tomorrow. The mix is a bijection that SQL can compute too.

const millisecondsPerDay = 86_400_000
const factor = 0x045d9f3b
/** Beside 32 bits of order, a number holds a place below this exactly. */
const mostPlaces = 2 ** 21

/** Used again for every search: a new array costs more than sorting the few that are equal. */
let roomForKeys = new Float64Array(256)

/** Days since 1970-01-01, UTC. */
export function utcDay(instant: Date): number {
  return Math.floor(instant.getTime() / millisecondsPerDay)
}

/** Spots of people with the same score in their order of the day. */
export function inTieOrder(
  spots: readonly number[],
  people: { tieSeed(spot: number): number; id(spot: number): number },
  day: number,
): readonly number[] {
  if (spots.length < 2) return spots
  if (spots.length > roomForKeys.length) roomForKeys = new Float64Array(spots.length * 2)
  const order = (spot: number) => tieOrder(people.tieSeed(spot), day)
  // Order and place in one number: plain numbers are sorted without calling back.
  const keys = roomForKeys.subarray(0, spots.length)
  for (let place = 0; place < spots.length; place++) keys[place] = order(spots[place] ?? 0) * mostPlaces + place
  keys.sort()
  const inOrder: number[] = []
  let previous = -1
  for (const key of keys) {
    const place = key % mostPlaces
    const own = (key - place) / mostPlaces
    // Two uuids with the same end, or too many people for places: by id then, one comparison at a time.
    if (own === previous || spots.length > mostPlaces) {
      return spots.toSorted((a, b) => order(a) - order(b) || people.id(a) - people.id(b))
    }
    previous = own
    inOrder.push(spots[place] ?? 0)
  }
  return inOrder
}

/** Where among its equals a person stands that day: smaller comes first. `seed` = the last 32 bits of the uuid. */
export function tieOrder(seed: number, day: number): number {
  let mixed = seed ^ Math.imul(day, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), factor)
  mixed = Math.imul(mixed ^ (mixed >>> 16), factor)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
