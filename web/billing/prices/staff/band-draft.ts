import type { Band, PriceBook } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { centsText, readCents, readWhole } from '../../../platform/formatting/typed-amount.ts'

/** One band as it is typed. `key` tells rows apart while they are added and removed. */
export interface BandDraft {
  readonly key: number
  readonly from_hours: string
  readonly hourly: string
}

/** The bands a new book begins with: those of the one in force. */
export function draftsOf(bands: PriceBook['cad']): BandDraft[] {
  return bands.map((band, key) => ({ key, from_hours: String(band.from_hours), hourly: centsText(band.hourly_cents) }))
}

/** An empty band behind the others. */
export function withBand(drafts: readonly BandDraft[]): BandDraft[] {
  return [...drafts, { key: Math.max(-1, ...drafts.map(({ key }) => key)) + 1, from_hours: '', hourly: '' }]
}

/** What is typed, or the first thing that is wrong with it in words. */
export function readBands(drafts: readonly BandDraft[]): { bands: Band[] } | { problem: string } {
  const bands: Band[] = []
  for (const draft of drafts) {
    const from_hours = readWhole(draft.from_hours)
    const hourly_cents = readCents(draft.hourly)
    if (from_hours === null || Number.isNaN(from_hours) || from_hours < 1) {
      return { problem: 'Each band begins at a whole number of hours' }
    }
    if (hourly_cents === null || hourly_cents < 1) return { problem: 'Each band has a price, for example 38.00' }
    if (from_hours <= (bands.at(-1)?.from_hours ?? 0)) {
      return { problem: 'Each band begins at more hours than the one before' }
    }
    bands.push({ from_hours, hourly_cents })
  }
  return bands.length === 0 ? { problem: 'At least one band is needed' } : { bands }
}
