/*
 * What a document comes to by the rules of docs/features/money.md, worked out by hand as it were: whole numbers without
 * limits, no division that rounds, and nothing of the engine. A share is looked for cent by cent (`maxCents`), a rounded
 * number by the two whole numbers beside it.
 */
import type { DrawnDocument } from './random/random-documents.ts'

export interface OwedDocument {
  /** Of each role and each further line, in order. */
  readonly lines: number[]
  readonly subtotal: number
  readonly discount: number
  /** `GST 5000 of 48000: 2400`, in the order in which each tax is first named. */
  readonly taxes: string[]
  readonly total: number
}

/** The largest number of cents that `fits`, from none to `limit`; whatever is less than one that fits, fits too. */
function maxCents(limit: bigint, fits: (cents: bigint) => boolean): bigint {
  let max = 0n
  let above = limit + 1n
  while (above - max > 1n) {
    const middle = (max + above) >> 1n
    if (fits(middle)) max = middle
    else above = middle
  }
  return max
}

/** `amount` x `rate`, in thousandths of a percent: the whole number nearest to it, of two as near the greater. */
function percent(amount: bigint, rate: bigint): bigint {
  const exact = amount * rate
  const below = maxCents(amount * (rate + 1n), (cents) => cents * 100_000n <= exact)
  const above = below + 1n
  return above * 100_000n - exact <= exact - below * 100_000n ? above : below
}

interface Price {
  /** Of an hour of any role, without its uplift. */
  readonly hourly: bigint
  readonly hours: bigint
  readonly roles: bigint[]
}

function priceOfRoles({ roles, bands }: DrawnDocument): Price {
  let hours = 0n
  for (const each of roles) hours += BigInt(each.hours)
  let inForce = bands.reduce((first, band) => (band.from_hours < first.from_hours ? band : first))
  for (const band of bands) {
    if (BigInt(band.from_hours) <= hours && band.from_hours > inForce.from_hours) inForce = band
  }
  const later = bands.filter((band) => band.from_hours > inForce.from_hours)
  let due = hours * BigInt(inForce.hourly_cents)
  for (const band of later) {
    // The next band is the one that no other comes before.
    if (later.some((other) => other.from_hours < band.from_hours)) continue
    const itsFirstHour = BigInt(band.from_hours) * BigInt(band.hourly_cents)
    if (itsFirstHour < due) due = itsFirstHour
  }
  const shares = roles.map((each) => maxCents(due, (cents) => cents * hours <= due * BigInt(each.hours)))
  let odd = due
  for (const share of shares) odd -= share
  const uplifted = shares.map((share, at) => {
    const each = roles[at]
    return share + (BigInt(at) < odd ? 1n : 0n) + BigInt(each?.hours ?? 0) * BigInt(each?.uplift_cents ?? 0)
  })
  return { hourly: BigInt(inForce.hourly_cents), hours, roles: uplifted }
}

function isOver({ duration, months, periods_applied }: DrawnDocument['promotions'][number]): boolean {
  if (duration === 'once') return periods_applied > 0
  return duration === 'repeating' && periods_applied >= (months ?? 0)
}

/** What the promotions leave of the subtotal. */
function leftOf(subtotal: bigint, { hourly, hours }: Price, { promotions, currency }: DrawnDocument): bigint {
  let left = subtotal
  let payable = hours
  for (const promotion of promotions) {
    if (isOver(promotion) || (promotion.currency ?? currency) !== currency || left === 0n) continue
    const value = BigInt(promotion.value)
    if (promotion.type === 'percentage') left -= percent(left, value)
    else if (promotion.type === 'cents_amount') left = left > value ? left - value : 0n
    else {
      const free = value < payable ? value : payable
      payable -= free
      left = left > free * hourly ? left - free * hourly : 0n
    }
  }
  return left
}

/**
 * What is left of each line: the cents of the discount are laid evenly along all that is sold, and a line bears those
 * that fall within its own stretch of it.
 */
function leftOfLines(lines: readonly bigint[], subtotal: bigint, discount: bigint): bigint[] {
  let end = 0n
  let borneBefore = 0n
  return lines.map((amount) => {
    end += amount
    const upToHere = subtotal === 0n ? 0n : maxCents(discount * 2n, (cents) => cents * subtotal <= end * discount)
    const borne = upToHere - borneBefore
    borneBefore = upToHere
    return amount - borne
  })
}

export function owedBy(drawn: DrawnDocument): OwedDocument {
  const price = priceOfRoles(drawn)
  const lines = [...price.roles, ...drawn.extra_lines.map((line) => BigInt(line.amount_cents))]
  const categories = [...drawn.roles, ...drawn.extra_lines].map((line) => line.tax_category)
  let subtotal = 0n
  for (const amount of lines) subtotal += amount
  let promoted = subtotal
  for (const { kind, amount_cents } of drawn.extra_lines) if (kind === 'adjustment') promoted -= BigInt(amount_cents)
  const off = promoted - leftOf(promoted, price, drawn)
  const discount = off < subtotal ? off : subtotal
  let total = subtotal - discount
  const left = leftOfLines(lines, subtotal, discount)
  const taxes: string[] = []
  for (const [at, { name, rate_thousandths }] of drawn.taxes.entries()) {
    const same = drawn.taxes.filter((tax) => tax.name === name && tax.rate_thousandths === rate_thousandths)
    if (drawn.taxes.findIndex((tax) => same.includes(tax)) !== at) continue
    let base = 0n
    for (const [line, amount] of left.entries()) {
      if (same.some((tax) => tax.tax_category === 'all' || tax.tax_category === categories[line])) base += amount
    }
    if (base <= 0n || rate_thousandths === 0) continue
    const tax = percent(base, BigInt(rate_thousandths))
    total += tax
    taxes.push(`${name} ${rate_thousandths} of ${base}: ${tax}`)
  }
  return {
    lines: lines.map(Number),
    subtotal: Number(subtotal),
    discount: Number(discount),
    taxes,
    total: Number(total),
  }
}

/** What so much time costs, in 3600ths of a cent. */
function exactPrice(bands: DrawnDocument['bands'], seconds: bigint): bigint {
  let inForce = bands.reduce((first, band) => (band.from_hours < first.from_hours ? band : first))
  for (const band of bands) {
    if (BigInt(band.from_hours) * 3600n <= seconds && band.from_hours > inForce.from_hours) inForce = band
  }
  let due = seconds * BigInt(inForce.hourly_cents)
  const later = bands.filter((band) => band.from_hours > inForce.from_hours)
  for (const band of later) {
    if (later.some((other) => other.from_hours < band.from_hours)) continue
    const itsFirstHour = BigInt(band.from_hours) * 3600n * BigInt(band.hourly_cents)
    if (itsFirstHour < due) due = itsFirstHour
  }
  return due
}

/** The whole number nearest to a number of 3600ths, of two as near the greater. */
function nearestCent(exact: bigint): bigint {
  let below = exact / 3600n
  if (below * 3600n > exact) below -= 1n
  return 2n * (exact - below * 3600n) >= 3600n ? below + 1n : below
}

/** What more time costs: all of it less what was there before. */
export function owedForMore(
  bands: DrawnDocument['bands'],
  of: { readonly before: number; readonly more: number; readonly uplift_cents: number },
): number {
  const [before, more] = [BigInt(of.before), BigInt(of.more)]
  return Number(
    nearestCent(exactPrice(bands, before + more) - exactPrice(bands, before) + more * BigInt(of.uplift_cents)),
  )
}

/** Whether a line is its quantity times its unit price, or its time at the price of an hour. */
export function multipliesOut(line: {
  readonly quantity: number
  readonly unit_cents: number
  readonly amount_cents: number
  readonly seconds?: number | undefined
}): boolean {
  const each =
    line.seconds === undefined ? BigInt(line.unit_cents) : nearestCent(BigInt(line.seconds) * BigInt(line.unit_cents))
  return BigInt(line.quantity) * each === BigInt(line.amount_cents)
}
