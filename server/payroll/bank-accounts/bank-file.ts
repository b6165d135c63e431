import anyAscii from 'any-ascii'
import { offsetAt } from '../../platform/clock/zones.ts'

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
  readonly created: Date
  /** Of the office, on whose clock the file says when it was created. */
  readonly zone: string
  /** The day on which the banks pay. */
  readonly payment_date: string
  /** Who pays. */
  readonly payer: string
}

/** When a file was created, on the clock of the office. */
export function writtenAt({ created, zone }: FileHead): { day: string; time: string } {
  const onClock = new Date(created.getTime() + (offsetAt(zone, created) ?? 0) * 60_000).toISOString()
  return { day: onClock.slice(0, 10), time: onClock.slice(11, 16).replace(':', '') }
}

/**
 * What banks take: capitals, digits and a few marks. Other letters as they are pronounced: Ł as L, 李 as LI. Emoji and signs are left
 * out: what they are called is no part of a name.
 */
export function bankText(text: string): string {
  const spoken = text.normalize('NFC').replaceAll(/\p{C}/gu, '').replaceAll(/\p{S}/gu, ' ')
  return anyAscii(spoken)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .&/-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** The same, as wide as the field. */
export const words = (text: string, width: number): string => bankText(text).slice(0, width).padEnd(width)

/** A whole number, with zeros before it. @throws RangeError where the field is too narrow: never a wrong amount */
export function digits(value: number | bigint | string, width: number): string {
  const text = String(value)
  if (!/^\d+$/.test(text) || text.length > width) throw new RangeError(`A number doesn’t fit into ${width} digits`)
  return text.padStart(width, '0')
}

export const blank = (width: number) => ' '.repeat(width)

/** Both layouts end their lines so. */
export const lineEnd = '\r\n'
