import type { Currency, Facts, PromotionFacts } from '../facts.ts'
import { nearest, sum } from './whole.ts'
import { taxesOn } from './taxes.ts'

/** What a document has to come to. */
export interface Owed {
  readonly subtotal: bigint
  readonly discount: bigint
  /** Of each tax, by name. */
  readonly taxes: ReadonlyMap<string, bigint>
  readonly total: bigint
}

/** The last of what holds from days on. */
export function inForce<T extends { readonly from: string }>(all: readonly T[], day: string): T | undefined {
  let found: T | undefined
  for (const each of all) if (each.from <= day && (found === undefined || each.from >= found.from)) found = each
  return found
}

/** What so many hours cost, and one of them. */
export function priceOfHours(facts: Facts, currency: Currency, day: string, hours: bigint) {
  const bands = inForce(facts.prices, day)?.[currency] ?? []
  let at = 0
  while ((bands[at + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= Number(hours)) at += 1
  const hourly = BigInt(bands[at]?.[1] ?? 0)
  const next = bands[at + 1]
  const all = hours * hourly
  const cap = next ? BigInt(next[0]) * BigInt(next[1]) : all
  return { hourly, cents: cap < all ? cap : all }
}

const lasts = ({ duration, months }: PromotionFacts, before: number) =>
  duration === 'forever' || before < (duration === 'once' ? 1 : (months ?? 0))

interface Sold {
  readonly currency: Currency
  readonly hours: bigint
  readonly hourly: bigint
  readonly cents: bigint
}

function afterPromotions(
  { currency, hours, hourly, cents }: Sold,
  promotions: readonly PromotionFacts[],
  before: number,
) {
  let left = cents
  let payable = hours
  for (const promotion of promotions) {
    if (!lasts(promotion, before) || (promotion.currency ?? currency) !== currency) continue
    const value = BigInt(promotion.value)
    let off = promotion.type === 'percentage' ? nearest(left * value, 100_000n) : value
    if (promotion.type === 'hours') {
      const free = value < payable ? value : payable
      payable -= free
      off = free * hourly
    }
    left = off > left ? 0n : left - off
  }
  return left
}

/** Before taxes, and each tax once, of a client on a day. */
export function taxed(facts: Facts, where: { client_uuid: string; placed: string; day: string }, net: bigint) {
  const region = inForce(facts.regions.get(where.client_uuid) ?? [], where.placed)?.region ?? ''
  const rates = net > 0n ? taxesOn(region, where.day, facts.taxes) : []
  return new Map(rates.map(([name, rate]) => [name, nearest(net * rate, 100_000n)]))
}

const documentOf = (subtotal: bigint, net: bigint, taxes: ReadonlyMap<string, bigint>): Owed => ({
  subtotal,
  discount: subtotal - net,
  taxes,
  total: net + sum(taxes.values()),
})

/** What a period of a subscription costs before taxes, and once promotions are taken off; `before`: periods invoiced before it. */
export function periodPrice(facts: Facts, of: { project_uuid: string; start: string; before: number }) {
  const subscription = facts.subscriptions.get(of.project_uuid)
  if (!subscription) throw new Error(`Nobody knows ${of.project_uuid}`)
  const hours = sum(subscription.seats.map((seat) => BigInt(hoursOn(seat.hours, of.start))))
  const { currency } = subscription
  const price = priceOfHours(facts, currency, of.start, hours)
  return {
    ...subscription,
    full: price.cents,
    net: afterPromotions({ currency, hours, ...price }, subscription.promotions, of.before),
  }
}

/** `placed`: the day that decides where the client was; `adjusted`: what adjustments come to, which promotions leave alone. */
export function periodOwed(
  facts: Facts,
  of: { project_uuid: string; start: string; placed: string; before: number; adjusted: bigint },
): Owed {
  const { client_uuid, full, net: own } = periodPrice(facts, of)
  const net = own + of.adjusted
  return documentOf(full + of.adjusted, net, taxed(facts, { client_uuid, placed: of.placed, day: of.start }, net))
}

export function hoursOn(hours: ReadonlyMap<string, number>, day: string): number {
  return (
    inForce(
      [...hours].map(([from, each]) => ({ from, each })),
      day,
    )?.each ?? 0
  )
}

/** Lines without promotions. `placed`: the day that decides where the client was. */
export function linesOwed(
  facts: Facts,
  where: { client_uuid: string; placed: string; day: string },
  lines: readonly bigint[],
): Owed {
  const net = sum(lines)
  return documentOf(net, net, taxed(facts, where, net))
}
