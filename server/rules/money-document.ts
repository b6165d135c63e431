import type { MoneyDocument, MoneyLine, TaxLine } from '@talentplace/contract/billing/prices/quote'
import type { Currency } from '@talentplace/contract/shared/money'
import { monthlyPrice, type PriceBand } from './monthly-price.ts'
import { explainedLines, priceCapReason } from './price-adjustments.ts'

/** One place of a team: monthly hours of a role, and what its hour costs besides the band's rate. */
export interface PricedRole {
  readonly role_id: number
  readonly description: string
  readonly hours: number
  readonly uplift_cents: number
  readonly tax_category: string
}

/** D3: what a promotion gives, and to how many periods it has been applied before this document. */
export interface PricedPromotion {
  readonly uuid: string
  readonly code: string
  readonly name: string
  readonly type: 'hours' | 'percentage' | 'cents_amount'
  /** Whole hours, thousandths of a percent, or cents. */
  readonly value: number
  readonly currency: Currency | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months: number | null
  readonly periods_applied: number
}

/** A tax in force; `tax_category` is 'all' or the one category of services that it applies to. */
export interface PricedTax {
  readonly name: string
  readonly rate_thousandths: number
  readonly tax_category: string
}

/** A line besides the roles' own; what promotions take off is worked out here. */
export type ExtraLine = MoneyLine & { readonly kind: Exclude<MoneyLine['kind'], 'promotion'> }

export interface PricedDocument {
  readonly document: MoneyDocument
  readonly total_hours: number
  readonly hourly_cents: number
  /** The hours cost less than hours x rate, because the next band's first hour does. */
  readonly capped: boolean
  /** So many hours cost no more than these: the first hours of the next band. Null: they would, or an uplift or free hours decide it. */
  readonly same_price_hours: number | null
}

/** 100% in thousandths of a percent. */
const whole = 100_000n

/** `amount` x `rate`, in thousandths of a percent, rounded half up; exact at any size. Neither is below zero. */
export function percentOf(amount: number, rate_thousandths: number): number {
  return Number((2n * BigInt(amount) * BigInt(rate_thousandths) + whole) / (2n * whole))
}

/** Whether a promotion still has a period to be applied to, and a currency it can be applied in. */
function appliesTo(promotion: PricedPromotion, currency: Currency): boolean {
  if (promotion.currency !== null && promotion.currency !== currency) return false
  if (promotion.duration === 'forever') return true
  return promotion.periods_applied < (promotion.duration === 'once' ? 1 : (promotion.months ?? 0))
}

/** What promotions take off, in the order given, each of what those before it leave; together never more than there is room. */
function promotionLines(
  promotions: readonly PricedPromotion[],
  full: { subtotal_cents: number; room_cents: number; total_hours: number; hourly_cents: number },
): MoneyLine[] {
  let left_cents = full.subtotal_cents
  let room_cents = full.room_cents
  let left_hours = full.total_hours
  const lines: MoneyLine[] = []
  for (const { type, value, code, name } of promotions) {
    const quantity = type === 'hours' ? Math.min(value, left_hours) : 1
    const worth = type === 'hours' ? full.hourly_cents : type === 'percentage' ? percentOf(left_cents, value) : value
    const off = Math.min(quantity * worth, left_cents, room_cents)
    if (off === 0) continue
    left_cents -= off
    room_cents -= off
    if (type === 'hours') left_hours -= quantity
    // What can't be taken off in full isn't so many hours any more.
    const isWhole = off === quantity * worth
    lines.push({
      kind: 'promotion',
      description: `${name} (${code})`,
      role_id: null,
      quantity: isWhole ? quantity : 1,
      unit_cents: isWhole ? -worth : -off,
      amount_cents: -off,
      tax_category: 'all',
    })
  }
  return lines
}

/**
 * The amounts of lines once a discount is shared out over them by what they cost. Each line takes what the discount's
 * share has grown by since the line before, so that the shares add up to the cent.
 */
export function discounted(amounts: readonly number[], subtotal_cents: number, discount_cents: number): number[] {
  if (subtotal_cents === 0) return [...amounts]
  let amountsSoFar = 0n
  let sharedSoFar = 0n
  return amounts.map((amount) => {
    amountsSoFar += BigInt(amount)
    const shared = (amountsSoFar * BigInt(discount_cents)) / BigInt(subtotal_cents)
    const share = Number(shared - sharedSoFar)
    sharedSoFar = shared
    return amount - share
  })
}

/** What a tax is on: what is left of the lines of its categories. */
export interface TaxBase {
  readonly name: string
  readonly rate_thousandths: number
  readonly base_cents: number
  readonly bears: (tax_category: string) => boolean
}

/** The bases of taxes: a tax that applies to several categories has one, of all of them together. Lines without promotions. */
export function taxBases(
  taxes: readonly PricedTax[],
  lines: readonly MoneyLine[],
  totals: { subtotal_cents: number; discount_cents: number },
): TaxBase[] {
  const left = discounted(
    lines.map((line) => line.amount_cents),
    totals.subtotal_cents,
    totals.discount_cents,
  )
  const byTax = Map.groupBy(taxes, (tax) => `${tax.name} ${tax.rate_thousandths}`)
  return [...byTax.values()].flatMap((same) => {
    const [tax] = same
    if (!tax || tax.rate_thousandths === 0) return []
    const { name, rate_thousandths } = tax
    const categories = new Set(same.map((each) => each.tax_category))
    const bears = (tax_category: string) => categories.has('all') || categories.has(tax_category)
    const base_cents = lines.reduce((sum, line, at) => sum + (bears(line.tax_category) ? (left[at] ?? 0) : 0), 0)
    return [{ name, rate_thousandths, base_cents, bears }]
  })
}

/** One line a tax; without a rate or anything to tax there is none. */
function taxLines(bases: readonly TaxBase[]): TaxLine[] {
  return bases.flatMap(({ name, rate_thousandths, base_cents }) =>
    base_cents <= 0
      ? []
      : [{ name, rate_thousandths, base_cents, amount_cents: percentOf(base_cents, rate_thousandths) }],
  )
}

const sumOf = (amounts: readonly { readonly amount_cents: number }[]) =>
  amounts.reduce((sum, each) => sum + each.amount_cents, 0)

/** Lines, what promotions take off their subtotal, and the taxes on what is left. @throws RangeError below nothing */
function documentOf(
  currency: Currency,
  full: readonly MoneyLine[],
  { taken, taxes }: { taken: (subtotal_cents: number) => readonly MoneyLine[]; taxes: readonly PricedTax[] },
): MoneyDocument {
  const subtotal_cents = sumOf(full)
  if (subtotal_cents < 0) throw new RangeError('The lines of a document come to at least nothing.')
  const promotions = taken(subtotal_cents)
  const discount_cents = 0 - sumOf(promotions)
  const taxed = taxLines(taxBases(taxes, full, { subtotal_cents, discount_cents }))
  const tax_cents = sumOf(taxed)
  return {
    currency,
    lines: [...full, ...promotions],
    subtotal_cents,
    discount_cents,
    taxes: taxed,
    tax_cents,
    total_cents: subtotal_cents - discount_cents + tax_cents,
  }
}

/**
 * What lines come to that nobody's hours are priced by: their sum, and each tax rounded half up once.
 * @throws RangeError for lines that come to less than nothing
 */
export function lineDocument(wanted: {
  readonly currency: Currency
  readonly lines: readonly ExtraLine[]
  readonly taxes: readonly PricedTax[]
}): MoneyDocument {
  return documentOf(wanted.currency, wanted.lines, { taken: () => [], taxes: wanted.taxes })
}

/**
 * D3: what one period comes to, line by line, each of them quantity x unit price. The band of the total hours prices all of them, and
 * their total never exceeds the price of the next band's first hour: what it is less is a line of its own below each role, so that
 * shares of a discount and the bases of taxes are those of the role. A role's uplift comes on top. Promotions then reduce the subtotal, but
 * for adjustments, which are worth what was agreed; never below zero. Each tax is rounded half up once, on what is left of the lines it applies to.
 * @throws RangeError for a price book without bands, or lines that come to less than nothing
 */
export function priceDocument(wanted: {
  readonly currency: Currency
  readonly roles: readonly PricedRole[]
  readonly bands: readonly PriceBand[]
  readonly promotions: readonly PricedPromotion[]
  readonly taxes: readonly PricedTax[]
  readonly extra_lines?: readonly ExtraLine[]
}): PricedDocument {
  const { currency, roles } = wanted
  const { role_cents, ...price } = monthlyPrice(
    wanted.bands,
    roles.map((role) => role.hours),
  )
  const cap = priceCapReason(price.same_price_hours ?? 0)
  const subscription = roles.flatMap(({ description, role_id, hours, uplift_cents, tax_category }, at): MoneyLine[] => {
    const unit_cents = price.hourly_cents + uplift_cents
    return explainedLines({ kind: 'subscription', description, role_id, quantity: hours, unit_cents, tax_category }, [
      { reason: cap, amount_cents: (role_cents[at] ?? 0) - hours * price.hourly_cents },
    ])
  })
  const full = [...subscription, ...(wanted.extra_lines ?? [])]
  const promotions = wanted.promotions.filter((each) => appliesTo(each, currency))
  const promoted = sumOf(full.filter(({ kind }) => kind !== 'adjustment'))
  const taken = (room_cents: number) => promotionLines(promotions, { ...price, subtotal_cents: promoted, room_cents })
  const isHoursPriceAlone =
    roles.every(({ uplift_cents }) => uplift_cents === 0) && promotions.every(({ type }) => type !== 'hours')
  return {
    document: documentOf(currency, full, { taken, taxes: wanted.taxes }),
    total_hours: price.total_hours,
    hourly_cents: price.hourly_cents,
    capped: price.capped,
    same_price_hours: isHoursPriceAlone ? price.same_price_hours : null,
  }
}
