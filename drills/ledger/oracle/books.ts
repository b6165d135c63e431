/*
 * A second book of everything that moved, made from the documents line by line. It has months, accounts and figures of its own; the
 * product's are compared with them.
 */
import type { Currency } from '../facts.ts'

/** What a document was about, as far as it is known. */
export interface About {
  readonly client: string | null
  readonly project: string | null
  readonly assistant: string | null
}

/** A line of the journal: a debit above zero, a credit below. */
export interface Entry {
  readonly day: string
  readonly currency: Currency
  readonly account: string
  readonly cents: bigint
}

export const measures = [
  'invoiced',
  'promotions',
  'adjustments',
  'collected',
  'refunds',
  'cost',
  'fees',
  'outstanding',
] as const
export type Measure = (typeof measures)[number]

/** An amount of the report. */
export interface Figure {
  readonly day: string
  readonly currency: Currency
  readonly about: About
  readonly measure: Measure
  readonly cents: bigint
}

interface Line {
  readonly kind: string
  readonly cents: bigint
}

interface Document {
  readonly day: string
  readonly currency: Currency
  readonly client: string
  readonly project: string
  readonly lines: readonly Line[]
  readonly taxes: readonly bigint[]
}

export interface Invoice extends Document {
  readonly total: bigint
  readonly open: bigint
}

/** Amounts above zero; lines and taxes below. */
export interface Note extends Document {
  readonly applied: bigint
  readonly credited: bigint
  readonly refunded: bigint
}

export interface Payment {
  readonly day: string
  readonly currency: Currency
  readonly client: string
  readonly method: string
  readonly cents: bigint
  readonly parts: readonly { readonly project: string; readonly cents: bigint }[]
  readonly surplus: bigint
}

export interface Refund {
  readonly day: string
  /** On which the bank turned it down. */
  readonly failed: string | null
  readonly currency: Currency
  readonly client: string
  readonly project: string | null
  readonly cents: bigint
  /** As much of it was the client's credit. */
  readonly credit: bigint
}

/** The client's credit that went back from the bank, and was credit again from a day on. */
export interface ManualRefund {
  readonly day: string
  readonly voided: string | null
  readonly currency: Currency
  readonly client: string
  readonly cents: bigint
}

export interface Bill {
  readonly number: string
  readonly day: string
  readonly currency: Currency
  readonly assistant: string
  readonly total: bigint
  readonly lines: readonly (Line & { readonly client: string | null; readonly project: string | null })[]
}

/** Money that went to an assistant, and came back. */
export interface Pay {
  readonly day: string
  readonly returned: string | null
  readonly currency: Currency
  readonly cents: bigint
}

export interface Dispute {
  readonly client: string
  readonly currency: Currency
  readonly cents: bigint
  readonly fee: bigint
  readonly opened: string
  readonly lost: string | null
}

export interface Books {
  readonly invoices: readonly Invoice[]
  readonly notes: readonly Note[]
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
  readonly manualRefunds: readonly ManualRefund[]
  readonly disputes: readonly Dispute[]
  readonly bills: readonly Bill[]
  readonly pay: readonly Pay[]
}

export const monthOf = (day: string) => day.slice(0, 7)
