import { aboveHours } from '@talentplace/contract/billing/messages/invoice-files'
import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import type { Transaction } from 'kysely'
import { waitingForInvoice } from '../adjustments/waiting-adjustments.ts'
import { pricingOf, type Pricing } from '../prices/pricing-of.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { dayText } from '../../rules/day-text.ts'
import { lineDocument, type ExtraLine } from '../../rules/money-document.ts'
import { overagePrice } from '../../rules/overage-price.ts'
import { explainedLines } from '../../rules/price-adjustments.ts'
import { adjustedLines, type AdjustedLine } from '../adjustments/adjusted-lines.ts'
import { periodRoles } from '../added-hours/period-roles.ts'
import type { EntryAbove, PeriodAbove } from './time-above.ts'

const secondsAnHour = 3600

/** What each entry adds to its line, which is at this position of the invoice. */
export interface ChargedEntry {
  readonly position: number
  readonly time_entry_uuid: string
  readonly seconds: number
  readonly amount_cents: number
}

export interface PricedAbove {
  readonly document: MoneyDocument
  /** Approved adjustments that are lines of it, behind those of time. */
  readonly adjusted: readonly AdjustedLine[]
  readonly entries: readonly ChargedEntry[]
}

interface PricedAlike {
  readonly entries: readonly [EntryAbove, ...EntryAbove[]]
  readonly pricing: Pick<Pricing, 'bands'> & { readonly uplift_cents: number }
}

/** The prices of a day, asked once a day. */
function pricesByDay(transaction: Transaction<Tables>, currency: Subscription['currency']) {
  const known = new Map<string, Pricing>()
  return async (day: string): Promise<Pricing> => {
    const found = known.get(day) ?? (await pricingOf(transaction, { currency, on: day, country: null, region: null }))
    known.set(day, found)
    return found
  }
}

/** A group a place and price, in the order of their first days. */
async function pricedAlike(
  entries: readonly EntryAbove[],
  pricesOn: ReturnType<typeof pricesByDay>,
): Promise<PricedAlike[]> {
  const groups = new Map<string, PricedAlike & { readonly entries: [EntryAbove, ...EntryAbove[]] }>()
  for (const entry of entries) {
    const { bands, uplifts } = await pricesOn(entry.task_date)
    const pricing = { bands, uplift_cents: uplifts.get(entry.role_id) ?? 0 }
    const key = `${entry.rate_plan_uuid} ${JSON.stringify(pricing)}`
    const group = groups.get(key)
    if (group) group.entries.push(entry)
    else groups.set(key, { entries: [entry], pricing })
  }
  return [...groups.values()]
}

/** In English, as lines are stored. */
const described = ({ role, assistant }: EntryAbove, { start, end }: PeriodAbove) =>
  writtenIn('en', () => aboveHours({ role, assistant, from: dayText(start), to: dayText(end) })).slice(0, 300)

/**
 * What time above the hours comes to: a line a period, place and price, by the prices of the days that were worked, below it what
 * all hours together change of it, then the adjustments
 * that are approved, and the taxes of the day of the invoice. @throws RangeError where there are no prices in the subscription's currency
 */
export async function priceTimeAbove(
  transaction: Transaction<Tables>,
  { uuid: project_uuid, client_uuid, currency }: Subscription,
  { periods, on }: { periods: readonly PeriodAbove[]; on: string },
): Promise<PricedAbove> {
  const client = await transaction
    .selectFrom('clients')
    .select(['country', 'state_prov as region'])
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const { taxes, tax_categories } = await pricingOf(transaction, { currency, on, ...client })
  const pricesOn = pricesByDay(transaction, currency)
  const lines: ExtraLine[] = []
  const entries: ChargedEntry[] = []
  for (const period of periods) {
    const roles = await periodRoles(transaction, { project_uuid, start: period.start })
    const hours = roles.reduce((sum, role) => sum + role.hours, 0)
    const groups = await pricedAlike(period.entries, pricesOn)
    const priced = overagePrice(
      hours * secondsAnHour + period.charged_seconds,
      groups.map((group) => ({ ...group.pricing, seconds: group.entries.map(({ seconds }) => seconds) })),
    )
    for (const [at, { shares, seconds: all_seconds, unit_cents, differences }] of priced.entries()) {
      const group = groups[at]
      if (!group) continue
      const [first] = group.entries
      const position = lines.length + 1
      entries.push(
        ...group.entries.map(({ uuid: time_entry_uuid, seconds }, which) => ({
          position,
          time_entry_uuid,
          seconds,
          amount_cents: shares[which] ?? 0,
        })),
      )
      const line = {
        kind: 'overage' as const,
        description: described(first, period),
        role_id: first.role_id,
        quantity: 1,
        unit_cents,
        seconds: all_seconds,
        tax_category: tax_categories.get(first.role_id) ?? 'general_assistance',
      }
      lines.push(...explainedLines(line, differences))
    }
  }
  const waiting = await waitingForInvoice(transaction, { project_uuid, currency, on })
  const adjusted = adjustedLines(waiting, { lines, discount_cents: 0, taxes })
  const document = lineDocument({ currency, lines: [...lines, ...adjusted.map(({ line }) => line)], taxes })
  return { document, adjusted, entries }
}
