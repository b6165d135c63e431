import { useEffect, useState } from 'react'

/** An instant the server named, and when this device received it by its own clock. */
export interface ServerInstant {
  /** The server's clock when it answered, ISO 8601. */
  readonly now: string
  /** `Date.now()` when the answer came. */
  readonly receivedAt: number
}

/**
 * The server's clock now, in milliseconds since 1970. Only the time that passed is measured on this device,
 * so that a wrong device clock can't show a wrong time.
 * @param device `Date.now()`
 */
export function serverTime({ now, receivedAt }: ServerInstant, device: number): number {
  return Date.parse(now) + (device - receivedAt)
}

/** True once the server's clock has reached the change of an offset, after which a fresh one is needed. */
export function offsetIsStale(instant: number, nextChange: string | null): boolean {
  return nextChange !== null && instant >= Date.parse(nextChange)
}

/** The server's clock, read again each `every` milliseconds, on the beat. Null as long as no answer named an instant. */
export function useServerTime(instant: ServerInstant | null, every: number): number | null {
  const [device, setDevice] = useState(() => Date.now())
  const now = instant?.now
  const receivedAt = instant?.receivedAt
  useEffect(() => {
    if (now === undefined || receivedAt === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const read = Date.now()
      setDevice(read)
      timer = setTimeout(tick, every - (serverTime({ now, receivedAt }, read) % every))
    }
    tick()
    return () => clearTimeout(timer)
  }, [now, receivedAt, every])
  return instant === null ? null : serverTime(instant, device)
}
