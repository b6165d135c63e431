import { randomInt } from 'node:crypto'

// Without letters and digits that are read for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 8

/** A shortcode nobody has chosen: 8 of 31 letters and digits. */
export function newShortcode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
