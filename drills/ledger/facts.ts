/*
 * What people did in the drill and were told that it was done: all that the oracle is given. Days are `YYYY-MM-DD`, amounts cents.
 */

import type { DisputeState } from '@talentplace/contract/billing/invoices/dispute.states'

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
  readonly moment: number
  readonly lines: readonly number[]
}

export interface AddedHoursFacts {
  readonly project_uuid: string
  readonly day: string
  readonly hours: number
  /** Hours that the period was sold with until then, and what these cost, as the client was shown. */
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

/** What is added to or taken off the next invoice of a subscription, or the next bill of an assistant. */
export interface AdjustmentFacts {
  readonly uuid: string
  /** Of a client: the subscription. */
  readonly project_uuid: string | null
  readonly assistant_uuid: string | null
  readonly currency: Currency
  /** Below zero: taken off. */
  readonly cents: number
  /** Of time: so much of it at a rate an hour that staff were shown. */
  readonly time: { readonly minutes: number; readonly unit_cents: number } | null
  readonly effective_date: string
  readonly day: string
  readonly proposed: number
  /** The moment from which it waits for a document, and the one from which it never counts; null: not yet. */
  approved: number | null
  voided: number | null
}

/** A cardholder's bank takes a payment back: as the processor told it, on the days on which we heard. */
export interface DisputeFacts {
  readonly charge_id: string
  readonly client_uuid: string
  readonly currency: Currency
  readonly cents: number
  readonly opened: string
  state: DisputeState
  fee_cents: number
  settled: string | null
}

/** A payment by a file that our bank has got: what the bank read in it, and what became of it. */
export interface BankPaymentFacts {
  readonly bill_number: string
  readonly currency: Currency
  readonly cents: bigint
  /** The day on which the banks pay. */
  readonly day: string
  returned: string | null
}

/** Hours that aren't used go on, of periods that begin from a day on. */
export interface CarryFacts {
  readonly from: string
  readonly percent: number
  readonly periods: number
}

/** Credit that went back by transfer, and was entered by mistake if it was voided. */
export interface ManualRefundFacts {
  readonly client_uuid: string
  readonly currency: Currency
  readonly cents: number
  readonly day: string
  voided: string | null
}

export interface Facts {
  /** What was done so far: a number for each thing whose order matters, in its order. */
  moment: number
  /** How far it was when a day's jobs began. */
  readonly mornings: Map<string, number>
  readonly adjustments: Map<string, AdjustmentFacts>
  /** By the processor's own id. */
  readonly disputes: Map<string, DisputeFacts>
  readonly bankPayments: BankPaymentFacts[]
  /** By the number of the bill, of those that staff last said were paid without a file: the day. */
  readonly handPayments: Map<string, string>
  /** Those that came back: when they were made, and when they were back. */
  readonly handReturns: { readonly bill_number: string; readonly day: string; readonly returned: string }[]
  readonly carrying: CarryFacts[]
  readonly subscriptions: Map<string, SubscriptionFacts>
  /** By client. */
  readonly regions: Map<string, RegionFacts[]>
  readonly byHand: OtherInvoiceFacts[]
  readonly addedHours: AddedHoursFacts[]
  /** Money that came by another way than a card, by client. */
  readonly transfers: { readonly client_uuid: string; readonly cents: number }[]
  readonly manualRefunds: ManualRefundFacts[]
  readonly notes: NoteFacts[]
  readonly entries: Map<string, EntryFacts>
  /** By seat, in the order of their days. */
  readonly pay: Map<string, PayFacts[]>
  readonly billLines: HandBillLine[]
  readonly prices: PriceFacts[]
  readonly taxes: TaxFacts[]
}

export function noFacts(): Facts {
  return {
    moment: 0,
    mornings: new Map(),
    adjustments: new Map(),
    disputes: new Map(),
    bankPayments: [],
    handPayments: new Map(),
    handReturns: [],
    carrying: [],
    subscriptions: new Map(),
    regions: new Map(),
    byHand: [],
    addedHours: [],
    transfers: [],
    manualRefunds: [],
    notes: [],
    entries: new Map(),
    pay: new Map(),
    billLines: [],
    prices: [],
    taxes: [],
  }
}
