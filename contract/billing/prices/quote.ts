import { z } from 'zod'
import { cents, currency } from '../../shared/money.ts'

/** Lines whose price depends on all hours together. */
export const adjustableKinds = ['subscription', 'overage', 'add-on'] as const

/** D1: what a line of an order or an invoice is for. */
export const lineKind = z.enum([...adjustableKinds, 'price_adjustment', 'adjustment', 'promotion'])

/**
 * One line: `amount_cents` is `quantity` x `unit_cents`; of time it is `seconds` x `unit_cents` / 3600, rounded half up. Where all hours
 * together cost less than hour by hour, a `price_adjustment` below the line says how much and why.
 */
export const moneyLine = z.object({
  kind: lineKind,
  /** Of a `price_adjustment`: the kind of the line above, whose price it is part of. */
  adjusts: z.enum(adjustableKinds).optional(),
  description: z.string(),
  role_id: z.int().nullable(),
  /** Hours where it names a role and isn't an adjustment, else pieces. A credit note takes back: below zero. */
  quantity: z.int(),
  unit_cents: z.int(),
  /** Below zero for a promotion. */
  amount_cents: z.int(),
  tax_category: z.string(),
  /** Of time above the hours: how much; `quantity` is 1 then. Posted invoices answer it as an `invoiceLine`. */
  seconds: z.int().optional(),
})
export type MoneyLine = z.infer<typeof moneyLine>

/** One tax, rounded half up once a document. A rate is in thousandths of a percent: 9.975 % is 9975. */
export const taxLine = z.object({
  name: z.string(),
  rate_thousandths: z.int().min(0),
  base_cents: cents,
  amount_cents: cents,
})
export type TaxLine = z.infer<typeof taxLine>

/**
 * What is charged for one period, computed once (server/rules/money-document.ts) and from then on only shown: the sum of
 * the lines that aren't promotions is the subtotal, that of the promotions (turned positive) the discount, and
 * total = subtotal - discount + taxes.
 */
export const moneyDocument = z.object({
  currency,
  lines: z.array(moneyLine),
  subtotal_cents: cents,
  discount_cents: cents,
  taxes: z.array(taxLine),
  tax_cents: cents,
  total_cents: cents,
})
export type MoneyDocument = z.infer<typeof moneyDocument>

/** A promotion as it is applied to a subscription. */
export const appliedPromotion = z.object({
  uuid: z.uuid(),
  code: z.string(),
  name: z.string(),
  /** In words, e.g. `10% off for 3 months`. */
  terms: z.string(),
})

/** D3, B8: what a checkout comes to now, and what it renews at. */
export const quote = z.object({
  /** The first period, due today. */
  document: moneyDocument,
  total_hours: z.int(),
  hourly_cents: cents,
  start_date: z.iso.date(),
  period_end: z.iso.date(),
  invoice_day: z.int().min(1).max(31),
  promotions: z.array(appliedPromotion),
  /** "renews on {date} for {amount}": the second period with what of the promotions is left by then. */
  renewal: z.object({ date: z.iso.date(), document: moneyDocument }),
})
export type Quote = z.infer<typeof quote>
