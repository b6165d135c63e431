// People with equal scores take turns: their order is a mix of the uuid's last 32 bits and the UTC day, so it is the
// same for everybody all day and another one tomorrow. The mix is a bijection that SQL can compute too.

const millisecondsPerDay = 86_400_000
const factor = 0x045d9f3b
/** Beside 32 bits of order, a number holds a position below this exactly. */
const maxPositions = 2 ** 21

/** Used again for every search: a new array costs more than sorting the few that are equal. */
let roomForKeys = new Float64Array(256)

/** Days since 1970-01-01, UTC. */
export function utcDay(instant: Date): number {
  return Math.floor(instant.getTime() / millisecondsPerDay)
}

/** Hits of people with the same score in their order of the day. */
export function inTieOrder(
  hits: readonly number[],
  people: { tieSeed(hit: number): number; id(hit: number): number },
  day: number,
): readonly number[] {
  if (hits.length < 2) return hits
  if (hits.length > roomForKeys.length) roomForKeys = new Float64Array(hits.length * 2)
  const order = (hit: number) => tieOrder(people.tieSeed(hit), day)
  // Order and position in one number: plain numbers are sorted without calling back.
  const keys = roomForKeys.subarray(0, hits.length)
  for (let position = 0; position < hits.length; position++)
    keys[position] = order(hits[position] ?? 0) * maxPositions + position
  keys.sort()
  const inOrder: number[] = []
  let previous = -1
  for (const key of keys) {
    const position = key % maxPositions
    const own = (key - position) / maxPositions
    // Two uuids with the same end, or too many people for positions: by id then, one comparison at a time.
    if (own === previous || hits.length > maxPositions) {
      return hits.toSorted((a, b) => order(a) - order(b) || people.id(a) - people.id(b))
    }
    previous = own
    inOrder.push(hits[position] ?? 0)
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
