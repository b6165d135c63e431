import type { WalPosition } from './wal-position.ts'

/** More than an hour of them; then the last one is moved on, and the lag is taken to be longer rather than shorter. */
const maxStored = 4_000

/** How long a replica has lacked what the primary had written, by positions that the primary was seen at. */
export interface ReplayLag {
  /** The primary was at this position at that instant, in ms of a clock that only goes forward. */
  seen(position: WalPosition, at: number): void
  replayed(position: WalPosition): void
  /** Ms; `Infinity` until it has replayed the first position. */
  at(now: number): number
}

export function followLag(): ReplayLag {
  let lacking: { position: WalPosition; since: number }[] = []
  let visible: WalPosition = ''
  let hasStarted = false
  return {
    seen(position, at) {
      const last = lacking.at(-1)
      // What it replayed before is unknown: a replica may be days behind when this process starts.
      if (!hasStarted) lacking.push({ position, since: -Infinity })
      else if (position <= visible) return
      else if (last && lacking.length >= maxStored) last.position = position
      else if (last === undefined || position > last.position) lacking.push({ position, since: at })
      hasStarted = true
    },
    replayed(position) {
      visible = position
      if (lacking[0] && lacking[0].position <= position) lacking = lacking.filter((each) => each.position > position)
    },
    at(now) {
      if (!hasStarted) return Infinity
      return lacking[0] === undefined ? 0 : Math.max(0, now - lacking[0].since)
    },
  }
}
