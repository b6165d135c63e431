/*
 * What people did in the drill and were told that it was done: all that the oracle is given. Days are `YYYY-MM-DD`, amounts cents.
 */

export type Currency = 'cad' | 'usd'

export interface PromotionFacts {
  readonly code: string
  readonly type: 'hours' | 'percentage' | 'cents_amount'
  /** Hours, thousandths of a percent, or cents. */
  readonly value: number
  readonly currency: Currency | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months: number | null
}

export interface SeatFacts {
  readonly seat_uuid: string
  readonly role_id: number
  /** Hours a month by the day from which they hold. */
  readonly hours: Map<string, number>
}

/** First and first day after. Null: it hasn't ended. */
export interface PauseFacts {
  readonly from: string
  readonly resumes_on: string | null
}

export interface SubscriptionFacts {
  readonly project_uuid: string
  readonly client_uuid: string
  readonly currency: Currency
  readonly start: string
  readonly seats: readonly SeatFacts[]
  readonly promotions: readonly PromotionFacts[]
  /** Its last day, once it was cancelled. */
  last_day: string | null
}

/** An invoice by hand, with what each of its lines comes to. */
export interface OtherInvoiceFacts {
  readonly invoice_uuid: string
  readonly project_uuid: string
  readonly day: string
  readonly lines: readonly number[]
}

export interface AddedHoursFacts {
  readonly project_uuid: string
  readonly day: string
  readonly hours: number
  /** Hours of the period without them, and what they cost, as the client was shown. */
  readonly before: number
  readonly total: number
}

/** What is taken back of an invoice: all that is left, or an amount of its first line. */
export interface NoteFacts {
  readonly credit_note_uuid: string
  readonly invoice_uuid: string
  readonly first_line: number | null
}

export interface EntryFacts {
  readonly project_uuid: string
  readonly seat_uuid: string
  readonly assistant_uuid: string
  readonly day: string
  readonly seconds: number
  readonly payable: boolean
  readonly billable: boolean
  readonly removed: boolean
}

/** What who has a seat is paid an hour from a day on. */
export interface PayFacts {
  readonly from: string
  readonly assistant_uuid: string
  readonly cents: number
  readonly currency: Currency
}

export interface HandBillLine {
  readonly assistant_uuid: string
  readonly currency: Currency
  readonly cents: number
}

export interface PriceFacts {
  readonly from: string
  /** Hours from which a rate holds. */
  readonly cad: readonly (readonly [hours: number, cents: number])[]
  readonly usd: readonly (readonly [hours: number, cents: number])[]
}

export interface TaxFacts {
  readonly from: string
  readonly region: string
  readonly name: string
  readonly thousandths: number
}

/** Where a client is from a day on. */
export interface RegionFacts {
  readonly from: string
  readonly region: string
}

export interface Facts {
  readonly subscriptions: Map<string, SubscriptionFacts>
  /** By client. */
  readonly regions: Map<string, RegionFacts[]>
  readonly byHand: OtherInvoiceFacts[]
  readonly addedHours: AddedHoursFacts[]
  /** Money that came by another way than a card, by client. */
  readonly transfers: { readonly client_uuid: string; readonly cents: number }[]
  readonly notes: NoteFacts[]
  readonly entries: Map<string, EntryFacts>
  /** By seat, in the order of their days. */
  readonly pay: Map<string, PayFacts[]>
  readonly billLines: HandBillLine[]
  /** Bills that staff last said were paid. */
  readonly paidBills: Set<string>
  readonly prices: PriceFacts[]
  readonly taxes: TaxFacts[]
}

export function noFacts(): Facts {
  return {
    subscriptions: new Map(),
    regions: new Map(),
    byHand: [],
    addedHours: [],
    transfers: [],
    notes: [],
    entries: new Map(),
    pay: new Map(),
    billLines: [],
    paidBills: new Set(),
    prices: [],
    taxes: [],
  }
}
