import { checkoutForm } from '@talentplace/server/testing/buyers'
import type { Currency } from './facts.ts'
import type { World } from './world.ts'

export const provinces = ['ON', 'QC', 'BC', 'NS', 'AB', 'MB', 'SK', 'NB', 'NL', 'PE', 'YT']
export const states = ['NY', 'CA', 'TX']
const cards = [
  'tok_visa',
  'tok_visa',
  'tok_visa',
  'tok_amex',
  'tok_lost_reply',
  'tok_refund_pending',
  'tok_refund_fails',
]

async function noteSeats({ product, facts }: World, project_uuid: string, start: string) {
  const seats = await product.rows<{
    seat_uuid: string
    role_id: number
    hours: number
    assistant_uuid: string
    cents: number
    currency: Currency
  }>(
    `select seat_uuid, role_id, hours_per_month as hours, virtualassistant_uuid as assistant_uuid, va_rate_cents as cents,
       va_currency as currency
     from rate_plans where project_uuid = $1 order by created_date, uuid`,
    [project_uuid],
  )
  for (const { seat_uuid, assistant_uuid, cents, currency } of seats) {
    facts.pay.set(seat_uuid, [{ from: start, assistant_uuid, cents, currency }])
  }
  return seats.map(({ seat_uuid, role_id }) => ({ seat_uuid, role_id }))
}

/** So many cost no more than the first hours of the next band. */
const cappedHours = [19, 38, 39]

function drawHours(random: World['random']): number {
  return random.chance(0.3) ? random.pick(cappedHours) : 10 + random.below(31)
}

/** Someone buys a subscription from a day on: one or two roles, perhaps with promotions. */
export async function subscribe(world: World, day: string): Promise<void> {
  const { product, facts, random, helpers, promotions } = world
  const isHere = random.chance(0.6)
  const region = random.pick(isHere ? provinces : states)
  const buyer = await product.buyers.addBuyer({ country: isHere ? 'CA' : 'US', region })
  const team = Array.from({ length: random.chance(0.3) ? 2 : 1 }, (_, at) => ({
    role_id: at + 1,
    hours: drawHours(random),
    assistant_id: random.pick(helpers).id,
  }))
  const card_uuid = await product.buyers.addCard(buyer, random.pick(cards))
  const project_uuid = await product.buyers.addDraft(buyer, team)
  const used = random.chance(0.4) ? random.skewed(promotions, 2) : []
  const promotion_codes = used.map(({ code }) => code)
  const currency: Currency = isHere ? 'cad' : 'usd'
  const quoteBody = { project_uuid, start_date: day, promotion_codes }
  const quoted = await product.request('POST /client/checkout/quote', buyer.user, quoteBody)
  const rejected = (quoted?.['refused_promotions'] ?? []) as { code: string }[]
  const agreed = used.filter(({ code }) => !rejected.some((each) => each.code === code))
  const codes = agreed.map(({ code }) => code)
  const again = await product.request('POST /client/checkout/quote', buyer.user, {
    ...quoteBody,
    promotion_codes: codes,
  })
  const form = { ...checkoutForm(again, { project_uuid, card_uuid }), promotion_codes: codes }
  const order = await product.request('POST /client/checkout', buyer.user, form, true)
  if (order === null) return
  // Of a card whose reply was lost the processor is asked once more.
  if (order['state'] !== 'paid')
    await product.request(`GET /client/checkout/${String(order['order_uuid'])}`, buyer.user)
  const seats = await noteSeats(world, project_uuid, day)
  facts.subscriptions.set(project_uuid, {
    project_uuid,
    client_uuid: buyer.client,
    currency,
    start: day,
    seats: seats.map((seat, at) => ({ ...seat, hours: new Map([[day, team[at]?.hours ?? 0]]) })),
    promotions: agreed,
    last_day: null,
  })
  facts.regions.set(buyer.client, [{ from: day, region }])
  world.subscribers.push({ ...buyer, project_uuid, mended: null })
}
