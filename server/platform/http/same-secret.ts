import { timingSafeEqual } from 'node:crypto'

/** Compares without telling by its time how much was right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
