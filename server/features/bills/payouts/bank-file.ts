/** A payment as a file for the bank has it. */
export interface Payment<Details> {
  readonly name: string
  /** What the person can find it by: the bill's number. */
  readonly reference: string
  readonly amount_cents: number
  readonly details: Details
}

/** What a file is about besides its payments. The same of all of it gives the same bytes. */
export interface FileHead {
  /** Gapless within the currency, from 1. */
  readonly number: number
  /** When it was released, by the clock of UTC. */
  readonly created: Date
  /** The day on which the banks pay. */
  readonly payment_date: string
  /** Who pays. */
  readonly payer: string
}

/** What banks take: capitals, digits and a few marks, as wide as the field. */
export function words(text: string, width: number): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .&/-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return plain.slice(0, width).padEnd(width)
}

/** A whole number, with zeros before it. @throws RangeError where the field is too narrow: never a wrong amount */
export function digits(value: number | bigint | string, width: number): string {
  const text = String(value)
  if (!/^\d+$/.test(text) || text.length > width) throw new RangeError(`A number doesn’t fit into ${width} digits`)
  return text.padStart(width, '0')
}

export const blank = (width: number) => ' '.repeat(width)

/** Both layouts end their lines so. */
export const lineEnd = '\r\n'
