import type { AdjustmentFacts } from '../facts.ts'
import { nearest } from './whole.ts'

/** A document that takes adjustments, in the order in which documents were made. */
export interface TakingDocument {
  readonly uuid: string
  /** What is about a later day waits. */
  readonly day: string
  readonly moment: number
  /** Before taxes, without adjustments. */
  readonly room: bigint
}

/** One adjustment, or a part of it, on a document. */
export interface AdjustedPart {
  readonly adjustment_uuid: string
  readonly document_uuid: string
  readonly cents: bigint
}

/** What an adjustment has to come to. */
export function worth({ cents, time }: AdjustmentFacts): bigint {
  if (time === null) return BigInt(cents)
  const { minutes, unit_cents } = time
  const size = nearest(BigInt(Math.abs(minutes)) * BigInt(unit_cents), 60n)
  return minutes < 0 ? -size : size
}

interface Waiting {
  readonly about: AdjustmentFacts
  left: bigint
  /** When it, or what is left of it, came to be. */
  since: number
}

const before = (one: Waiting, other: Waiting) =>
  one.about.effective_date.localeCompare(other.about.effective_date) ||
  one.about.day.localeCompare(other.about.day) ||
  one.since - other.since

const mayGo = ({ about, left }: Waiting, { day, moment }: TakingDocument) =>
  left !== 0n &&
  about.approved !== null &&
  about.approved <= moment &&
  (about.voided === null || about.voided > moment) &&
  about.effective_date <= day

/**
 * What of a subscription's adjustments goes on which of its documents: all that add to it, and those that take off as far as something
 * is there, the oldest first. What is left of one goes behind the others of its day.
 */
export function adjustedOwed(adjustments: readonly AdjustmentFacts[], documents: readonly TakingDocument[]) {
  const all = adjustments.map((about): Waiting => ({ about, left: worth(about), since: about.proposed }))
  const parts: AdjustedPart[] = []
  for (const document of documents) {
    const going = all.filter((each) => mayGo(each, document)).toSorted(before)
    let room = document.room
    for (const { left } of going) if (left > 0n) room += left
    for (const each of going) {
      const cents = -each.left > room ? -room : each.left
      if (cents === 0n) continue
      if (cents < 0n) room += cents
      parts.push({ adjustment_uuid: each.about.uuid, document_uuid: document.uuid, cents })
      each.left -= cents
      each.since = document.moment
    }
  }
  const waiting = all.filter(({ about, left }) => left !== 0n && about.approved !== null && about.voided === null)
  return { parts, waiting: new Map(waiting.map(({ about, left }) => [about.uuid, left])) }
}
