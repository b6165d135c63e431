import type { Random } from './random.ts'

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** A UUID v7 of that instant whose random part comes from the person's own generator. */
export function uuidAt(random: Random, instant: Date): string {
  const time = hex(instant.getTime(), 12)
  const bits = random.bits()
  const version = 0x7000 | (bits & 0xfff)
  const variant = 0x8000 | ((bits >>> 12) & 0x3fff)
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(version, 4)}-${hex(variant, 4)}-${hex(random.bits(), 8)}${hex(random.bits() >>> 16, 4)}`
}
