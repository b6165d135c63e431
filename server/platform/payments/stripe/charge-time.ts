const hour = 3600
/** Stripe answers a key again for at least a day. */
const after = 25 * hour

/**
 * When a charge with this key can have been made, in Unix seconds: from about the instant that a UUID v7 carries on. Any
 * time for a key that is none.
 */
export function chargeTime(key: string): { created?: { gte: number; lte: number } } {
  const instant = /^(?<high>[0-9a-f]{8})-(?<low>[0-9a-f]{4})-7/i.exec(key)?.groups
  if (!instant) return {}
  const seconds = Math.floor(Number.parseInt(`${instant['high']}${instant['low']}`, 16) / 1000)
  return { created: { gte: seconds - hour, lte: seconds + after } }
}
