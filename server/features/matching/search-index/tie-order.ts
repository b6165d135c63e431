// People with equal scores take turns: their order is a mix of the uuid's last 32 bits and the UTC day, so it is the
// same for everybody all day and another one tomorrow. The mix is a bijection that SQL can compute too.

const millisecondsPerDay = 86_400_000
const factor = 0x045d9f3b

/** Days since 1970-01-01, UTC. */
export function utcDay(instant: Date): number {
  return Math.floor(instant.getTime() / millisecondsPerDay)
}

/** Where among its equals a person stands that day: smaller comes first. `seed` = the last 32 bits of the uuid. */
export function tieOrder(seed: number, day: number): number {
  let mixed = seed ^ Math.imul(day, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), factor)
  mixed = Math.imul(mixed ^ (mixed >>> 16), factor)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
